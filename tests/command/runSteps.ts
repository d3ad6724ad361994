import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {delimiter, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Step} from './steps';

/** How many tests of a step passed and failed. */
type Counts = {readonly passed: number; readonly failed: number};
/** What became of a step, and what is printed about it. */
type Outcome = Counts & {readonly shown: string};

/** Where the full output of each step goes. Nothing here is tracked. */
const LOGS = 'test-results/logs';
/** Lines of a failure that are shown outside CI; the rest is in the log. */
const SHOWN = 60;
const MINUTE_MS = 60_000;
/** How long a step that has to end may take to end what it started itself. */
const GRACE_MS = 5000;
/** Whether a process and all that it starts can be ended together. */
const HAS_GROUPS = process.platform !== 'win32';
/** Where the failures of Jest, Playwright and the builds begin in what they print. */
const FAILURE = /^\s*(?:● |1\) |\[ERROR\]|Error: )/;
/** What the annotations of a pull request are made of: commands to GitHub, and warnings at a place of a page. */
const ANNOTATION = /^(?:::(?:error|warning|notice) |\S+:\d+:\d+ warning )/;

/** Counts tests in the lines that say so. A step without them is one test, and so is a failure outside of tests. */
export function countTests({counts}: Pick<Step, 'counts'>, code: number, output: string): Counts {
  if (!counts) return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const lines = output.match(counts)?.join('\n') ?? '';
  const sum = (words: RegExp): number =>
    [...lines.matchAll(words)].reduce((total, [, count]) => total + Number(count), 0);
  const [passed, failed] = [sum(/(?<!\d)(\d+) (?:passed|flaky|answered)/g), sum(/(?<!\d)(\d+) (?:failed|sets below)/g)];
  return {passed, failed: code === 0 && lines !== '' ? failed : Math.max(failed, 1)};
}

/** The first failure of an output and what follows it; its end, where no failure can be told. */
export function excerptFailure(lines: readonly string[]): string {
  const start = lines.findIndex((line) => FAILURE.test(line));
  return lines.slice(...(start < 0 ? [-SHOWN] : [start, start + SHOWN])).join('\n');
}

/** What is printed about a step that was ended: the last that it printed itself. */
function formatEnded({name, minutes}: Step, output: string): string {
  const last = output.trimEnd().split('\n').slice(-SHOWN).join('\n');
  const line = `FAIL  ${name.padEnd(12)}ended after its limit of ${minutes} min`;
  return `\n${last}\n\n${line}; above are its last lines, log: ${LOGS}/${name}.log`;
}

function formatResult({name}: Step, {passed, failed}: Counts, output: string, time: number): string {
  const line = `${name.padEnd(12)}${Math.round(time / 1000)} s`.padEnd(20);
  const lines = output.trimEnd().split('\n');
  const annotations = process.env.CI ? lines.filter((text) => ANNOTATION.test(text)) : [];
  if (failed === 0) return [...annotations, `ok    ${line}${passed} passed`].join('\n');
  const failure = process.env.CI ? output.trimEnd() : excerptFailure(lines);
  return `\n${failure}\n\nFAIL  ${line}${failed} failed, ${passed} passed, log: ${LOGS}/${name}.log`;
}

/** How each step that runs is ended, with all that it started. */
const ends = new Set<(signal: NodeJS.Signals) => void>();

/** Ends the steps that run, because this command ends: a terminal tells their groups of processes nothing. */
export function endSteps(): void {
  for (const end of ends) end('SIGTERM');
}

/**
 * Runs one step, keeps its output in a file and counts its tests. What it started is ended with it, and it is ended
 * when its time is over.
 */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(step.run, {
    env: {...process.env, PATH: path},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: true,
    detached: HAS_GROUPS,
  });
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (HAS_GROUPS && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // Nothing of it runs any more.
    }
  };
  ends.add(end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let isOver = false;
  const stop = (signal: NodeJS.Signals): void => {
    isOver = true;
    end(signal);
  };
  const limit = step.minutes * MINUTE_MS;
  const timers = [setTimeout(stop, limit, 'SIGTERM'), setTimeout(stop, limit + GRACE_MS, 'SIGKILL')];
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  timers.forEach(clearTimeout);
  end('SIGKILL');
  ends.delete(end);
  // A program that left the group may hold the output open.
  await Promise.race([closed, wait(GRACE_MS, undefined, {ref: false})]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  mkdirSync(LOGS, {recursive: true});
  writeFileSync(`${LOGS}/${step.name}.log`, output);
  const counted = countTests(step, isOver ? 1 : (code ?? 1), output);
  const shown = isOver ? formatEnded(step, output) : formatResult(step, counted, output, performance.now() - started);
  return {...counted, shown};
}

/** What every machine for checks has. More would change which steps meet, and so what can disturb what. */
const CORES = 2;

/** Runs steps in their order: one that keeps both cores busy alone, others two at a time, and the build before its readers. */
export async function runInParallel(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const isFree = (step: Step): boolean => {
    const isBuilt = ![...waiting, ...running.keys()].some(({name}) => name === 'build');
    const hasCore = [...running.keys()].every(({alone}) => !alone) && running.size < (step.alone ? 1 : CORES);
    return hasCore && (isBuilt || step.name === 'build' || step.group !== 'site');
  };
  while (waiting.length + running.size > 0) {
    const next = waiting.find(isFree);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
}
