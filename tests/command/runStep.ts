import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Outcome, Step} from './step';

/** Where the full output of each step goes. Nothing here is tracked. */
const LOGS = 'test-results/logs';

const fileName = (step: Step, ending: string): string => join(LOGS, `${step.name.replace(/ /g, '-')}.${ending}`);

/** Where a step writes its report of single tests. */
export const reportOf = (step: Step): string => fileName(step, 'json');

/** Options for the reporter of a step; Playwright reads `$TEST_REPORT` in its configuration. */
function reportArgs(step: Step): readonly string[] {
  return step.reporter === 'jest' ? ['--', '--json', `--outputFile=${reportOf(step)}`] : [];
}

/** Runs a program and keeps what it prints. */
function runProgram(step: Step): Promise<{code: number; output: string}> {
  return new Promise((done) => {
    const child = spawn(step.command, [...step.args, ...reportArgs(step)], {
      env: {...process.env, ...(step.reporter === 'playwright' ? {TEST_REPORT: reportOf(step)} : {})},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({code: 127, output: error.message}));
    child.on('close', (code) => done({code: code ?? 1, output}));
  });
}

/** Counts the tests of a step. One that fails without a count is one failure, and so is one that should have counted. */
export function countTests({readCounts}: Step, code: number, output: string): Pick<Outcome, 'passed' | 'failed'> {
  if (!readCounts) return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const {passed, failed} = readCounts(output) ?? {passed: 0, failed: 1};
  return {passed, failed: code === 0 ? failed : Math.max(failed, 1)};
}

/** Runs one step, keeps its output in a file and counts its tests. */
export async function runStep(step: Step): Promise<Outcome> {
  // A report of an earlier run would count as one of this.
  rmSync(reportOf(step), {force: true});
  const started = performance.now();
  const {code, output} = await runProgram(step);
  const seconds = (performance.now() - started) / 1000;
  const log = fileName(step, 'log');
  mkdirSync(LOGS, {recursive: true});
  writeFileSync(log, output);
  return {step, seconds, output, log, ...countTests(step, code, output)};
}
