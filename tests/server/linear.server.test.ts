import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {readTemplate} from '../../deploy/nginx/renderConfig';
import {startNginx, type RunningNginx} from '../../deploy/nginx/startNginx';
import {findFreePort} from '../freePort';

const PORT = await findFreePort();
/** What nginx reads of a request line, and of a header, at most. */
const LONGEST = 8000;
/** How many times the work of a plain address of that length an input may need; the square of the length needs thousands. */
const MAX_RATIO = 20;
const REQUESTS = 4;
/** One measurement may fall into other work of nginx, but not each of them. */
const MAX_BATCHES = 20;

let nginx: RunningNginx;
beforeAll(async () => {
  nginx = await startNginx({port: PORT, buildDir: resolve('build')});
});
afterAll(() => nginx.stop());

/** The time on a processor that nginx has taken so far, in milliseconds: unlike a clock, it knows nothing of what else runs. */
function readCpuTime(): number {
  const master = nginx.process.pid;
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const times = workers.map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
  return times.reduce((sum, time) => sum + time, 0);
}

/** Sends a request several times over one connection, and returns the time that nginx needs for one, at best. */
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

/** The regular expressions of the configuration, with what they read. */
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

/** What an expression speaks of: its words, each character of its sets, and a letter that stands for any. */
function readAlphabet(expression: string): string[] {
  const words = expression
    .replace(/\(\?(<\w+>|[:!=>]|<[=!])|\\g\{\d+\}|\[\^?(?:\\.|[^[\]\\])*\]|\\d|\{[\d,]+\}/g, '\n')
    .split(/[\n()|^$*+?]|(?<!\\)\./)
    .map((word) => word.replace(/\\(.)/g, '$1'));
  const sets = [...expression.matchAll(/\[\^?((?:\\.|[^[\]\\])*)\]/g)].flatMap(([, set = '']) => [...set]);
  return [...new Set([...words, ...sets, 'a', '0', '/'])].filter((word) => word !== '' && /^[!-~ ]+$/.test(word));
}

/** Long, repeated and nested inputs of an alphabet, with ends that fit and ends that do not. */
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
