import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';

const BARE =
  '<!doctype html><html lang="en"><title>Bare</title><h1>Bare</h1><p>One heading and one paragraph.</p></html>';

/** Serves a build, compressed as it lies there, and beside it a page of nothing but text, at `/bare/`. */
export async function serveBuild(
  folder = 'build',
): Promise<{readonly origin: string; readonly close: () => Promise<void>}> {
  const files = sirv(folder, {brotli: true, gzip: true});
  const server: Server = createServer((request, response) => {
    if (request.url === '/bare/') {
      response.writeHead(200, {'content-type': 'text/html'}).end(BARE);
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
