import {existsSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import autocannon from 'autocannon';
import {findFreePort} from '../tests/freePort';
import {startNginx} from './nginx/startNginx';

const BUILD = resolve('build');
const SECONDS = 5;
const CONNECTIONS = 32;
const PAGES = ['/docs/', '/docs/api/rest/'] as const;

/** The same files served by the same nginx without our configuration, as the baseline. */
const BARE = `\${LOAD_MODULES}
\${USER}
worker_processes \${WORKERS};
pid \${RUN_DIR}/nginx.pid;
error_log stderr \${LOG_LEVEL};
events { worker_connections 2048; }
http {
  include \${MIME_TYPES};
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  \${BROTLI}
  client_body_temp_path \${RUN_DIR}/body;
  proxy_temp_path \${RUN_DIR}/proxy;
  fastcgi_temp_path \${RUN_DIR}/fastcgi;
  uwsgi_temp_path \${RUN_DIR}/uwsgi;
  scgi_temp_path \${RUN_DIR}/scgi;
  server {
    listen \${LISTEN};
    root \${WEB_ROOT};
    location = /healthz { return 200; }
  }
}
`;

type Row = {
  readonly page: string;
  readonly server: string;
  readonly rate: number;
  readonly p99: number;
  readonly errors: number;
};

async function measure(page: string, server: string, port: number): Promise<Row> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${page}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: {'accept-encoding': 'br'},
  });
  return {page, server, rate: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx};
}

async function bench(): Promise<void> {
  if (!existsSync(resolve(BUILD, '.server/redirects.map')))
    throw new Error('There is no finished build in build/. Run npm run build first.');
  const [ownPort, barePort] = [await findFreePort(), await findFreePort()];
  const ours = await startNginx({port: ownPort, buildDir: BUILD});
  const bare = await startNginx({port: barePort, buildDir: BUILD, template: BARE});
  console.log(`${CONNECTIONS} connections, ${SECONDS} s a row, generator and nginx on one machine\n`);
  console.log('page                server     requests/s   p99 ms   errors   ratio');
  for (const page of PAGES) {
    const bytes = statSync(resolve(BUILD, `.${page.slice('/docs'.length)}index.html.br`)).size;
    const base = await measure(page, 'bare', barePort);
    for (const row of [base, await measure(page, 'ours', ownPort)]) {
      const ratio = (row.rate / base.rate).toFixed(2);
      console.log(
        `${row.page.padEnd(18)}  ${row.server.padEnd(9)}  ${row.rate.toFixed(0).padStart(10)}  ${String(row.p99).padStart(7)}  ${String(row.errors).padStart(7)}   ${ratio}`,
      );
    }
    console.log(`${''.padEnd(18)}  (${(bytes / 1024).toFixed(1)} KiB brotli)`);
  }
  await Promise.all([ours.stop(), bare.stop()]);
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
