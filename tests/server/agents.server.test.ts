import {resolve} from 'node:path';
import {expect, it} from '@jest/globals';
import {computeScore, runChecks, type CheckResult} from 'afdocs';
import {readTemplate} from '../../deploy/nginx/renderConfig';
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

async function grade(pages: number, template = readTemplate()): Promise<Grade> {
  const nginx = await startNginx({port: PORT, buildDir: resolve('build'), template});
  return gradeForAgents(PORT, pages).finally(() => nginx.stop());
}

it(
  'scores 100 of 100 as documentation for agents',
  async () => {
    const {score, problems} = await grade(40);
    // Two pages are longer as HTML than a program reads at once, and their routes do not allow a split. They cost less
    // than half a point, and are no longer than that as Markdown.
    expect({score, problems: score === 100 ? [] : problems}).toEqual({score: 100, problems: []});
  },
  TIME_LIMIT_MS,
);

it(
  'scores less, and says why, when the server sends no Markdown',
  async () => {
    const {score, problems} = await grade(6, readTemplate().replace('try_files $negotiated_file ', 'try_files '));
    expect(score).toBeLessThan(100);
    expect(problems).toContainEqual(expect.stringMatching(/^fail content-negotiation: .*0\/6/));
  },
  TIME_LIMIT_MS,
);
