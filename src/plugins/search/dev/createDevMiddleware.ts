import type {IncomingMessage, ServerResponse} from 'node:http';
import type {SearchOptions} from '../options';
import {listSearchFiles, MANIFEST_FILE} from '../writeSearch/listSearchFiles';
import type {SourceReader} from './createSourceReader';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Files = ReadonlyMap<string, string>;

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Answers the requests for search files in development. Whenever the list of files is asked for,
 * the index is made anew from the sources, so search finds what was just written.
 *
 * @param base path of the folder of search files, with its slashes
 */
export function createDevHandler(
  base: string,
  settings: {readonly options: SearchOptions; readonly siteUrl: string},
  sources: SourceReader,
): Handler {
  let files: Promise<Files> | undefined;

  async function listFiles(anew: boolean): Promise<Files> {
    if (anew || !files) files = sources.readPages().then((pages) => listSearchFiles(pages, settings));
    return files;
  }

  async function find(name: string): Promise<string | undefined> {
    const asset = sources.assets()?.files.get(name);
    return asset ?? (await listFiles(name === MANIFEST_FILE)).get(`${settings.options.folder}/${name}`);
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
        response.end(`search: the index could not be made from the sources: ${String(error)}`);
      },
    );
  };
}

/** Puts the handler in front of the development server's own. */
export function createDevMiddleware(...parts: Parameters<typeof createDevHandler>): <T>(middlewares: T[]) => T[] {
  const handler = createDevHandler(...parts);
  return <T>(middlewares: T[]): T[] => {
    middlewares.unshift({name: 'search', middleware: handler} as T);
    return middlewares;
  };
}
