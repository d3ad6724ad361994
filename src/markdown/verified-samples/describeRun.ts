import {formatDay} from '../../config/formatDay';
import type {SampleResult} from './results';

/** A mark in its parts: the sentence around a date. */
export interface RunDescription {
  readonly before: string;
  readonly date: string;
  readonly shownDate: string;
  readonly after: string;
}

/** "Ran on 20 November 2026 with Python 3.11", with its date apart. */
export function describeRun({date, tool}: SampleResult): RunDescription {
  return {before: 'Ran on ', date, shownDate: formatDay(date), after: ` with ${tool}`};
}
