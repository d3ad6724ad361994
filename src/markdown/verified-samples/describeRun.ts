import type {SampleResult} from './results';

/** A mark in its parts: the sentence around a date. */
export interface RunDescription {
  readonly before: string;
  readonly date: string;
  readonly shownDate: string;
  readonly after: string;
}

const format = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** "Ran on 20 November 2026 with Python 3.11", with its date apart. */
export function describeRun({date, tool}: SampleResult): RunDescription {
  const shownDate = format.format(new Date(`${date}T00:00:00Z`));
  return {before: 'Ran on ', date, shownDate, after: ` with ${tool}`};
}
