import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, it} from '@jest/globals';
import {findNginx} from '../../deploy/nginx/startNginx';
import {findFreePort} from '../freePort';
import {waitFor} from './openSite';
import {sendGet, sendRaw} from './request';

/** An unprivileged user for nginx if root runs the tests. Otherwise, nginx runs as the current user. */
const NOBODY = 65534;

it('nginx runs without root and only writes to its own folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-user-'));
  const [web, run, config] = [join(folder, 'web root'), join(folder, 'run'), join(folder, 'nginx.conf')];
  chmodSync(folder, 0o755);
  mkdirSync(run);
  for (const file of ['.server/redirects.map', '.server/headers.conf', 'index.html', '404.html'])
    cpSync(resolve('build', file), join(web, 'docs', file));
  const port = await findFreePort();
  const env = {...process.env, WEB_ROOT: web, RUN_DIR: run, LISTEN: `127.0.0.1:${port}`};
  const program = ['--import', 'tsx', resolve('deploy/nginx/printConfig.ts')];
  writeFileSync(config, execFileSync(process.execPath, program, {env}));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(run, NOBODY, NOBODY);
  const user = isRoot ? {uid: NOBODY, gid: NOBODY} : {};
  const args = ['-c', config, '-e', 'stderr', '-g', 'daemon off;'];
  const nginx = spawn(findNginx(), args, {...user, env: {}, stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  nginx.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  try {
    const answers = (): Promise<boolean> =>
      sendGet(port, '/docs/').then(
        ({status}) => status === 200,
        () => false,
      );
    await waitFor(answers, 'a page is served');
    // nginx stores a body of this size in a file.
    const head = 'POST /docs/mcp HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n';
    expect((await sendRaw(port, head + 'x'.repeat(100_000))).status).toBe(503);
    expect(readFileSync(join(run, 'nginx.pid'), 'utf8').trim()).toBe(String(nginx.pid));
    expect(readFileSync(`/proc/${nginx.pid}/status`, 'utf8')).not.toMatch(/^Uid:\s.*\b0\b/m);
    nginx.kill('SIGHUP');
    await waitFor(answers, 'a page is served after a release');
    expect(log).not.toMatch(/emerg|crit|denied/);
  } finally {
    if (nginx.kill('SIGQUIT')) await once(nginx, 'exit');
    rmSync(folder, {recursive: true});
  }
});
