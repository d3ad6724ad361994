import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import type {Step} from './steps';
import {makeEnvironment} from './tools';

/** How many tests of a step passed and failed. */
type Counts = {readonly passed: number; readonly failed: number};
/** What became of a step, and what is printed about it. */
type Outcome = Counts & {readonly shown: string};

/** Where the full output of each step goes. Nothing here is tracked. */
const LOGS = 'test-results/logs';
/** Lines of a failure that are shown outside CI; the rest is in the log. */
const SHOWN = 60;
/** Where the failures of Jest, Playwright and the builds begin in what they print. */
const FAILURE = /^\s*(?:● |1\) |\[ERROR\]|Error: )/;
/** What the annotations of a pull request are made of: commands to GitHub, and warnings at a place of a page. */
const ANNOTATION = /^(?:::(?:error|warning|notice) |\S+:\d+:\d+ warning )/;
/** How Node.js and shells say that there is no such program on the path. */
const NOT_FOUND = /(?:spawn(?:Sync)?|:) ([\w.-]+)(?: ENOENT|: (?:command )?not found)/;

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

function describe({name}: Step, {passed, failed}: Counts, output: string, time: number): string {
  const line = `${name.padEnd(12)}${Math.round(time / 1000)} s`.padEnd(20);
  const lines = output.trimEnd().split('\n');
  const annotations = process.env.CI ? lines.filter((text) => ANNOTATION.test(text)) : [];
  if (failed === 0) return [...annotations, `ok    ${line}${passed} passed`].join('\n');
  const program = NOT_FOUND.exec(output)?.[1];
  const hint = `\n${program} was not found. If it is a program, add it to the tools of ${name} in tests/command/steps.ts.\n`;
  const failure = process.env.CI ? output.trimEnd() : excerptFailure(lines);
  return `\n${failure}\n${program ? hint : ''}\nFAIL  ${line}${failed} failed, ${passed} passed, log: ${LOGS}/${name}.log`;
}

/** Runs one step with nothing but the programs it declares, keeps its output in a file and counts its tests. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(step.run, {env: makeEnvironment(step), stdio: ['ignore', 'pipe', 'pipe'], shell: true});
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number>((done) => child.on('close', (ended) => done(ended ?? 1)));
  mkdirSync(LOGS, {recursive: true});
  writeFileSync(`${LOGS}/${step.name}.log`, output);
  const counted = countTests(step, code, output);
  return {...counted, shown: describe(step, counted, output, performance.now() - started)};
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
