/**
 * Serves the finished site.
 *
 *   npm run serve                     at http://localhost:3000/docs/, or at the port in $PORT
 *   npm run serve -- other/build      another folder
 *   npm run serve -- --plain          like a host that only knows files
 *   npm run serve -- --host 0.0.0.0   for other machines too; without it, for this one only
 *   npm run serve -- --nginx          by the system's nginx, at port 8080
 */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {BASE_URL} from '../src/config/addresses';
import {readPort} from '../src/config/environment';
import {runCommand} from '../tools/runCommand';
import {startNginx} from './nginx/startNginx';
import {createPreviewServer} from './preview/createPreviewServer';

/** Only reachable from this machine by default, because previews aren't meant to be public. */
const LOOPBACK = '127.0.0.1';

const {values, positionals} = parseArgs({
  options: {
    plain: {type: 'boolean', default: false},
    nginx: {type: 'boolean', default: false},
    host: {type: 'string', default: LOOPBACK},
  },
  allowPositionals: true,
});
const folder = positionals[0] ?? 'build';
const buildDir = resolve(folder);

async function serveByNginx(port: number): Promise<void> {
  const nginx = await startNginx({port, buildDir, hsts: process.env.HSTS, trustedProxies: process.env.TRUSTED_PROXIES});
  console.log(`Millrace Docs by nginx: http://localhost:${port}${BASE_URL}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void nginx.stop());
}

function serve(port: number): Promise<void> {
  const server = createPreviewServer({buildDir, plain: values.plain});
  return new Promise((_, fail) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      fail(isTaken ? new Error(`Port ${port} is taken; choose another: PORT=3001 npm run serve`) : error);
    });
    const name = values.host === LOOPBACK ? 'localhost' : values.host;
    server.listen(port, values.host, () => console.log(`Millrace Docs: http://${name}:${port}${BASE_URL}`));
  });
}

async function main(): Promise<void> {
  if (!existsSync(resolve(buildDir, values.nginx ? '.server/redirects.map' : 'index.html')))
    throw new Error(`There is no finished site in ${folder}/. Run npm run build first.`);
  await (values.nginx ? serveByNginx(readPort(8080)) : serve(readPort(3000)));
}

await runCommand(main);
