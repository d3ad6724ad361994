import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findFullBrowser} from '../browser/findBrowser';
import {serve, SERVED_SWITCHES} from '../scale/serve';
import {findOverweight, formatWeights, type Budgets} from './compareBudgets';
import {weighPage, type PageWeight} from './weighPage';

/** The six types of page whose weight is watched, by a route of each. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  front: '',
  guide: 'workflows/steps/triggers/',
  code: 'code/nodejs/',
  table: 'limits/',
  reference: 'api/rest/workspaces/',
  'v1 page': 'v1/workflows/',
};

const BUDGETS = 'tests/weight/budgets.json';

const server = await serve('build');
const browser = await chromium.launch({executablePath: findFullBrowser(), args: SERVED_SWITCHES});
const weights: Record<string, PageWeight> = {};
for (const [type, route] of Object.entries(PAGE_TYPES)) {
  const weight = await weighPage(browser, server, `/docs/${route}`);
  weights[type] = weight;
  console.log(`${type}: /${route}, and ${(weight.prefetched / 1000).toFixed(1)} kB after it has loaded`);
}
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets;
console.log(`\n${formatWeights(weights, budgets)}`);
await browser.close();
server.close();

const problems = findOverweight(weights, budgets);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
