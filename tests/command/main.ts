/**
 * The test command: finds tools and a browser, runs the checks and counts.
 *
 *   npm test                          every check
 *   npm test -- docs                  what a change of text needs
 *   npm test -- unit build            only the named ones
 *   npm test -- --changed             what the changed files need
 *   npm test -- --under-load browser  three times in a row, while two programs keep both cores busy
 */
import {keepCoresBusy} from './keepCoresBusy';
import {listChangedFiles} from './changedFiles';
import {parseArguments, type Request} from './parseArguments';
import {prepareBrowser} from './prepareBrowser';
import {prepareTools} from './prepareTools';
import {printSummary} from './printSummary';
import {runSteps} from './runSteps';
import {selectByName, withPrerequisites} from './selectSteps';
import type {Outcome, Step} from './step';
import {groups, steps} from './steps';
import {stepsOfFiles} from './stepsOfFile';

const RUNS_UNDER_LOAD = 3;

/** The steps that the changed files need; none, where nothing has changed. */
function selectChanged(): Step[] {
  const files = listChangedFiles();
  const names = stepsOfFiles(files);
  console.log(`${files.length} changed files`);
  if (names === null) return selectByName([], steps, groups);
  return names.length > 0 ? withPrerequisites(selectByName(names, steps, groups), steps) : [];
}

function select({names, changed, underLoad}: Request): Step[] {
  if (changed) return selectChanged();
  return selectByName(underLoad && names.length === 0 ? ['browser'] : names, steps, groups);
}

/** Runs the steps once, and prints their figures. */
async function runOnce(chosen: readonly Step[]): Promise<Outcome[]> {
  const started = performance.now();
  const outcomes = await runSteps(chosen);
  printSummary(outcomes, (performance.now() - started) / 1000);
  return outcomes;
}

/** Runs the steps several times while other programs want the cores too. The last line counts all runs. */
async function runUnderLoad(chosen: readonly Step[]): Promise<Outcome[]> {
  const stop = keepCoresBusy();
  const all: Outcome[] = [];
  for (let run = 1; run <= RUNS_UNDER_LOAD; run += 1) {
    console.log(`\nRun ${run} of ${RUNS_UNDER_LOAD}, under load`);
    all.push(...(await runOnce(chosen)));
  }
  stop();
  const count = (key: 'passed' | 'failed'): number => all.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\nAll runs\n${count('passed')} passed, ${count('failed')} failed`);
  return all;
}

async function main(): Promise<void> {
  const request = parseArguments(process.argv.slice(2));
  const chosen = select(request);
  prepareTools(chosen);
  prepareBrowser(chosen);
  const outcomes = await (request.underLoad ? runUnderLoad : runOnce)(chosen);
  if (outcomes.some(({failed}) => failed > 0)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
