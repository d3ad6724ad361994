import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {createDocsServer, serveHttp} from 'docs-mcp';
import {sendHttpRequest, createRpcRequest} from '../../packages/docs-mcp/tests/client';
import {fixture} from '../../packages/docs-mcp/tests/fixture';
import {serverOptions} from '../../src/outputs/mcp/options';
import {expectSafe, sendGet} from './request';
import {findFreePort} from '../freePort';

const PORT = await findFreePort();
const PROXIED_PORT = await findFreePort();
/** More requests than the burst and the rate allow in the meantime, on any machine. */
const MANY = 600;
const LIST = createRpcRequest('tools/list');
const host = 'localhost';

let mcp: Server;
let nginx: RunningNginx;
beforeAll(async () => {
  mcp = await serveHttp(createDocsServer(fixture, serverOptions), {host: '127.0.0.1', port: 0, url: serverOptions.url});
  const {port} = mcp.address() as AddressInfo;
  nginx = await startNginx({port: PORT, buildDir: resolve('build'), mcpPort: port});
});
afterAll(() => nginx.stop());

const ask = (body: string) => sendHttpRequest({port: PORT, headers: {host}, body});

describe('the MCP server behind nginx', () => {
  it("sends the site's headers and isn't cached", async () => {
    const {status, headers} = await ask(LIST);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers).toMatchObject({'x-content-type-options': 'nosniff', server: 'nginx'});
  });

  it.each([70_000, 200_000])('rejects a body of %i bytes', async (size) => {
    expect((await ask(JSON.stringify({method: 'x'.repeat(size)}))).status).toBe(413);
  });

  it('only accepts POST at its own URL', async () => {
    for (const path of ['/docs/mcp/x', '/docs/', '/docs/limits/'])
      expect((await sendGet(PORT, path, [], 'POST')).status).toBe(405);
    for (const path of ['/docs/mcp/', '/docs/MCP', '/DOCS//mcp/?a=b']) {
      const {status, headers} = await sendGet(PORT, path, [], 'POST');
      expect([status, headers.location]).toEqual([308, expect.stringMatching(/^\/docs\/mcp(\?a=b)?$/)]);
    }
    expect((await sendHttpRequest({port: PORT, headers: {host}, path: '/docs//mcp', body: LIST})).status).toBe(200);
  });

  it('rate-limits clients with 429, but still serves pages to them', async () => {
    const answers = await Promise.all(Array.from({length: MANY}, () => ask(LIST)));
    const refused = answers.filter(({status}) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(JSON.parse(refused[0]?.body ?? '')).toHaveProperty('error.message', expect.stringContaining('Wait'));
    expect(refused[0]?.headers['retry-after']).toBe('2');
    refused.slice(0, 1).forEach(expectSafe);
    expect((await sendGet(PORT, '/docs/limits/')).status).toBe(200);
  });

  it('rate-limits by the client address from trusted proxies only', async () => {
    const {port} = mcp.address() as AddressInfo;
    const build = resolve('build');
    const behind = {buildDir: build, mcpPort: port, port: PROXIED_PORT, trustedProxies: '127.0.0.0/8'};
    const proxied = await startNginx(behind);
    const askAll = (at: number): Promise<number[]> =>
      Promise.all(
        Array.from({length: 200}, async (_, client) => {
          const headers = {host, 'x-forwarded-for': `198.51.100.${client}`};
          return (await sendHttpRequest({port: at, headers, body: LIST})).status;
        }),
      );
    try {
      expect(new Set(await askAll(PROXIED_PORT))).toEqual(new Set([200]));
      expect(await askAll(PORT)).toContain(429);
    } finally {
      await proxied.stop();
    }
  });
});

it('responds with 503 while the MCP server is down, and serves the site', async () => {
  await new Promise((done) => {
    mcp.close(done);
    mcp.closeAllConnections();
  });
  // Requests of the previous test count towards the limit for up to a second.
  let answer = await ask(LIST);
  while (answer.status === 429) answer = await ask(LIST);
  expect([answer.status, answer.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
  expect(answer.body).toContain('not running');
  expect(answer.headers['retry-after']).toBe('60');
  expectSafe(answer);
  expect((await sendGet(PORT, '/docs/')).status).toBe(200);
});
