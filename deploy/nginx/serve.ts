import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {BASE_URL} from '../../src/config/addresses';
import {readPort} from '../../src/config/environment';
import {startNginx} from './startNginx';

const buildDir = resolve('build');

async function serve(): Promise<void> {
  if (!existsSync(resolve(buildDir, '.server/redirects.map'))) {
    throw new Error('There is no finished build in build/. Run npm run build first.');
  }
  const port = readPort(8080);
  const nginx = await startNginx({port, buildDir, hsts: process.env.HSTS, trustedProxies: process.env.TRUSTED_PROXIES});
  console.log(`Millrace Docs by nginx: http://localhost:${port}${BASE_URL}`);
  process.on('SIGINT', () => void nginx.stop());
  process.on('SIGTERM', () => void nginx.stop());
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
