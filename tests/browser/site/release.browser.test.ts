import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {startNginx, type RunningNginx} from '../../../deploy/nginx/startNginx';
import {findFreePort} from '../../freePort';
import {expect, test} from '../fixtures';

let port: number;

// All tests of this file use the same server, so they run one after another.
test.describe.configure({mode: 'default'});

let folder: string;
let nextBuild: string;
let nginx: RunningNginx;

/** Makes nginx reload its configuration. It must have started. */
let reload = '';

function release(build: string, name: string): void {
  const {status, stderr} = spawnSync('bash', [resolve('deploy/release.sh'), build, join(folder, 'web'), name], {
    encoding: 'utf8',
    env: {...process.env, RELOAD: reload, HEALTH_URL: reload && `http://127.0.0.1:${port}/healthz`},
  });
  if (status !== 0) throw new Error(stderr);
}

/** A copy of the build with different hashes in script names, like a new release. */
function createNextBuild(): string {
  const next = join(folder, 'next');
  // Links instead of copies, because only the names change.
  execFileSync('cp', ['-al', resolve('build'), next]);
  const scripts = join(next, 'assets/js');
  for (const file of readdirSync(scripts)) renameSync(join(scripts, file), join(scripts, file.replace('.js', '0.js')));
  execFileSync(process.execPath, [resolve('deploy/fileList.mjs'), 'write', next]);
  return next;
}

test.beforeAll(async () => {
  port = await findFreePort();
  folder = mkdtempSync(join(tmpdir(), 'millrace-browser-'));
  mkdirSync(join(folder, 'web'));
  release(resolve('build'), 'first');
  nextBuild = createNextBuild();
  nginx = await startNginx({port, buildDir: join(folder, 'web', 'docs')});
  reload = `kill -HUP ${nginx.process.pid}`;
});

test.afterAll(async () => {
  await nginx.stop();
  rmSync(folder, {recursive: true, force: true});
});

test('an open page keeps working during a release', async ({page, docs, complaints}) => {
  await page.goto(`http://127.0.0.1:${port}/docs/abuse/`);
  await docs.startApplication();
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  release(nextBuild, 'second');
  await page.locator('footer').getByRole('link', {name: 'Service status'}).click();
  await page.waitForURL('**/docs/status/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/status/i);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

/** Replaces scripts with missing ones on the first request, once `ready` has resolved. */
async function replaceScripts(page: Page, ready: Promise<unknown>): Promise<void> {
  let reads = 0;
  await page.route('**/application.json', async (route) => {
    const response = await route.fetch();
    reads += 1;
    if (reads > 1) return route.fulfill({response});
    await ready;
    const body = (await response.text()).replace(/(main\.)[^"/]+(\.js)/g, '$1gone$2');
    return route.fulfill({response, body});
  });
}

test('a page whose scripts are gone reloads once and keeps its position', async ({page, docs}) => {
  await replaceScripts(page, Promise.resolve());
  await page.goto(`http://127.0.0.1:${port}/docs/abuse/`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => {
    Object.assign(window, {isSameDocument: true});
    return window.scrollY;
  });
  await docs.touchControl();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 5, place);
  await docs.startApplication();
});

test('keeps and applies typed values after this reload', async ({page, facts: {filter, limits}}) => {
  let answer = (): void => undefined;
  await replaceScripts(page, new Promise<void>((resolve) => (answer = resolve)));
  await page.goto(`http://127.0.0.1:${port}/docs/limits/`);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  const rows = limits.locator('tbody tr:visible');
  const all = await rows.count();
  await filter.fill('memory');
  answer();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect(filter).toHaveValue('memory');
  await expect.poll(() => rows.count()).toBeLessThan(all);
});
