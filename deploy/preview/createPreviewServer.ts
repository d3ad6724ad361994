import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, extname} from 'node:path';
import {agentFiles} from '../../src/config/agentFiles';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {BASE_URL} from '../../src/config/addresses';
import {prefersMarkdown} from './prefersMarkdown';
import {readFile, stat} from 'node:fs/promises';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  zip: 'application/zip',
};

/**
 * Answers with a file, whole: ranges are optional, and no file of the site is large. The file is read before the answer
 * begins, so one that goes away meanwhile (a build is under way) makes an error that the caller can answer.
 */
async function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status = 200): Promise<void> {
  const [{mtimeMs}, content] = await Promise.all([stat(file), readFile(file)]);
  const etag = `"${Math.trunc(mtimeMs).toString(16)}-${content.length.toString(16)}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Type', TYPES[extname(file).slice(1)] ?? 'application/octet-stream');
  if (status === 200) {
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
  }
  response.writeHead(status, {'Content-Length': content.length}).end(request.method === 'HEAD' ? undefined : content);
}

/** How the server treats addresses. */
export type PreviewOptions = {
  /** Folder of the finished build. */
  readonly buildDir: string;
  /** Behaves like a host that only knows files and folders: no redirects, and `404.html` for unknown addresses. */
  readonly plain: boolean;
};

/** What the rules make of a request: a file of the build, another address, or nothing. */
type Outcome = {readonly file: string} | {readonly location: string} | null;

/** Encoded dots, slashes, backslashes and control characters, and dot segments: no page has them (nginx.conf). */
const ODD = /%(?:2e|2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|\\|\/\.\.?(?:\/|$)/i;

/** What servers include and what hosts read is not for readers; nor are the compressed twins, and the 404 page, by name. */
const HIDDEN = /^\/(?:_redirects|_headers|404\.html)$|\/\.|\.(?:br|gz)$/;

/** Files that agents look for at the root of a host. */
const ROOT_FILES = new Set([agentFiles.index, agentFiles.skill, agentFiles.skillIndex].map((file) => `/${file}`));

/** Files that have two forms. */
const NEGOTIATED = /\.(?:html|md)$/;

/** File of an address in the build, or `null`; `pathname` is below the base path and starts with a slash. */
function findFile(buildDir: string, pathname: string): string | null {
  if (HIDDEN.test(pathname) && !ROOT_FILES.has(pathname)) return null;
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    return statSync(join(buildDir, file)).isFile() ? file : null;
  } catch {
    // Nothing there, a file where a folder would be, or a name that no file can have.
    return null;
  }
}

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

/** Where a redirect leads with the query of the request, which goes before the anchor of a target. */
function withQuery(target: string, search: string): string {
  const [page = '', anchor] = target.split('#');
  return page + search + (anchor === undefined ? '' : `#${anchor}`);
}

/** Where an address leads, or nowhere. */
type Moves = (address: string) => string | undefined;

/** The table that the build wrote for nginx, which does not tell upper from lower case. */
function readMoves(buildDir: string): Moves {
  const file = join(buildDir, '.server/redirects.map');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^(".*") (".*");$/gm) : [];
  const moves = new Map([...lines].map(([, from, to]) => JSON.parse(`[${from}, ${to}]`) as [string, string]));
  return (address) => moves.get(address.toLowerCase());
}

/** How the table knows the page of an address. */
const namePage = (address: string): string =>
  address.endsWith('/') ? `${address}index.html` : address.replace(/\.html$/i, '$&/');

/** Where the rules redirect an address, decoded and as it was asked for (nginx.conf). */
function findMove(address: string, asked: string, moves: Moves): string | undefined {
  const target = moves(address) ?? moves(namePage(address));
  return target === asked ? undefined : target;
}

/** Where the rules redirect an address of Markdown that is not there: it may be of a page that has moved. */
function findMarkdown(address: string, asked: string, moves: Moves): string | undefined {
  const page = /\.md$/i.test(address) ? moves(address.slice(0, -'.md'.length)) : undefined;
  const file = page?.startsWith(BASE_URL)
    ? BASE_URL + toMarkdownFile((page.split('#')[0] ?? '').slice(BASE_URL.length))
    : undefined;
  return file === asked ? undefined : file;
}

/** Where a host that only knows files and folders redirects. */
function findFolder(pathname: string, buildDir: string): string | undefined {
  const isFolder = !findFile(buildDir, pathname) && findFile(buildDir, `${pathname}/`);
  return isFolder ? encodeURI(`${BASE_URL}${pathname.slice(1)}/`) : undefined;
}

/** The outcome of a request for an address as it was sent. */
function resolveAddress(url: string, {buildDir, plain}: PreviewOptions, moves: Moves, wantsMarkdown: boolean): Outcome {
  const [asked = '/', ...query] = url.split('?');
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  const decoded = ODD.test(asked) ? null : decode(asked);
  if (decoded === null) return null;
  const merged = plain ? decoded : decoded.replace(/\/+/g, '/');
  const raw = !plain && ROOT_FILES.has(merged) ? BASE_URL + merged.slice(1) : merged;
  if (raw === '/' || raw === BASE_URL.slice(0, -1)) return {location: BASE_URL + search};
  const move = findMove(raw, asked, moves);
  if (move) return {location: withQuery(move, search)};
  if (!raw.startsWith(BASE_URL)) return null;
  const pathname = `/${raw.slice(BASE_URL.length)}`;
  const folder = plain ? findFolder(pathname, buildDir) : undefined;
  if (folder) return {location: folder + search};
  const file = findNegotiated(buildDir, pathname, wantsMarkdown);
  if (file !== null) return {file};
  const markdown = findMarkdown(raw, asked, moves);
  return markdown ? {location: markdown + search} : null;
}

/** Answers 404 with the page of the build; while a build is under way there may be none. */
async function answerUnknown(request: IncomingMessage, response: ServerResponse, buildDir: string): Promise<void> {
  const page = join(buildDir, '404.html');
  if (existsSync(page)) await sendFile(request, response, page, 404);
  else
    response
      .writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'})
      .end('Page not found. 404.html is missing in the build.\n');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: PreviewOptions,
  moves: Moves,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8'});
    response.end('Only GET and HEAD are answered here.\n');
    return;
  }
  const wantsMarkdown = !options.plain && prefersMarkdown(request.headers.accept);
  const outcome = resolveAddress(request.url ?? '/', options, moves, wantsMarkdown);
  if (outcome === null) return answerUnknown(request, response, options.buildDir);
  if ('location' in outcome) {
    response.writeHead(301, {Location: outcome.location}).end();
    return;
  }
  if (NEGOTIATED.test(outcome.file)) response.setHeader('Vary', 'Accept');
  return sendFile(request, response, join(options.buildDir, outcome.file));
}

/** A static server of the finished site, for previews and for the browser tests. It outlives every request. */
export function createPreviewServer(options: PreviewOptions): Server {
  const headers = options.plain ? [] : readHeaders(options.buildDir);
  const moves: Moves = options.plain ? () => undefined : readMoves(options.buildDir);
  return createServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    answer(request, response, options, moves).catch((error: unknown) => {
      console.error(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'})
          .end('The file could not be read. Is a build under way?\n');
    });
  });
}
