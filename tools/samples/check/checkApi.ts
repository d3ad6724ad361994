import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Document, OpenAPIBackend} from 'openapi-backend';
import {parse} from 'yaml';
import {resolveFacts} from '../../../src/facts';
import {type CurlRequest, UNKNOWN} from './readCurl';

const FILE = join(import.meta.dirname, '..', '..', '..', 'src', 'facts', 'openapi.yaml');

/** The operations of one host, ready to match, validate and imitate. */
export interface ApiHost {
  readonly origin: string;
  readonly backend: OpenAPIBackend;
}

/** The router reads `$` in a path as part of a pattern, so both sides use another character for it. */
export function escapePath(path: string): string {
  return path.replaceAll('$', '~').replaceAll('%24', '~');
}

interface PathItem {
  readonly servers?: readonly {url: string}[];
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

/** Fills in the facts; a value that is nothing but a raw figure becomes a number. */
function fillFact(_key: unknown, value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes('%')) return value;
  const {text} = resolveFacts(value);
  return /^%[\w.]+\.raw%$/.test(value) ? Number(text) : text;
}

async function loadHosts(): Promise<ApiHost[]> {
  const document = parse(readFileSync(FILE, 'utf8'), fillFact) as Document;
  const {OpenAPIBackend: Backend} = await import('openapi-backend');
  const created = [...groupByServer(document)].map(([server, paths]) => createHost(Backend, document, server, paths));
  await Promise.all(created.map(({backend}) => backend.init()));
  return created;
}

/** The hosts of the REST API document, read once. */
export function loadApiHosts(): Promise<ApiHost[]> {
  hosts ??= loadHosts();
  return hosts;
}

/** What of a validation error is read here. */
interface ErrorObject {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

let loaded: readonly ApiHost[] = [];

/** Reads the API document, so that requests can be checked. */
export async function loadApi(): Promise<void> {
  loaded = await loadApiHosts();
}

function parseBody({body, headers}: CurlRequest): {value: unknown; problem?: string} {
  if (body === undefined) return {value: undefined};
  const type = headers['content-type'] ?? 'application/x-www-form-urlencoded';
  if (!type.includes('json'))
    return {value: body, problem: 'the body needs the header "Content-Type: application/json"'};
  try {
    return {value: JSON.parse(body) as unknown};
  } catch (error) {
    return {value: undefined, problem: `the body is not JSON: ${error instanceof Error ? error.message : ''}`};
  }
}

function isAboutUnknown(error: ErrorObject, request: CurlRequest): boolean {
  if (error.instancePath.startsWith('/requestBody')) return request.hasUnknownBody;
  return request.url.includes(UNKNOWN) && !['additionalProperties', 'required'].includes(error.keyword);
}

function describe({instancePath, message, params}: ErrorObject): string {
  const allowed = 'additionalProperty' in params ? ` ("${String(params.additionalProperty)}")` : '';
  return `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'} ${message ?? ''}${allowed}`;
}

function checkHeaders({headers}: CurlRequest): string[] {
  return /^Bearer ./.test(headers.authorization ?? '')
    ? []
    : ['a request to the API needs the header "Authorization: Bearer …"'];
}

function checkOperation(host: ApiHost, request: CurlRequest, url: URL): string[] {
  const {value, problem} = parseBody(request);
  const parsed = {
    method: request.method,
    path: escapePath(url.pathname),
    query: url.searchParams.size > 0 ? url.search.slice(1) : '',
    headers: {...request.headers},
    body: request.hasUnknownBody ? undefined : value,
  };
  const operation = host.backend.matchOperation(parsed);
  if (!operation) return [`${request.method} ${url.pathname} is not an operation of the API document`];
  const {errors} = host.backend.validator.validateRequest(parsed, operation);
  const real = (errors ?? []).filter((error) => !isAboutUnknown(error as ErrorObject, request));
  return [
    ...(problem ? [problem] : []),
    ...real.map((error) => describe(error as ErrorObject)),
    ...checkHeaders(request),
  ];
}

/** What is wrong with a request, by the API document; requests to other hosts only need a valid URL. */
export function checkApiRequest(request: CurlRequest): string[] {
  if (request.url.startsWith(UNKNOWN)) return [];
  const filled = request.url.replaceAll(UNKNOWN, 'x').replace(/<[\w -]+>/g, 'x');
  if (!URL.canParse(filled)) return [`not a URL: "${filled}"`];
  const url = new URL(filled);
  const host = loaded.find(({origin}) => origin === url.origin);
  return host ? checkOperation(host, request, url) : [];
}
