import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {get} from './request';

const PORT = 4193;
const BUILD = resolve('build');

let folder: string;
let nginx: RunningNginx;

function release(build: string, name: string): void {
  const {status, stderr} = spawnSync('bash', [resolve('deploy/release.sh'), build, join(folder, 'web'), name], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** A build like the real one in shape: one page, and one asset whose name changes with the release. */
function makeBuild(name: string): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'assets'), {recursive: true});
  mkdirSync(join(build, '.server'));
  for (const file of ['redirects.map', 'headers.conf'])
    cpSync(join(BUILD, '.server', file), join(build, '.server', file));
  writeFileSync(join(build, 'index.html'), `<h1>${name}</h1>`);
  writeFileSync(join(build, '404.html'), 'Page not found');
  writeFileSync(join(build, 'assets', `page.${name}.js`), name);
  return build;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-release-'));
  mkdirSync(join(folder, 'web'));
  release(makeBuild('r1'), 'r1');
  nginx = await startNginx({port: PORT, buildDir: join(folder, 'web', 'docs')});
});
afterAll(async () => {
  await nginx.stop();
  rmSync(folder, {recursive: true, force: true});
});

/** nginx looks for newer files once a second. */
async function waitFor(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`it never came about that ${what}`);
}

const waitForPage = (text: string): Promise<void> =>
  waitFor(async () => (await get(PORT, '/docs/')).body.includes(text), `the page says ${text}`);

describe('a release', () => {
  it('shows the new page, and keeps the assets of the release before', async () => {
    release(makeBuild('r2'), 'r2');
    await waitForPage('r2');
    expect((await get(PORT, '/docs/assets/page.r1.js')).status).toBe(200);
    expect((await get(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
  });

  it('lets the assets go that are two releases old', async () => {
    release(makeBuild('r3'), 'r3');
    await waitForPage('r3');
    expect((await get(PORT, '/docs/assets/page.r2.js')).status).toBe(200);
    await waitFor(async () => (await get(PORT, '/docs/assets/page.r1.js')).status === 404, 'the oldest asset is gone');
  });

  it('loses no request while it is switched and nginx is reloaded', async () => {
    const statuses = new Set<number>();
    let isDone = false;
    const load = Array.from({length: 4}, async () => {
      while (!isDone) statuses.add((await get(PORT, '/docs/')).status);
    });
    for (const name of ['r4', 'r5', 'r6']) {
      release(makeBuild(name), name);
      nginx.process.kill('SIGHUP');
      await waitForPage(name);
    }
    isDone = true;
    await Promise.all(load);
    expect([...statuses]).toEqual([200]);
  });

  it('keeps five releases, and refuses what is no build or a name that is taken', () => {
    release(makeBuild('r7'), 'r7');
    expect(readdirSync(join(folder, 'web', 'releases')).sort()).toEqual(['r3', 'r4', 'r5', 'r6', 'r7']);
    expect(() => release(folder, 'r8')).toThrow(/not a finished build/);
    expect(() => release(join(folder, 'r7'), 'r7')).toThrow(/exists already/);
  });
});
