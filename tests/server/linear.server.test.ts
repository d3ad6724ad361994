import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {readTemplate} from '../../deploy/nginx/renderConfig';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {findFreePort} from '../freePort';

const PORT = await findFreePort();
/** nginx's maximum length of a request line and of a header. */
const LONGEST = 8000;
/**
 * Maximum ratio of the work for an input to that for a plain URL of the same length. Quadratic time would result in
 * thousands.
 */
const MAX_RATIO = 20;
const REQUESTS = 4;
/** Maximum number of measurements. Other work of nginx can affect some of them, but not all. */
const MAX_BATCHES = 20;

let nginx: RunningNginx;
beforeAll(async () => {
  nginx = await startNginx({port: PORT, buildDir: resolve('build')});
});
afterAll(() => nginx.stop());

/** Returns nginx's CPU time in milliseconds, which doesn't depend on other processes. */
function readCpuTime(): number {
  const master = nginx.process.pid;
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const times = workers.map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
  return times.reduce((sum, time) => sum + time, 0);
}

/** Sends a request several times over one connection, and returns the minimum CPU time of one. */
async function measure(request: string, enough = 0): Promise<number> {
  let best = Infinity;
  for (let batch = 0; batch < MAX_BATCHES && best > enough; batch += 1) {
    const before = readCpuTime();
    const socket = connect(PORT, '127.0.0.1');
    socket.resume().write(request.replace('close', 'keep-alive').repeat(REQUESTS - 1) + request);
    await once(socket, 'close');
    best = Math.min(best, (readCpuTime() - before) / REQUESTS);
  }
  return best;
}

/** Returns the configuration's regular expressions with the variables that they match. */
function getExpressions(): readonly {readonly reads: string; readonly expression: string}[] {
  let reads = '$uri';
  return readTemplate()
    .split('\n')
    .flatMap((line) => {
      reads = /^ +map "?(.+?)"? \$/.exec(line)?.[1] ?? (/^ +(server|location) /.test(line) ? '$uri' : reads);
      const expression = /^ +(?:location ~\*? (.+) \{|"~\*?(.+?)" .+;)$/.exec(line);
      const [found] = expression?.slice(1).filter(Boolean) ?? [];
      return found === undefined ? [] : [{reads, expression: found}];
    });
}

/**
 * Returns the alphabet of an expression: its words, the characters of its sets, and a letter for any other character.
 */
function readAlphabet(expression: string): string[] {
  const words = expression
    .replace(/\(\?(<\w+>|[:!=>]|<[=!])|\\g\{\d+\}|\[\^?(?:\\.|[^[\]\\])*\]|\\d|\{[\d,]+\}/g, '\n')
    .split(/[\n()|^$*+?]|(?<!\\)\./)
    .map((word) => word.replace(/\\(.)/g, '$1'));
  const sets = [...expression.matchAll(/\[\^?((?:\\.|[^[\]\\])*)\]/g)].flatMap(([, set = '']) => [...set]);
  return [...new Set([...words, ...sets, 'a', '0', '/'])].filter((word) => word !== '' && /^[!-~ ]+$/.test(word));
}

/** Returns long, repeated and nested inputs, with matching and other ends. */
function createInputs(alphabet: readonly string[], starts: readonly string[]): string[] {
  const repeat = (text: string, length = LONGEST): string => text.repeat(Math.floor(length / text.length));
  const half = LONGEST / 2;
  const bodies = alphabet.flatMap((one) => [
    repeat(one),
    ...alphabet.flatMap((other) => [repeat(one + other), repeat(one, half) + repeat(other, half)]),
  ]);
  return starts.flatMap((start) => bodies.flatMap((body) => ['/', '!'].map((end) => start + body + end)));
}

const asAddress = (text: string): string =>
  `GET ${(text.startsWith('/') ? text : `/${text}`).replaceAll(' ', '%20')} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
const asAccept = (text: string): string =>
  `GET /docs/limits/ HTTP/1.1\r\nHost: a\r\nAccept: ${text}\r\nConnection: close\r\n\r\n`;

it('tests every regular expression of the configuration', () => {
  const marks = readTemplate()
    .split('\n')
    .filter((line) => /^ *[^# ].*(?:"~| ~\*? )|^ *"~/.test(line));
  expect(getExpressions()).toHaveLength(marks.length);
  expect(marks.length).toBeGreaterThan(20);
});

it(`takes at most ${MAX_RATIO} times as long for any long input as for a plain URL`, async () => {
  const inputs = getExpressions().flatMap(({reads, expression}) => {
    const isAccept = reads.includes('$http_accept');
    const starts = isAccept ? ['', 'text/markdown;'] : ['/', '/docs/'];
    return createInputs(readAlphabet(expression), starts).map(isAccept ? asAccept : asAddress);
  });
  const limit = MAX_RATIO * (await measure(asAddress('a'.repeat(LONGEST))));
  const slow: string[] = [];
  for (const input of new Set(inputs)) {
    const needed = await measure(input, limit);
    if (needed > limit) slow.push(`${((MAX_RATIO * needed) / limit).toFixed()} times: ${input.slice(0, 60)}`);
  }
  expect(slow).toEqual([]);
  expect(nginx.readLog()).not.toContain('match() failed');
}, 300_000);
