import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {delimiter, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Step} from './steps';

/** How many tests of a step passed and failed. */
type Counts = {readonly passed: number; readonly failed: number};
/** Result of a step and its printed summary. */
type Outcome = Counts & {readonly shown: string};

/** Folder with the full output of each step, ignored by git. */
const LOGS = 'test-results/logs';
/** Maximum number of lines shown for a failure outside CI. */
const SHOWN = 60;
const MINUTE_MS = 60_000;
/** Time for a step to stop its own child processes. */
const GRACE_MS = 5000;
/** Whether a process can be stopped along with its child processes. */
const HAS_GROUPS = process.platform !== 'win32';
/** Start of a failure in the output of Jest, Playwright and builds. */
const FAILURE = /^\s*(?:● |1\) |\[ERROR\]|Error: )/;
/** Lines that become annotations on a pull request: GitHub commands, and warnings with a location. */
const ANNOTATION = /^(?:::(?:error|warning|notice) |\S+:\d+:\d+ warning )/;

/** Counts tests based on a step's output. A step without counts is one test, and so is a failure outside of tests. */
export function countTests({counts}: Pick<Step, 'counts'>, code: number, output: string): Counts {
  if (!counts) return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const lines = output.match(counts)?.join('\n') ?? '';
  const sum = (words: RegExp): number =>
    [...lines.matchAll(words)].reduce((total, [, count]) => total + Number(count), 0);
  const [passed, failed] = [sum(/(?<!\d)(\d+) (?:passed|flaky|answered)/g), sum(/(?<!\d)(\d+) (?:failed|sets below)/g)];
  return {passed, failed: code === 0 && lines !== '' ? failed : Math.max(failed, 1)};
}

/** Returns the first failure in an output and the following lines, or the end without a known failure. */
export function excerptFailure(lines: readonly string[]): string {
  const start = lines.findIndex((line) => FAILURE.test(line));
  return lines.slice(...(start < 0 ? [-SHOWN] : [start, start + SHOWN])).join('\n');
}

/** Formats a step that was stopped, with its last lines. */
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

/** Functions that stop each running step with its child processes. */
const ends = new Set<(signal: NodeJS.Signals) => void>();

/** Stops all running steps, because a terminal doesn't send signals to their process groups. */
export function endSteps(): void {
  for (const end of ends) end('SIGTERM');
}

/**
 * Runs a step, writes its output to a file and counts its tests. After its time limit, it's stopped with its child
 * processes.
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
      // All processes have exited already.
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
  // A process that left the group can keep the output open.
  await Promise.race([closed, wait(GRACE_MS, undefined, {ref: false})]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  mkdirSync(LOGS, {recursive: true});
  writeFileSync(`${LOGS}/${step.name}.log`, output);
  const counted = countTests(step, isOver ? 1 : (code ?? 1), output);
  const shown = isOver ? formatEnded(step, output) : formatResult(step, counted, output, performance.now() - started);
  return {...counted, shown};
}

/** Number of parallel steps. A fixed number keeps runs comparable between machines. */
const CORES = 2;

/** Runs steps in order: exclusive ones alone, others two at a time, and the build before steps that read it. */
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
