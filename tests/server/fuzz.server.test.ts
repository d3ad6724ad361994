import {expect, it} from '@jest/globals';
import {expectSafe, sendGet, createAddresses, sendRaw, serveBuild} from './request';

const PORT = await serveBuild();
const REQUESTS = 600;
const SEED = 20231;

it(`responds to ${REQUESTS} random URLs without a 5xx or a file outside the build`, async () => {
  const problems: string[] = [];
  for (const target of createAddresses(SEED, REQUESTS)) {
    const answer = await sendGet(PORT, target);
    if (answer.status < 200 || answer.status >= 500) problems.push(`${answer.status} for ${JSON.stringify(target)}`);
    if (/root:x:|worker_processes|add_header/.test(answer.body))
      problems.push(`a file from elsewhere for ${JSON.stringify(target)}`);
    const {location} = answer.headers;
    if (location && !/^(\/docs\/|https:\/\/millrace\.example\/)/.test(location))
      problems.push(`${location} for ${JSON.stringify(target)}`);
  }
  expect(problems).toEqual([]);
}, 120_000);

/** Creates a request for one address with different header lines. */
const ask = (target: string, lines: readonly string[], method = 'GET', version = 'HTTP/1.1'): string =>
  [`${method} ${target} ${version}`, 'Host: a', 'Connection: close', ...lines, '', ''].join('\r\n');

const PAGE = '/docs/limits/';

it.each([
  ['two If-None-Match', ask(PAGE, ['If-None-Match: "a"', 'If-None-Match: "b"']), 400],
  ['two dates for an asset', ask('/docs/assets/a.js', ['If-Modified-Since: a', 'If-Modified-Since: b']), 400],
  ['NUL in a header', ask(PAGE, ['X: \0']), 400],
  ['a space in a name', ask(PAGE, ['X Y: z']), 400],
  ['a folded header', ask(PAGE, ['X: 1', ' folded']), 400],
  ['an invalid length', ask(PAGE, ['Content-Length: x']), 400],
  ['a length and chunks', ask(PAGE, ['Content-Length: 1', 'Transfer-Encoding: chunked', '', '0', '']), 400],
  ['an invalid host', ask(PAGE, []).replace('Host: a', 'Host: a/b'), 400],
  ['no host', ask(PAGE, []).replace('Host: a\r\n', ''), 400],
  ['invalid line endings', 'GET /docs/limits/ HTTP/1.1\rHost: a\r\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a method of its own', ask(PAGE, [], 'BREW'), 405],
  ['a method for proxies', ask(PAGE, [], 'TRACE'), 405],
  ['another file', ask(PAGE, ['If-Match: "other"']), 412],
  ['a body', ask(PAGE, ['Content-Length: 2000']) + 'x'.repeat(2000), 413],
  ['a long address', ask(`/docs/${'a'.repeat(9000)}`, []), 414],
  ['a long header', ask(PAGE, [`X: ${'a'.repeat(40_000)}`]), 431],
  ['many cookies', ask(PAGE, Array<string>(6).fill(`Cookie: ${'a'.repeat(7000)}`)), 431],
  ['two hosts from an agent', ask('/docs/mcp', ['Host: b'], 'POST'), 400],
  ['a long body from an agent', ask('/docs/mcp', ['Content-Length: 200000'], 'POST') + 'x'.repeat(2e5), 413],
  ['another coding', ask(PAGE, ['Transfer-Encoding: gzip']), 501],
  ['a version of its own', ask(PAGE, [], 'GET', 'HTTP/9.9'), 505],
])('an invalid request gets an uncached explanation: %s', async (_, bytes, status) => {
  const isAgent = bytes.includes(' /docs/mcp ');
  const {status: answered, headers, body} = await sendRaw(PORT, bytes);
  const type = `${isAgent ? 'application/json' : 'text/plain'}; charset=utf-8`;
  expect([answered, headers['cache-control'], headers['content-type']]).toEqual([status, 'no-store', type]);
  expect(body).toMatch(isAgent ? /^\{"jsonrpc":.*\."\}\}$/ : /^[A-Z].*\.\n$/);
  expectSafe({headers});
});
