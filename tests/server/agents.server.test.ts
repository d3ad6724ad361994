import {expect, it} from '@jest/globals';
import {computeScore, runChecks} from 'afdocs';
import {BASE_URL, SITE_URL} from '../../src/config/addresses';
import {serveBuild} from './request';

const PORT = await serveBuild();
/** How many pages are looked at, spread evenly over the index and the sitemap. */
const PAGES = 40;

it('scores 100 of 100 as documentation for agents, by https://agentdocsspec.com', async () => {
  const report = await runChecks(`http://127.0.0.1:${PORT}${BASE_URL}`, {
    // Links to the site are followed on this machine; those to the application beside it are not, as nothing serves it.
    canonicalOrigin: SITE_URL + BASE_URL.slice(0, -1),
    samplingStrategy: 'deterministic',
    maxLinksToTest: PAGES,
    requestDelay: 0,
  });
  const {overall: score} = computeScore(report);
  // Two pages are longer as HTML than a program reads at once, and their routes do not allow a split. They cost less
  // than half a point, and are no longer than that as Markdown.
  const problems = report.results.filter(({status}) => score < 100 && status !== 'pass' && status !== 'skip');
  expect({score, problems}).toEqual({score: 100, problems: []});
});
