import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect} from '@jest/globals';
import {parse} from 'yaml';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {createRandom} from '../../packages/docs-mcp/tests/client';
import {findFreePort} from '../freePort';

/** What servers answer to addresses. */
export const addresses = parse(readFileSync(join(import.meta.dirname, 'addresses.yaml'), 'utf8')) as {
  readonly found: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  readonly unknown: readonly string[];
};

/** What a server answered to a request sent byte by byte. */
type Answer = {
  readonly status: number;
  /** Names in lower case; several with one name are joined by commas, as RFC 9110 allows. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Far beyond what a busy machine needs: only an answer that never comes takes as long. */
const TIME_LIMIT_MS = 600_000;

function readAnswer(raw: string): Answer {
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.slice(0, end < 0 ? undefined : end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  // An answer of HTTP/0.9 has no status line: it is the page itself. A connection that was closed has none at all.
  const status = raw === '' ? 0 : statusLine.startsWith('HTTP/') ? Number(statusLine.split(' ')[1]) : 200;
  return {status, headers, body: end < 0 ? '' : raw.slice(end + 4)};
}

/**
 * Sends bytes to a server on this machine and reads the answer until it closes. No client cleans the
 * address up on the way, so hostile requests arrive as they are written.
 *
 * @throws when the server does not close in time
 */
export function sendRaw(port: number, bytes: string | Buffer): Promise<Answer> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.setTimeout(TIME_LIMIT_MS, () => socket.destroy(new Error(`no answer within ${TIME_LIMIT_MS} ms`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', fail);
    socket.on('close', () => done(readAnswer(Buffer.concat(chunks).toString('latin1'))));
    socket.write(bytes);
  });
}

/** A plain request of one address, as it is written. */
export function sendGet(port: number, target: string, more: readonly string[] = [], method = 'GET'): Promise<Answer> {
  return sendRaw(
    port,
    [`${method} ${target} HTTP/1.1`, 'Host: docs.test', 'Connection: close', ...more, '', ''].join('\r\n'),
  );
}

/** Serves the finished build by nginx while the tests of a file run, at the port that it returns. */
export async function serveBuild(): Promise<number> {
  const port = await findFreePort();
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx({port, buildDir: resolve('build')});
  });
  afterAll(() => nginx.stop());
  return port;
}

/** Expects the headers that every answer has, whatever its status. */
export function expectSafe({headers}: {readonly headers: Readonly<Record<string, unknown>>}): void {
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    server: 'nginx',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
}

/** What made-up addresses are put together from, besides the ordinary. */
const HOSTILE =
  '/docs /docs/ limits / // .. %2e%2e %2f %5c \\ %00 %0d%0a % %zz ; ? # & = .html index.html limits/ cron llms.txt .br ' +
  '.well-known/agent-skills/index.json .server \u00e9 %C3%A9 %F0%9F%98%80 {{7*7}} <svg> \' " $uri ${WEB_ROOT} * ~ |';
const PIECES = [...HOSTILE.split(' '), ' ', '\t', 'a'.repeat(300)];

/** Makes addresses that are the same each time. */
export function createAddresses(seed: number, count: number): string[] {
  const random = createRandom(seed);
  const pick = (): string => PIECES[Math.floor(random() * PIECES.length)] ?? '/';
  return Array.from({length: count}, () => `/${Array.from({length: 1 + Math.floor(random() * 6)}, pick).join('')}`);
}
