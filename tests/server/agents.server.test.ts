import {resolve} from 'node:path';
import {expect, it} from '@jest/globals';
import {computeScore, runChecks, type CheckResult} from 'afdocs';
import {startNginx} from '../../deploy/nginx/startNginx';
import {BASE_URL, SITE_URL} from '../../src/config/addresses';
import {findFreePort} from '../freePort';

/** How well programs can read the site, by https://agentdocsspec.com. */
type Grade = {
  /** From 0 to 100. */
  readonly score: number;
  /** What cost points: name of the check, and what it found. */
  readonly problems: readonly string[];
};

const isProblem = ({status}: CheckResult): boolean => status !== 'pass' && status !== 'skip';

/**
 * Grades a served site with `afdocs`. Links to the site's own origin are followed on this machine; those to the
 * application beside it are not, because nothing serves it here.
 *
 * @param pages how many pages to look at, spread evenly over the index and the sitemap
 */
async function gradeForAgents(port: number, pages: number): Promise<Grade> {
  const report = await runChecks(`http://127.0.0.1:${port}${BASE_URL}`, {
    canonicalOrigin: SITE_URL + BASE_URL.slice(0, -1),
    samplingStrategy: 'deterministic',
    maxLinksToTest: pages,
    requestDelay: 0,
  });
  return {
    score: computeScore(report).overall,
    problems: report.results.filter(isProblem).map(({id, status, message}) => `${status} ${id}: ${message}`),
  };
}

const PORT = await findFreePort();
const TIME_LIMIT_MS = 120_000;

it(
  'scores 100 of 100 as documentation for agents',
  async () => {
    const nginx = await startNginx({port: PORT, buildDir: resolve('build')});
    const {score, problems} = await gradeForAgents(PORT, 40).finally(() => nginx.stop());
    // Two pages are longer as HTML than a program reads at once, and their routes do not allow a split. They cost less
    // than half a point, and are no longer than that as Markdown.
    expect({score, problems: score === 100 ? [] : problems}).toEqual({score: 100, problems: []});
  },
  TIME_LIMIT_MS,
);
