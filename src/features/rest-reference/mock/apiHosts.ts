import {join} from 'node:path';
import type {Document, OpenAPIBackend} from 'openapi-backend';
import {type PathItem, readApiDocument} from '../document/readApiDocument';

const FILE = join(import.meta.dirname, '..', '..', '..', 'facts', 'openapi.yaml');

/** The operations of one API host, with matching, validation and mock responses. */
export interface ApiHost {
  readonly origin: string;
  readonly backend: OpenAPIBackend;
}

/** Escapes a path for the router, which treats `$` as part of a pattern. Use this for both routes and requests. */
export function escapePath(path: string): string {
  return path.replaceAll('$', '~').replaceAll('%24', '~');
}

function groupByServer(document: Document): Map<string, Record<string, unknown>> {
  const fallback = document.servers?.[0]?.url ?? '';
  const groups = new Map<string, Record<string, unknown>>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const server = (item as PathItem).servers?.[0]?.url ?? fallback;
    groups.set(server, {...groups.get(server), [escapePath(path)]: item});
  }
  return groups;
}

function createHost(
  Backend: typeof OpenAPIBackend,
  document: Document,
  server: string,
  paths: Record<string, unknown>,
): ApiHost {
  const {origin, pathname} = new URL(server);
  const definition = {...document, paths} as Document;
  const backend = new Backend({
    definition,
    apiRoot: pathname === '/' ? '' : pathname,
    quick: true,
    ajvOpts: {strict: false, formats: {'date-time': true, uri: true, email: true, binary: true, int64: true}},
  });
  return {origin, backend};
}

let hosts: Promise<ApiHost[]> | undefined;

async function loadHosts(): Promise<ApiHost[]> {
  const document = readApiDocument(FILE).document as unknown as Document;
  const {OpenAPIBackend: Backend} = await import('openapi-backend');
  const created = [...groupByServer(document)].map(([server, paths]) => createHost(Backend, document, server, paths));
  await Promise.all(created.map(({backend}) => backend.init()));
  return created;
}

/** Loads the hosts in the API document, once. */
export function loadApiHosts(): Promise<ApiHost[]> {
  hosts ??= loadHosts();
  return hosts;
}
