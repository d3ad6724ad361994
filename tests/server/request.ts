import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect} from '@jest/globals';
import {parse} from 'yaml';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {createRandom} from '../../packages/docs-mcp/tests/client';
import {findFreePort} from '../freePort';

/** Expected responses to addresses. */
export const addresses = parse(readFileSync(join(import.meta.dirname, 'addresses.yaml'), 'utf8')) as {
  readonly found: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
  readonly unknown: readonly string[];
};

/** A response to a request that was sent as bytes. */
type Answer = {
  readonly status: number;
  /** Headers by lower-case name. Repeated ones are joined by commas (RFC 9110). */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Only stops requests that never get a response, even on a busy machine. */
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
  // A response in HTTP/0.9 has no status line, only the page. A closed connection has no response at all.
  const status = raw === '' ? 0 : statusLine.startsWith('HTTP/') ? Number(statusLine.split(' ')[1]) : 200;
  return {status, headers, body: end < 0 ? '' : raw.slice(end + 4)};
}

/**
 * Sends bytes to a local server and reads the response until the server closes the connection. HTTP clients would
 * normalise the URL, so this is the only way to send invalid requests unchanged.
 *
 * @throws if the server doesn't close the connection in time
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

/** A plain request for an address, which isn't normalised. */
export function sendGet(port: number, target: string, more: readonly string[] = [], method = 'GET'): Promise<Answer> {
  return sendRaw(
    port,
    [`${method} ${target} HTTP/1.1`, 'Host: docs.test', 'Connection: close', ...more, '', ''].join('\r\n'),
  );
}

/** Serves the finished build with nginx during the tests of a file, and returns the port. */
export async function serveBuild(): Promise<number> {
  const port = await findFreePort();
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx({port, buildDir: resolve('build')});
  });
  afterAll(() => nginx.stop());
  return port;
}

/** Asserts that a response has the headers that are always sent. */
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

/** Parts of generated addresses, in addition to ordinary ones. */
const HOSTILE =
  '/docs /docs/ limits / // .. %2e%2e %2f %5c \\ %00 %0d%0a % %zz ; ? # & = .html index.html limits/ cron llms.txt .br ' +
  '.well-known/agent-skills/index.json .server \u00e9 %C3%A9 %F0%9F%98%80 {{7*7}} <svg> \' " $uri ${WEB_ROOT} * ~ |';
const PIECES = [...HOSTILE.split(' '), ' ', '\t', 'a'.repeat(300)];

/** Generates random addresses, which are the same each time. */
export function createAddresses(seed: number, count: number): string[] {
  const random = createRandom(seed);
  const pick = (): string => PIECES[Math.floor(random() * PIECES.length)] ?? '/';
  return Array.from({length: count}, () => `/${Array.from({length: 1 + Math.floor(random() * 6)}, pick).join('')}`);
}
