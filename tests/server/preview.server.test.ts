import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../temporaryFolder';
import {createPreviewServer} from '../../deploy/preview/createPreviewServer';
import {HTML_PAGES} from '../../src/config/addresses';
import {addresses, sendGet, createAddresses, serveBuild} from './request';
import {findFreePort, listen} from '../freePort';

const NGINX_PORT = await serveBuild();
const SERVE_PORT = await findFreePort();
const SEED = 4711;
const REQUESTS = 200;

const folder = createTemporaryFolder('millrace-preview-');
const servers: Server[] = [];

function preview(buildDir: string, plain = false): Promise<number> {
  const server = createPreviewServer({buildDir, plain});
  servers.push(server);
  return listen(server);
}

let port: number;
let plainPort: number;
beforeAll(async () => {
  port = await preview(resolve('build'));
  plainPort = await preview(resolve('build'), true);
});
afterAll(() => servers.forEach((server) => server.close()));

it('responds to every URL, even during a build', async () => {
  const build = join(folder, 'unfinished');
  mkdirSync(build);
  writeFileSync(join(build, 'index.html'), 'Home');
  for (const server of [port, await preview(build), await preview(build, true)]) {
    // Spaces and non-ASCII characters would end the request line.
    for (const address of createAddresses(SEED, REQUESTS).filter((made) => /^[!-~]+$/.test(made)))
      expect([200, 301, 404, 416]).toContain((await sendGet(server, address)).status);
    expect((await sendGet(server, '/docs/nope/')).status).toBe(404);
    expect((await sendGet(server, '/docs/')).status).toBe(200);
  }
});

it('finds rules like nginx', async () => {
  const build = join(folder, 'rules');
  mkdirSync(join(build, '.server'), {recursive: true});
  const rules = [
    '"/docs/Old"',
    '"/docs/\u2028"',
    '"~^/docs/Why\\\\?$"',
    '"~^/docs/why\\\\?$"',
    '"/docs/50% #1"',
    '"/docs/a\tb"',
  ];
  writeFileSync(join(build, '.server/redirects.map'), rules.map((from, at) => `${from} "/docs/${at}";\n`).join(''));
  const server = await preview(build);
  const sources = ['/OLD', '/%E2%80%A8', '/Why%3F', '/why%3f', '/50%25%20%231', '/a%09b', '/WHY%3F'];
  const answers = await Promise.all(sources.map((address) => sendGet(server, `/docs${address}`)));
  expect(answers.map(({headers}) => headers.location)).toEqual([...rules.map((_, at) => `/docs/${at}`), undefined]);
});

it.each(['why?', 'c#', 'a?b#c', '50%', '100%3F', '日本'])('serves a page and a file named %s', async (name) => {
  const build = join(folder, 'names');
  mkdirSync(join(build, name), {recursive: true});
  writeFileSync(join(build, name, 'index.html'), 'Page');
  writeFileSync(join(build, `${name}.txt`), 'File');
  for (const isPlain of [false, true]) {
    const server = await preview(build, isPlain);
    const address = `/docs/${encodeURIComponent(name)}`;
    expect(await sendGet(server, `${address}/?a`)).toMatchObject({status: 200, body: expect.stringContaining('Page')});
    expect(await sendGet(server, `${address}.txt`)).toMatchObject({status: 200, body: expect.stringContaining('File')});
    expect((await sendGet(server, address)).headers.location).toBe(`${address}/`);
  }
});

it('only caches files with hashed names', async () => {
  const script = /\/docs\/assets\/[^"\s]+\.js/.exec((await sendGet(port, '/docs/')).body)?.[0] ?? '';
  const getCaching = async (server: number, address: string) =>
    (await sendGet(server, address)).headers['cache-control'];
  expect(await getCaching(port, script)).toBe('public, max-age=31536000, immutable');
  expect(await getCaching(port, '/docs/')).toBe('no-cache');
  expect(await getCaching(plainPort, script)).toBe('no-cache');
});

it.each(addresses.hidden)('hides %s with and without rules', async (address) => {
  for (const server of [port, plainPort]) {
    const {status, body} = await sendGet(server, address);
    expect([status, body]).toEqual([404, expect.stringContaining('Page not found')]);
  }
});

it.each([
  '/',
  '/docs',
  '/docs/limits/',
  '/docs/limits?a=?b',
  '/docs/limits/index.html?a=b',
  '/docs/%6cimits/',
  '/DOCS/LIMITS/',
  `/docs${HTML_PAGES[0]}/`,
  '/docs/cron/index.html',
  '/docs/what-is-millrace/',
  '/llms.txt',
  '/docs/404.html',
])('responds to %s like nginx', async (address) => {
  const [ours, theirs] = [await sendGet(port, address), await sendGet(NGINX_PORT, address)];
  const pick = ({status, headers}: typeof ours) => [status, headers.location, headers['content-security-policy']];
  expect(pick(ours)).toEqual(pick(theirs));
});

it.each([
  [[], false],
  [['--host', '0.0.0.0'], true],
])('npm run serve %j can be reached from other machines: %s', async (args, expected) => {
  const build = join(folder, 'served');
  cpSync(resolve('build/.server'), join(build, '.server'), {recursive: true});
  writeFileSync(join(build, 'index.html'), 'Home');
  const program = ['--import', 'tsx', resolve('deploy/serve.ts'), build, ...args];
  const child = spawn(process.execPath, program, {env: {...process.env, PORT: String(SERVE_PORT)}});
  const isReachable = (host: string): Promise<boolean> =>
    fetch(`http://${host}:${SERVE_PORT}/docs/`).then(
      ({ok}) => ok,
      () => false,
    );
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(line.toString()).toContain(`:${SERVE_PORT}/docs/`);
    expect(await isReachable('127.0.0.1')).toBe(true);
    // The machine's own address. Only servers that listen on all addresses respond.
    expect(await isReachable('127.0.0.2')).toBe(expected);
  } finally {
    child.kill();
  }
});
