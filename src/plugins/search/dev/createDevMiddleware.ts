import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Files} from 'docusaurus-plugin-built-site';
import {buildSearchFiles, type SearchFileSettings} from '../index/buildSearchFiles';
import {MANIFEST_FILE} from '../index/indexFile';
import type {SearchPage} from '../records/section';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What the middleware serves: the bundled files, and the pages as they are now. */
export type DevSources = {
  readonly assets: () => Files | undefined;
  readonly readPages: () => Promise<readonly SearchPage[]>;
};

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Answers the requests for search files in development. Each request for the manifest rebuilds the index from the
 * sources, so that search finds what has just been written.
 *
 * @param base path of the folder of search files, with its slashes
 */
export function createDevHandler(base: string, settings: SearchFileSettings, sources: DevSources): Handler {
  let files: Promise<Files> | undefined;

  async function buildFiles(rebuild: boolean): Promise<Files> {
    if (rebuild || !files) files = sources.readPages().then((pages) => buildSearchFiles(pages, settings));
    return files;
  }

  async function find(name: string): Promise<string | undefined> {
    const asset = sources.assets()?.get(name);
    return asset ?? (await buildFiles(name === MANIFEST_FILE)).get(`${settings.options.folder}/${name}`);
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(base)) return next();
    const name = path.slice(base.length);
    find(name).then(
      (content) => {
        response.writeHead(content === undefined ? 404 : 200, {
          'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(content);
      },
      (error: unknown) => {
        response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'});
        response.end(`search: the index could not be built from the sources: ${String(error)}`);
      },
    );
  };
}

/** Makes the function that puts the handler before those of the development server. */
export function createDevMiddleware(...parts: Parameters<typeof createDevHandler>): <T>(middlewares: T[]) => T[] {
  const handler = createDevHandler(...parts);
  return <T>(middlewares: T[]): T[] => [{name: 'search', middleware: handler} as T, ...middlewares];
}
