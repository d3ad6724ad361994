import {describeOutcome} from './describeOutcome';
import {describePlan, describeProgress, estimateSeconds, formatDuration} from './progress';
import {runInParallel} from './runInParallel';
import {runStep} from './runStep';
import type {Outcome, Step} from './step';

const CLEAR_LINE = '\r\u001b[2K';

/** Shows which steps run, in one line that the next one replaces; outside a terminal there is no such line. */
function showProgress(all: readonly Step[], done: readonly Outcome[], running: ReadonlySet<Step>): void {
  if (!process.stdout.isTTY) return;
  const finished = done.map(({step}) => step);
  process.stdout.write(CLEAR_LINE + describeProgress(all, finished, [...running]).slice(0, process.stdout.columns - 1));
}

/** How long the rest takes, where no line at the bottom shows it. */
function describeRest(all: readonly Step[], done: readonly Outcome[]): string {
  const left = all.filter((step) => !done.some((outcome) => outcome.step === step));
  return process.stdout.isTTY || left.length === 0 ? '' : `, about ${formatDuration(estimateSeconds(left))} left`;
}

/** A step that needs what a failed one should have made. */
function skip(step: Step, missing: string): Outcome {
  const output = `not run, because ${missing} failed`;
  return {step, output, passed: 0, failed: 1, seconds: 0, log: 'none'};
}

/** Runs the steps and prints a line for each when it has ended. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  console.log(describePlan(steps));
  const outcomes: Outcome[] = [];
  const running = new Set<Step>();
  await runInParallel(steps, async (step) => {
    const broken = outcomes.find(({step: {name}, failed}) => failed > 0 && step.after?.includes(name));
    running.add(step);
    showProgress(steps, outcomes, running);
    const outcome = broken ? skip(step, broken.step.name) : await runStep(step);
    running.delete(step);
    outcomes.push(outcome);
    const place = `${String(outcomes.length).padStart(2)}/${steps.length}`;
    if (process.stdout.isTTY) process.stdout.write(CLEAR_LINE);
    console.log(describeOutcome(outcome, place, Boolean(process.env.CI)) + describeRest(steps, outcomes));
    if (running.size > 0) showProgress(steps, outcomes, running);
  });
  return steps.flatMap((step) => outcomes.filter((outcome) => outcome.step === step));
}
