/** How long one test took. */
export type TestTime = {readonly name: string; readonly seconds: number};

type JestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {readonly fullName: string; readonly duration?: number | null}[];
  }[];
};

type Spec = {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {readonly results: readonly {readonly duration: number}[]}[];
};

type Suite = {readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[]};

/** Reads the report of Jest (`--json`). */
function readJestTimes({testResults}: JestReport, root: string): TestTime[] {
  return testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({fullName, duration}) => ({
      name: `${name.replace(root, '')}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Reads the report of Playwright (`json`); a test that was tried twice took both times. */
function readPlaywrightTimes({specs = [], suites = []}: Suite): TestTime[] {
  const own = specs.map(({title, file, tests}) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(readPlaywrightTimes)];
}

/** How long each test of a report took. */
export function readTestTimes(report: object, reporter: 'jest' | 'playwright', root = `${process.cwd()}/`): TestTime[] {
  return reporter === 'jest' ? readJestTimes(report as JestReport, root) : readPlaywrightTimes(report as Suite);
}

/** The slowest tests, the slowest one first. */
export function listSlowest(times: readonly TestTime[], count = 10): TestTime[] {
  return [...times].sort((first, second) => second.seconds - first.seconds).slice(0, count);
}
