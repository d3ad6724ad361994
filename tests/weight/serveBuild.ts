import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';

/** A page of nothing but text, with a link to the other one. */
const makeBare = (heading: string, link: string): string =>
  `<!doctype html><html lang="en"><title>Bare</title><h1>${heading}</h1><p>A <a href="${link}">link</a>.</p></html>`;

const BARE: Readonly<Record<string, string>> = {
  '/bare/': makeBare('Bare', '/bare/next/'),
  '/bare/next/': makeBare('Next', '/bare/'),
};

/** Serves a build, compressed as it lies there, and beside it two bare pages, at `/bare/` and `/bare/next/`. */
export async function serveBuild(
  folder = 'build',
): Promise<{readonly origin: string; readonly close: () => Promise<void>}> {
  const files = sirv(folder, {brotli: true, gzip: true});
  const server: Server = createServer((request, response) => {
    const bare = BARE[request.url ?? ''];
    if (bare !== undefined) {
      response.writeHead(200, {'content-type': 'text/html'}).end(bare);
      return;
    }
    request.url = request.url?.replace(/^\/docs/, '') ?? '/';
    files(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html'}).end(readFileSync(join(folder, '404.html')));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
