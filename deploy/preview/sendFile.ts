import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
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
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): Promise<void> {
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
