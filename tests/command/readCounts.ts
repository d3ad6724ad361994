/** How many tests of a step passed and failed. */
export type Counts = {readonly passed: number; readonly failed: number};

/** Finds the counts in what a step printed; `null` where it printed none. */
export type ReadCounts = (output: string) => Counts | null;

const countOf = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

/** Jest: `Tests:  2 failed, 40 passed, 42 total`. */
export const readJest: ReadCounts = (output) => {
  const line = /^Tests:.*$/m.exec(output)?.[0];
  return line ? {passed: countOf(line, /(\d+) passed/), failed: countOf(line, /(\d+) failed/)} : null;
};

/** The samples of the pages: `Samples: 469 passed, 0 failed`. */
export const readSamples: ReadCounts = (output) => {
  const line = /^Samples: .*$/m.exec(output)?.[0];
  return line ? {passed: countOf(line, /(\d+) passed/), failed: countOf(line, /(\d+) failed/)} : null;
};

/** Playwright: `  3 failed`, `  1 flaky` (passed on the second try) and `  120 passed (1.2m)` on separate lines. */
export const readPlaywright: ReadCounts = (output) => {
  const passed = countOf(output, /^\s+(\d+) passed \(/m) + countOf(output, /^\s+(\d+) flaky$/m);
  const failed = countOf(output, /^\s+(\d+) failed$/m);
  return passed + failed > 0 ? {passed, failed} : null;
};

/** Judged searches: `Judged searches: 130 answered among the first five, 0 sets below the floor`. */
export const readJudged: ReadCounts = (output) => {
  const line = /^Judged searches: .*$/m.exec(output)?.[0];
  return line ? {passed: countOf(line, /(\d+) answered/), failed: countOf(line, /(\d+) sets below/)} : null;
};
