import {resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {createRandom} from '../../packages/docs-mcp/tests/client';
import {get, hostilePieces, sendRaw} from './request';
import {findFreePort} from '../freePort';

const PORT = await findFreePort();
const REQUESTS = 600;
const SEED = 20231;

let nginx: RunningNginx;
beforeAll(async () => {
  nginx = await startNginx({port: PORT, buildDir: resolve('build')});
});
afterAll(() => nginx.stop());

it(`answers ${REQUESTS} made-up addresses with 2xx, 3xx or 4xx, and reads nothing outside the build`, async () => {
  const random = createRandom(SEED);
  const pick = (): string => hostilePieces[Math.floor(random() * hostilePieces.length)] ?? '/';
  const problems: string[] = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    const target = `/${Array.from({length: 1 + Math.floor(random() * 6)}, pick).join('')}`;
    const answer = await get(PORT, target);
    if (answer.status < 200 || answer.status >= 500) problems.push(`${answer.status} for ${JSON.stringify(target)}`);
    if (/root:x:|worker_processes|add_header/.test(answer.body))
      problems.push(`a file from elsewhere for ${JSON.stringify(target)}`);
    const {location} = answer.headers;
    if (location && !/^(\/docs\/|https:\/\/millrace\.example\/)/.test(location))
      problems.push(`${location} for ${JSON.stringify(target)}`);
  }
  expect(problems).toEqual([]);
}, 120_000);

it.each([
  ['no version', 'GET /docs/\r\n\r\n'],
  ['no host', 'GET /docs/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a version of its own', 'GET /docs/ HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['an absolute address', 'GET http://evil.example/docs/limits HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['a long header', `GET /docs/ HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['a folded header', 'GET /docs/ HTTP/1.1\r\nHost: a\r\nX: 1\r\n folded\r\nConnection: close\r\n\r\n'],
  ['two lengths', 'GET /docs/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  [
    'a length and chunks',
    'GET /docs/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  ],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a method of its own', 'BREW /docs/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
])('survives a request line with %s', async (_, bytes) => {
  const answer = await sendRaw(PORT, bytes).catch(() => ({status: 0, headers: {} as Record<string, string>, body: ''}));
  expect(answer.status === 0 || (answer.status >= 200 && answer.status < 500)).toBe(true);
  expect(answer.headers.location ?? '/docs/').not.toContain('evil');
  expect((await get(PORT, '/docs/')).status).toBe(200);
});
