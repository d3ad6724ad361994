import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Page, Request} from '@playwright/test';
import type {HostedRecord} from 'docusaurus-theme-search/push';
import {startAlgoliaDouble, type AlgoliaDouble} from '../../../packages/docusaurus-theme-search/tests/algoliaDouble';
import {bundle} from '../../../packages/docusaurus-theme-search/src/bundle';
import {listAlgoliaOrigins} from '../../../src/config/search';

const APP = 'TESTAPP';
const INDEX = 'docs';

/** Starts a double of Algolia that holds the records of the build. */
export async function startFilledDouble(): Promise<AlgoliaDouble> {
  const double = await startAlgoliaDouble();
  const records = JSON.parse(readFileSync(resolve('build/search-records.json'), 'utf8')) as HostedRecord[];
  for (const record of records) double.open(INDEX).set(record.objectID, record);
  return double;
}

const HOSTED = {
  appId: APP,
  apiKey: 'search-key',
  indexName: INDEX,
  contextualSearch: false,
  searchParameters: {facetFilters: ['version:latest']},
};

/** The module of the box as a build with credentials has it, by the settings that stand in one without. */
function withCredentials(script: string): Promise<string> {
  const [settings] = /\{base:.*?timings:\{.*?\}\}/.exec(script) ?? [];
  const built = new Function(`return ${settings}`)() as object;
  return bundle('client/box', 'esm', {}, {SEARCH_SETTINGS: {...built, hosted: HOSTED}, HAS_HOSTED: true});
}

/** A build with credentials allows its pages to ask the servers of the application. */
function allowAlgolia(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return headers;
  const origins = ["'self'", ...listAlgoliaOrigins(APP)].join(' ');
  return {...headers, 'content-security-policy': policy.replace("connect-src 'self'", `connect-src ${origins}`)};
}

function isAlgolia(url: URL): boolean {
  return url.hostname.endsWith('.algolia.net') || url.hostname.endsWith('.algolianet.com');
}

/** Delays from here on are limits on a service's patience. */
const PATIENCE = 400;
const STRETCH = 20;

/** Gives hosted search more time than readers do: the machine of a test may be slow, and speed is not what is tested. */
export async function stretchPatience(page: Page): Promise<void> {
  await page.addInitScript(
    ([from, factor]) => {
      const original = window.setTimeout.bind(window);
      const stretched = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number =>
        original(handler, delay >= from ? delay * factor : delay, ...rest);
      window.setTimeout = stretched as typeof window.setTimeout;
    },
    [PATIENCE, STRETCH] as const,
  );
}

/** Cuts the way to hosted search, as a blocker does. */
export async function blockHostedSearch(page: Page): Promise<void> {
  await page.route(isAlgolia, (route) => route.abort('blockedbyclient'));
}

/** Makes the site under test one with a hosted index, whose servers are the double. */
export async function giveHostedSearch(page: Page, double: AlgoliaDouble): Promise<void> {
  await page.route('**/search-data/box.*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: await withCredentials(await answer.text())});
  });
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({response: answer, headers: allowAlgolia(answer.headers())});
    },
  );
  await page.route(isAlgolia, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const target = `http://127.0.0.1:${double.port}${pathname}${search}`;
    const answer = await route.fetch({url: target}).catch(() => null);
    if (answer) await route.fulfill({response: answer}).catch(() => undefined);
    else await route.abort().catch(() => undefined);
  });
}

/** Facet filters of the queries a double was sent, one list for each request. */
export function filtersOf(double: AlgoliaDouble): string[][] {
  return double.requests
    .filter(({path}) => path.endsWith('/queries'))
    .flatMap(({body}) => (body as {requests: {facetFilters?: string[]}[]}).requests)
    .map(({facetFilters}) => facetFilters ?? []);
}

/** Whether a request is one for a part of search. */
export function isSearchPart(request: Request): boolean {
  return /\/search-data\/|DocSearch|algolia/i.test(request.url());
}
