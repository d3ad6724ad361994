import {readFileSync, existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findFullBrowser} from '../browser/findBrowser';
import {touchApplication} from '../touchApplication';
import {serve, SERVED_SWITCHES} from '../scale/serve';
import {
  findOverweight,
  findRaised,
  formatWeights,
  readEarlierBudgets,
  type Budgets,
  type Weight,
  type Weights,
} from './compareBudgets';

type Part = Exclude<keyof Weight, 'application'>;
const PART_OF: Readonly<Record<string, Part>> = {document: 'html', script: 'script', stylesheet: 'style', font: 'font'};
/** What is asked for this long after a page has loaded belongs to it, though not to its first load. */
const QUIET_MS = 1500;

/** The bytes a server sends for an address of the site. */
function sizeOf(address: string): number {
  const path = new URL(address).pathname.replace(/^\/docs\//, '');
  const file = join('build', path.endsWith('/') || path === '' ? join(path, 'index.html') : path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return file.endsWith('.woff2') ? statSync(file).size : brotliCompressSync(readFileSync(file)).length;
}

/** Addresses of the sheets for print: the browser asks for them last, and nothing waits for them. */
const listPrintSheets = (page: Page): Promise<string[]> =>
  page.$$eval('link[media="print"]', (links) => links.map((link) => (link as HTMLLinkElement).href));

/** Starts the application as a touch on one of its controls does, and waits until nothing more is loaded. */
async function startApplication(page: Page): Promise<void> {
  await touchApplication(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
}

/**
 * Opens a page with an empty cache and weighs what it asks for until it has loaded, the scripts of the time after, and
 * those of the application.
 */
export async function measureBytes(browser: Browser, url: string): Promise<{weight: Weight; lazy: number}> {
  const page = await browser.newPage();
  const weight = {html: 0, script: 0, style: 0, font: 0, application: 0};
  const sheets = new Map<string, number>();
  let lazy = 0;
  let phase: 'first' | 'quiet' | 'application' = 'first';
  page.on('request', (request) => {
    const part = PART_OF[request.resourceType()];
    if (!part || !request.url().startsWith(new URL(url).origin)) return;
    const size = sizeOf(request.url());
    if (part === 'style' && phase !== 'application') sheets.set(request.url(), size);
    else if (phase === 'first') weight[part] += size;
    else if (part === 'script' && phase === 'quiet') lazy += size;
    else if (part === 'script') weight.application += size;
  });
  await page.goto(url, {waitUntil: 'load'});
  phase = 'quiet';
  const print = await listPrintSheets(page);
  weight.style = [...sheets].reduce((sum, [address, size]) => sum + (print.includes(address) ? 0 : size), 0);
  await page.waitForTimeout(QUIET_MS);
  phase = 'application';
  await startApplication(page);
  await page.close();
  return {weight, lazy};
}

/** The six types of page whose weight is watched, by a route of each. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  front: '',
  guide: 'workflows/steps/triggers/',
  code: 'code/nodejs/',
  table: 'limits/',
  reference: 'api/rest/',
  'v1 page': 'v1/workflows/',
};

const BUDGETS = 'tests/weight/budgets.json';
async function weigh(browser: Browser, origin: string): Promise<Weights> {
  const weights: Record<string, Weight> = {};
  for (const [type, route] of Object.entries(PAGE_TYPES)) {
    const {weight, lazy} = await measureBytes(browser, `${origin}/docs/${route}`);
    weights[type] = weight;
    console.log(`${type}: /${route}, and ${(lazy / 1000).toFixed(1)} kB of script after it has loaded`);
  }
  return weights;
}

const server = await serve('build');
const browser = await chromium.launch({executablePath: findFullBrowser(), args: SERVED_SWITCHES});
const weights = await weigh(browser, server.origin);
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets;
console.log(`\n${formatWeights(weights, budgets)}`);
await browser.close();
server.close();

const raised = findRaised(budgets, readEarlierBudgets(BUDGETS) ?? {});
for (const raise of raised.explained) console.log(raise);
const problems = [...findOverweight(weights, budgets), ...raised.problems];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
