import type {ReadCounts} from './readCounts';

/** One check of the test command. */
export type Step = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Seconds on a typical machine with two cores, for the announcement of how long a run takes. */
  readonly seconds: number;
  /** How many cores it keeps busy. */
  readonly cores: 1 | 2;
  /** Steps that have to be finished first, where they are part of the run. */
  readonly after?: readonly string[];
  /** Left out unless it is named. */
  readonly onlyByName?: boolean;
  readonly needsBrowser?: boolean;
  /** Programs besides Node.js that it runs. */
  readonly tools?: readonly string[];
  /** How its tests are counted; without it, the step counts as one test. */
  readonly readCounts?: ReadCounts;
  /** Whose report of single tests it writes to the file that `$TEST_REPORT` names. */
  readonly reporter?: 'jest' | 'playwright';
};

/** What became of a step. */
export type Outcome = {
  readonly step: Step;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly output: string;
  readonly log: string;
};
