import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {decodePath} from 'docusaurus-plugin-built-site/client';
import sirv from 'sirv';
import {agentFiles} from '../../src/config/agentFiles';
import {BASE_URL} from '../../src/config/addresses';

/** Options of the preview server. */
export type PreviewOptions = {
  /** Folder of the finished build. */
  readonly buildDir: string;
  /** Behaves like a static host: no redirects, and `404.html` for unknown addresses. */
  readonly plain: boolean;
};

/**
 * Host configuration files, dotfiles and the 404 page, which can't be requested directly. No file name has a control
 * character.
 */
const HIDDEN = /^\/(?:_redirects|_headers|404\.html)$|\/\.(?!well-known\/)|\p{Cc}/u;

/** Files that agents look for at the root of a host. */
const ROOT_FILES = new Set([agentFiles.index, agentFiles.skill, agentFiles.skillIndex].map((file) => `/${file}`));

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads the headers that the build wrote for nginx, so that previews use the real site's security policy. */
const readHeaders = (buildDir: string): Headers =>
  new Headers(
    [...readIfThere(join(buildDir, '.server/headers.conf')).matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );

const unquote = (quoted: string): string => quoted.replace(/\\(.)/g, '$1');

/** Converts ASCII letters to lower case, but no others, like nginx. */
const toAsciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Reads the redirects that the build wrote for nginx, and returns a function that looks up a path. Like nginx, it
 * ignores case except in regular expressions.
 */
function readRedirects(buildDir: string): (path: string) => string | undefined {
  const rules = [...readIfThere(join(buildDir, '.server/redirects.map')).matchAll(/^"([^\n]*)" "([^\n]*)";$/gm)].map(
    ([, from = '', to = '']): [string, string] => [unquote(from), unquote(to)],
  );
  const exact = new Map(rules.map(([from, to]) => [toAsciiLowerCase(from), to]));
  const patterns = rules
    .filter(([from]) => from.startsWith('~'))
    .map(([from, to]) => [new RegExp(from.slice(1)), to] as const);
  return (path) => exact.get(toAsciiLowerCase(path)) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
}

function redirect(response: ServerResponse, target: string, search = ''): void {
  const [page = '', anchor] = target.split(/#(.*)/);
  const query = page.includes('?') ? search.replace('?', '&') : search;
  response.writeHead(301, {Location: page + query + (anchor === undefined ? '' : `#${anchor}`)}).end();
}

/**
 * Creates a static server of the finished site for previews and browser tests, with its redirects and headers. To see
 * everything else that nginx does (Markdown by `Accept`, repeated slashes, limits), use `npm run serve -- --nginx`.
 */
export function createPreviewServer({buildDir, plain}: PreviewOptions): Server {
  const headers = plain ? new Headers() : readHeaders(buildDir);
  const findRedirect = plain ? () => undefined : readRedirects(buildDir);
  const serveFile = sirv(buildDir, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders: (response, path) => {
      // Like nginx, because these names contain hashes. If fonts had to be revalidated, they'd often arrive too late to
      // be used.
      if (!plain && path.startsWith('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // Send it as a download. Otherwise, the browser would decompress it.
      if (/\.(?:br|gz)$/.test(path))
        response.setHeader('Content-Type', 'application/octet-stream').setHeader('Content-Encoding', 'identity');
      if (/\.(?:md|txt)$/.test(path))
        response.setHeader('Content-Type', `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`);
    },
  });
  return createServer((request, response) => {
    response.setHeaders(headers);
    const {pathname, search} = new URL(`http://localhost/${request.url?.replace(/^\/+/, '')}`);
    const asked = decodePath(!plain && ROOT_FILES.has(pathname) ? BASE_URL + pathname.slice(1) : pathname);
    const path = `/${asked.slice(BASE_URL.length)}`;
    if (`${asked}/` === BASE_URL || asked === '/') return redirect(response, BASE_URL, search);
    const target = findRedirect(asked) ?? findRedirect(`${asked}index.html`);
    if (target !== undefined && target !== pathname) return redirect(response, target, search);
    const answerUnknown = (): void => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(readIfThere(join(buildDir, '404.html')) || 'Page not found. 404.html is missing in the build.\n');
    };
    if (!asked.startsWith(BASE_URL) || HIDDEN.test(path)) return answerUnknown();
    if (!asked.endsWith('/') && existsSync(join(buildDir, path, 'index.html')))
      return redirect(response, `${pathname}/`, search);
    // sirv would end the path at a `?` or `#`, unless it's already parsed.
    const file = encodeURI(path.endsWith('/') ? `${path}index.html` : path);
    serveFile(Object.assign(request, {url: file, _parsedUrl: {raw: file, pathname: file}}), response, answerUnknown);
  });
}
