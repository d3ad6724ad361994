import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {networkInterfaces, tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {createPreviewServer} from '../../deploy/preview/createPreviewServer';
import {HTML_PAGES} from '../../src/config/addresses';
import {createRandom} from '../../packages/docs-mcp/tests/client';
import {get, hostilePieces} from './request';
import {findFreePort} from '../freePort';

const NGINX_PORT = await findFreePort();
const SERVE_PORT = await findFreePort();
const SEED = 4711;
const REQUESTS = 600;

let nginx: RunningNginx;
let folder: string;
const servers: Server[] = [];

async function preview(buildDir: string, plain = false): Promise<number> {
  const server = createPreviewServer({buildDir, plain});
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-preview-'));
  nginx = await startNginx({port: NGINX_PORT, buildDir: resolve('build')});
  port = await preview(resolve('build'));
});
afterAll(async () => {
  servers.forEach((server) => server.close());
  await nginx.stop();
  rmSync(folder, {recursive: true, force: true});
});

describe('the preview never ends', () => {
  it.each(['bytes=5-2', 'bytes=-5', 'bytes=99999999-', 'bytes=a-b', 'bytes=0-0,5-2', 'bytes=-', 'x', 'bytes=0-1e9'])(
    'for Range: %s: it sends the whole page',
    async (range) => {
      expect((await get(port, '/docs/limits/', [`Range: ${range}`])).status).toBe(200);
    },
  );

  it('for an unknown address, or a file that cannot be read, while a build is under way', async () => {
    const build = join(folder, 'unfinished');
    mkdirSync(build);
    writeFileSync(join(build, 'index.html'), 'Home');
    for (const plain of [true, false]) {
      const unfinished = await preview(build, plain);
      const answer = await get(unfinished, '/docs/nope/');
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('404.html is missing')]);
      expect((await get(unfinished, '/docs/')).body).toBe('Home');
    }
  });
});

describe('the preview hides, with and without its rules,', () => {
  it.each([
    '/docs/.server/redirects.map',
    '/docs/.server/headers.conf',
    '/docs/_headers',
    '/docs/_redirects',
    '/docs/index.html.br',
    '/docs/limits/index.html.gz',
    '/docs/404.html.br',
    '/docs/..%2f..%2fetc%2fpasswd',
    '/docs/../package.json',
    '/docs/%2e%2e/package.json',
    '/docs/..\\..\\package.json',
    '/docs/..%5c..%5cpackage.json',
  ])('%s', async (address) => {
    for (const server of [port, await preview(resolve('build'), true)]) {
      const {status, body} = await get(server, address);
      expect([status, body]).toEqual([404, expect.stringContaining('Page not found')]);
    }
  });
});

describe('the preview answers as nginx does:', () => {
  const compare = async (address: string, more: readonly string[] = [], method = 'GET'): Promise<void> => {
    const [ours, theirs] = [await get(port, address, more, method), await get(NGINX_PORT, address, more, method)];
    const pick = ({status, headers}: typeof ours): unknown[] => [
      status,
      headers.location,
      // The body of a redirect is for nobody.
      status === 301 || headers['content-type'],
      headers.allow,
      headers['content-security-policy'],
    ];
    expect([address, ...pick(ours)]).toEqual([address, ...pick(theirs)]);
  };

  it.each([
    '/',
    '//',
    '/docs',
    '//docs',
    '/docs//',
    '/docs//limits//',
    '//docs/limits/',
    '/docs//limits',
    '/docs//limits//index.html?a=//b',
    '/docs/%6Cimits/',
    '/%64ocs/limits/?a=%6c',
    '/docs/%6cimits/index.html',
    '/docs/limits%2emd',
    '/docs/limi%74s.md',
    '/docs/%256cimits/',
    `/docs/${HTML_PAGES[0]}`,
    `/docs/${HTML_PAGES[0]}//`,
    '/docs//cron//',
    '/docs/cron/index.html',
    '/docs//llms.txt',
    '//llms.txt',
    '/docs/llms.txt/',
    '/docs/limits.html',
    '/docs/limits/index.html/',
    '/docs/404.html',
    '/docs/sitemap.xml',
    '/docs/limits/?a=?b',
    '/docs/limits?a=?b',
    '/docs/%6cimits/',
    '/docs/%6cimits',
    '/DOCS/LIMITS/',
    '/docs/Limits/Index.HTML?a=b',
    `/docs${HTML_PAGES[0].toUpperCase()}`,
    '/docs/Limits.md?a=b',
    '/docs/CRON.MD',
    '/docs/what-is-millrace.md',
    '/docs/AGENTS.md',
    '/docs/sear%63h.md',
    '/docs/search.md',
  ])('%s', (address) => compare(address));

  it.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])('%s', (method) =>
    compare('/docs/limits/', [], method),
  );

  it(`${REQUESTS} made-up addresses`, async () => {
    const random = createRandom(SEED);
    const pick = (): string => hostilePieces[Math.floor(random() * hostilePieces.length)] ?? '/';
    for (let at = 0; at < REQUESTS; at += 1) {
      const address = `/${Array.from({length: 1 + Math.floor(random() * 6)}, pick).join('')}`;
      // Spaces and what is outside ASCII end the request line for Node.js.
      if (/^[!-~]+$/.test(address) && !address.includes('#')) await compare(address);
    }
  }, 120_000);
});

describe('npm run serve', () => {
  const start = async (...args: string[]): Promise<{readonly url: string; readonly stop: () => void}> => {
    const build = join(folder, 'served');
    cpSync(resolve('build/.server'), join(build, '.server'), {recursive: true});
    writeFileSync(join(build, 'index.html'), 'Home');
    const program = ['--import', 'tsx', resolve('deploy/serve.ts'), build, ...args];
    const child = spawn(process.execPath, program, {env: {...process.env, PORT: String(SERVE_PORT)}});
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return {url: line.toString(), stop: () => void child.kill()};
  };
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  const isReachable = (host: string): Promise<boolean> =>
    fetch(`http://${host}:${SERVE_PORT}/docs/`).then(
      ({ok}) => ok,
      () => false,
    );

  it.each([
    [[], false],
    [['--host', '0.0.0.0'], true],
  ])('%j can be reached from other machines: %s', async (args, expected) => {
    const {url, stop} = await start(...args);
    try {
      expect(url).toContain(`:${SERVE_PORT}/docs/`);
      expect(await isReachable('127.0.0.1')).toBe(true);
      if (outside) expect(await isReachable(outside)).toBe(expected);
    } finally {
      stop();
    }
  });
});
