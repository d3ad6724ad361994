/**
 * The test command: checks the programs that the selected steps need, runs the steps and counts their tests.
 *
 *   npm test                    runs all default checks
 *   npm test -- docs            runs the checks for changes to text
 *   npm test -- unit build      only runs the named steps
 *   npm test -- --changed       runs the checks for the changed files
 *   npm test -- --all           also runs the steps that must be named otherwise, like CI
 *   npm test -- docs --install  also installs missing programs
 */
import {endSteps, runInParallel, runStep} from './runSteps';
import {mayInstall, selectSteps, type Step, steps} from './steps';
import {prepareTools} from './tools';

/** Formats the checks that `--changed` doesn't run. */
function formatRemaining(chosen: readonly Step[]): string {
  const whole = steps.filter(({onlyByName}) => !onlyByName);
  const left = whole.filter(({name}) => chosen.every((step) => step.name !== name)).map(({name}) => name);
  const part = chosen.filter((step) => !steps.includes(step)).map(({name}) => name);
  const list = (names: readonly string[]): string => names.join(', ') || 'none';
  return `Only what your changes can break: ${list(part)} in part, not run: ${list(left)}. npm test runs everything.`;
}

async function main(words: readonly string[]): Promise<void> {
  const chosen = selectSteps(words);
  const {missing, installed} = prepareTools(chosen, mayInstall(words));
  console.log(`${chosen.length} checks: ${chosen.map(({name}) => name).join(', ')}`);
  if (words.includes('--changed')) console.log(formatRemaining(chosen));
  const started = performance.now();
  const total = {passed: 0, failed: 0};
  const failed: string[] = [];
  await runInParallel(chosen, async (step) => {
    const awaited = step.tools?.filter((name) => missing.includes(name)) ?? [];
    const lacking = awaited.length > 0 ? (await installed).find((name) => awaited.includes(name)) : undefined;
    const isUnbuilt = step.group === 'site' && failed.includes('build');
    const reason = isUnbuilt ? 'the build failed' : `${lacking} is missing`;
    const notRun = {passed: 0, failed: 1, shown: `FAIL  ${step.name.padEnd(12)}not run, because ${reason}`};
    const outcome = lacking || isUnbuilt ? notRun : await runStep(step);
    console.log(outcome.shown);
    if (outcome.failed > 0) failed.push(step.name);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${seconds} s${failed.length > 0 ? `, failed: ${failed.join(', ')}` : ''}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endSteps();
    process.exit(1);
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
