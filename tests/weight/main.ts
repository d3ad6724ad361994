import {readFileSync} from 'node:fs';
import {versions} from '../../src/config/versions';
import {withServed} from '../bench/phone';
import {readRecords} from '../builtPages';
import {addListedPages, findOverweight, formatWeights, type Budgets} from './compareBudgets';
import {weighPage, type PageWeight} from './weighPage';

const older = versions.findLast(({status}) => status === 'older');

/** The page types to weigh, with a route of each. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  front: '',
  guide: 'workflows/steps/triggers/',
  code: 'code/nodejs/',
  table: 'limits/',
  reference: 'api/rest/workspaces/',
  ...(older && {'older page': `${older.id}/workflows/`}),
};

const BUDGETS = 'tests/weight/budgets.json';

const weights: Record<string, PageWeight> = {};
await withServed('build', async (browser, served) => {
  for (const [type, route] of Object.entries(PAGE_TYPES)) {
    const weight = await weighPage(browser, served, `/docs/${route}`);
    weights[type] = weight;
    console.log(`${type}: /${route}, and ${(weight.prefetched / 1000).toFixed(1)} kB after it has loaded`);
  }
});
const budgets = addListedPages(JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets, readRecords().length);
console.log(`\n${formatWeights(weights, budgets)}`);

const problems = findOverweight(weights, budgets);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
