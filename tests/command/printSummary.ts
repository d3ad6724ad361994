import {existsSync, readFileSync} from 'node:fs';
import {listSlowest, readTestTimes, type TestTime} from './readTestTimes';
import {reportOf} from './runStep';
import type {Outcome} from './step';

function readTimes({step, seconds}: Outcome): TestTime[] {
  const file = reportOf(step);
  if (!step.reporter || seconds === 0 || !existsSync(file)) return [];
  return readTestTimes(JSON.parse(readFileSync(file, 'utf8')) as object, step.reporter);
}

const sum = (outcomes: readonly Outcome[], key: 'passed' | 'failed'): number =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);

/** Prints the slowest tests and where the time went; the last line is the count that `.ci/run` reads. */
export function printSummary(outcomes: readonly Outcome[], seconds: number): void {
  const slowest = listSlowest(outcomes.flatMap(readTimes));
  if (slowest.length > 0) console.log('\nThe slowest tests');
  for (const {name, seconds: own} of slowest) console.log(`${own.toFixed(1).padStart(7)} s  ${name}`);
  console.log('\ncheck                passed  failed  seconds');
  for (const {step, passed, failed, seconds: own} of outcomes) {
    const counts = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}`;
    console.log(`${step.name.padEnd(20)} ${counts}  ${own.toFixed(1).padStart(7)}`);
  }
  console.log(`together in ${seconds.toFixed(0)} s`);
  console.log(`\n${sum(outcomes, 'passed')} passed, ${sum(outcomes, 'failed')} failed`);
}
