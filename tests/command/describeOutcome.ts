import type {Outcome} from './step';

/** Lines of a failure that are shown outside CI; the rest is in the log. */
const SHOWN = 60;

/** Where the failures of Jest, Playwright and the builds begin in what they print. */
const FAILURE = /^\s*(?:● |1\) |\[ERROR\]|Error: )/;

/** What the annotations of a pull request are made of: commands to GitHub, and warnings at a place of a page. */
const ANNOTATION = /^(?:::(?:error|warning|notice) |\S+:\d+:\d+ warning )/;

const toLines = (output: string): string[] => output.trimEnd().split('\n');

/** The first failure of an output, and what follows it: its end, where no failure can be told. */
export function excerptFailure(output: string): string {
  const lines = toLines(output);
  const start = lines.findIndex((line) => FAILURE.test(line));
  const shown = start < 0 ? lines.slice(-SHOWN) : lines.slice(start, start + SHOWN);
  return shown.join('\n');
}

function describeEnd({step, passed, failed, seconds}: Outcome, place: string): string {
  const counts = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
  return `[${place}] ${failed > 0 ? 'FAIL' : 'ok  '} ${step.name.padEnd(14)}${`${Math.round(seconds)} s`.padStart(6)}  ${counts}`;
}

/**
 * What is printed when a step has ended: one line, before it the failure, if there is one.
 *
 * @param place how far the run is: `3/16`
 * @param isComplete whether all that the step printed is shown, as in CI, where nobody can open the log
 */
export function describeOutcome(outcome: Outcome, place: string, isComplete: boolean): string {
  const {failed, output, log} = outcome;
  const end = describeEnd(outcome, place);
  if (failed > 0) return `\n${isComplete ? output.trimEnd() : excerptFailure(output)}\n\n${end}, full log: ${log}`;
  const annotations = isComplete ? toLines(output).filter((line) => ANNOTATION.test(line)) : [];
  return [...annotations, end].join('\n');
}
