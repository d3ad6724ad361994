/**
 * The checks of the test command, in order. `readCounts` says how a step's own tests are counted from
 * its output; a step without it counts as one test. Steps with the same `together` run at the same time.
 *
 * @typedef {{name: string, command: string, args: string[], group?: 'sweep', together?: string, needsBrowser?: boolean, needsTools?: boolean, readCounts?: (output: string) => {passed: number, failed: number} | null}} Step
 */

const countOf = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0);

/** Jest: `Tests:  2 failed, 40 passed, 42 total`. */
const readJest = (output) => {
  const line = /^Tests:.*$/m.exec(output)?.[0];
  return line ? {passed: countOf(line, /(\d+) passed/), failed: countOf(line, /(\d+) failed/)} : null;
};

/** The samples of the pages: `Samples: 469 passed, 0 failed`. */
const readSamples = (output) => {
  const line = /^Samples: .*$/m.exec(output)?.[0];
  return line ? {passed: countOf(line, /(\d+) passed/), failed: countOf(line, /(\d+) failed/)} : null;
};

/** Playwright: `  3 failed`, `  1 flaky` (passed on the second try) and `  120 passed (1.2m)` on separate lines. */
const readPlaywright = (output) => {
  const passed = countOf(output, /^\s+(\d+) passed \(/m) + countOf(output, /^\s+(\d+) flaky$/m);
  const failed = countOf(output, /^\s+(\d+) failed$/m);
  return passed + failed > 0 ? {passed, failed} : null;
};

/** Judged searches: `Judged searches: 130 answered, 4 missed`. */
const readJudged = (output) => {
  const line = /^Judged searches: .*$/m.exec(output)?.[0];
  return line ? {passed: countOf(line, /(\d+) answered/), failed: countOf(line, /(\d+) below/)} : null;
};

const npmRun = (script, ...args) => ({
  command: 'npm',
  args: ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
});

/** @type {Step[]} */
export const steps = [
  {name: 'types', ...npmRun('types'), together: 'sources'},
  {name: 'lint', ...npmRun('lint'), together: 'sources'},
  {name: 'prose', ...npmRun('lint:prose'), together: 'sources'},
  {name: 'openapi', ...npmRun('lint:openapi'), together: 'sources'},
  {name: 'figures', ...npmRun('lint:facts'), together: 'sources'},
  {name: 'unused facts', ...npmRun('facts:unused'), together: 'sources'},
  {name: 'unit', ...npmRun('unit'), needsTools: true, readCounts: readJest},
  {name: 'samples', ...npmRun('samples'), needsTools: true, readCounts: readSamples},
  {name: 'build', ...npmRun('build')},
  {name: 'search', ...npmRun('search:judge'), readCounts: readJudged},
  {name: 'links', ...npmRun('links')},
  {name: 'weight', ...npmRun('weight', '--bytes'), needsBrowser: true},
  {name: 'server', ...npmRun('server'), needsTools: true, readCounts: readJest},
  {name: 'browser', ...npmRun('browser'), needsBrowser: true, readCounts: readPlaywright},
  {name: 'sweep', ...npmRun('sweep'), group: 'sweep', needsBrowser: true, readCounts: readPlaywright},
];
