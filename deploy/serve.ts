/**
 * Serves the finished site.
 *
 *   npm run serve                     at http://localhost:3000/docs/, or at the port in $PORT
 *   npm run serve -- other/build      another folder
 *   npm run serve -- --plain          like a host that only knows files
 *   npm run serve -- --nginx          by the system's nginx, at port 8080
 */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {BASE_URL} from '../src/config/addresses';
import {readPort} from '../src/config/environment';
import {startNginx} from './nginx/startNginx';
import {createPreviewServer} from './preview/createPreviewServer';

const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith('--')) ?? 'build';
const buildDir = resolve(folder);

async function serveByNginx(port: number): Promise<void> {
  const nginx = await startNginx({port, buildDir, hsts: process.env.HSTS});
  console.log(`Millrace Docs by nginx: http://localhost:${port}${BASE_URL}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void nginx.stop());
}

function serve(port: number): Promise<void> {
  const server = createPreviewServer({buildDir, plain: words.includes('--plain')});
  return new Promise((_, fail) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      fail(isTaken ? new Error(`Port ${port} is taken; choose another: PORT=3001 npm run serve`) : error);
    });
    server.listen(port, () => console.log(`Millrace Docs: http://localhost:${port}${BASE_URL}`));
  });
}

async function main(): Promise<void> {
  const withNginx = words.includes('--nginx');
  if (!existsSync(resolve(buildDir, withNginx ? '.server/redirects.map' : 'index.html')))
    throw new Error(`There is no finished site in ${folder}/. Run npm run build first.`);
  await (withNginx ? serveByNginx(readPort(8080)) : serve(readPort(3000)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
