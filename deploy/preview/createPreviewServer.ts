import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {BASE_URL} from '../../src/config/addresses';
import {redirects} from '../../src/config/redirects';
import {agentFiles} from '../../src/config/agentFiles';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {canonicalisePath} from 'docusaurus-theme-document-first/addresses';
import {prefersMarkdown} from './prefersMarkdown';

/** How the server treats addresses. */
export type PreviewOptions = {
  /** Folder of the finished build. */
  readonly buildDir: string;
  /** Behaves like a host that only knows files and folders: no redirects, and `404.html` for unknown addresses. */
  readonly plain: boolean;
};

const moved = new Map(redirects.map(({from, to}) => [from as string, to as string]));

/** File of an address in the build, or `null`; `pathname` is below the base path and starts with a slash. */
function findFile(buildDir: string, pathname: string): string | null {
  if (pathname.includes('\0') || pathname.split('/').includes('..')) return null;
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const full = join(buildDir, file);
  return existsSync(full) && statSync(full).isFile() ? file : null;
}

/** Files that agents look for at the root of a host. */
const ROOT_FILES = new Set([agentFiles.index, agentFiles.skill, agentFiles.skillIndex].map((file) => `/${file}`));

/** Files that have two forms. */
const NEGOTIATED = /\.(?:html|md)$/;

/** The file of an address: of a page, the Markdown where that is wanted. */
function findNegotiated(buildDir: string, pathname: string, wantsMarkdown: boolean): string | null {
  const file = findFile(buildDir, pathname);
  if (!wantsMarkdown || !file?.endsWith('.html')) return file;
  return findFile(buildDir, `/${toMarkdownFile(pathname)}`) ?? file;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The headers that the build wrote for nginx, so that the preview has the policy of the real site. */
function readHeaders(buildDir: string): [string, string][] {
  const file = join(buildDir, '.server/headers.conf');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
    String(name),
    String(value),
  ]);
}

/** The query goes before the anchor of a target. */
function redirect(response: ServerResponse, target: string, search = ''): void {
  const [page = '', anchor] = target.split('#');
  response.writeHead(301, {Location: page + search + (anchor === undefined ? '' : `#${anchor}`)}).end();
}

function answerUnknown(response: ServerResponse, buildDir: string): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(readFileSync(join(buildDir, '404.html')));
}

/** Where the rules redirect an address that is not a file; `null` for nowhere. */
function findMove(buildDir: string, pathname: string, plain: boolean): string | null {
  if (plain) return findFile(buildDir, `${pathname}/`) ? `${BASE_URL}${pathname.slice(1)}/` : null;
  const target = moved.get(pathname.replace(/\/$/, ''));
  if (target) return target.startsWith('/') ? BASE_URL + target.slice(1) : target;
  const settled = canonicalisePath(pathname, (path) => findFile(buildDir, path) !== null);
  return settled && settled !== pathname ? BASE_URL + settled.slice(1) : null;
}

/** A static server of the finished site, for previews and for the browser tests. */
export function createPreviewServer({buildDir, plain}: PreviewOptions): Server {
  const serveFile = sirv(buildDir, {dev: true, etag: true, extensions: []});
  const headers = plain ? [] : readHeaders(buildDir);
  return createServer((request: IncomingMessage & {url?: string}, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    const [asked = '/', query] = (request.url ?? '/').split('?');
    const raw = !plain && ROOT_FILES.has(asked) ? BASE_URL + asked.slice(1) : asked;
    const search = query === undefined ? '' : `?${query}`;
    if (raw === '/' || raw === BASE_URL.slice(0, -1)) return redirect(response, BASE_URL);
    const pathname = raw.startsWith(BASE_URL) ? decode(`/${raw.slice(BASE_URL.length)}`) : null;
    if (pathname === null) return answerUnknown(response, buildDir);
    const isIndex = !plain && pathname.endsWith('/index.html');
    const move =
      isIndex || !findFile(buildDir, pathname) || (!plain && moved.has(pathname.replace(/\/$/, '')))
        ? findMove(buildDir, pathname, plain)
        : null;
    if (move) return redirect(response, encodeURI(move), search);
    const file = findNegotiated(buildDir, pathname, !plain && prefersMarkdown(request.headers.accept));
    if (file === null) return answerUnknown(response, buildDir);
    if (NEGOTIATED.test(file)) response.setHeader('Vary', 'Accept');
    if (file.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    request.url = encodeURI(file) + search;
    return serveFile(request, response, () => answerUnknown(response, buildDir));
  });
}
