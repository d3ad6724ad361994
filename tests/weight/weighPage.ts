import type {Browser, Page} from '@playwright/test';
import type {Served} from '../bench/serve';
import {touchApplication} from '../touchApplication';
import type {Weight} from './compareBudgets';

/** Requests within this time after loading count as part of the page, but not of its first load. */
const QUIET_MS = 2000;

/** Returns the URLs of print style sheets, which the browser loads last without blocking anything. */
const getPrintSheets = (page: Page): Promise<string[]> =>
  page.$$eval('link[media="print"]', (links) => links.map((link) => (link as HTMLLinkElement).href));

/** Weight of a page. `prefetched` is what it requests after loading, without interaction. */
export type PageWeight = Weight & {readonly prefetched: number};

type Phase = 'first' | 'quiet' | 'application';

/** Opens a page with an empty cache, and weighs its requests while and after loading. */
export async function weighPage(browser: Browser, {origin, getSize}: Served, path: string): Promise<PageWeight> {
  const page = await browser.newPage();
  let phase: Phase = 'first';
  // Ignore repeated requests, because they're served from the cache.
  const asked = new Map<string, {readonly type: string; readonly during: Phase}>();
  page.on('request', (request) => {
    if (!asked.has(request.url())) asked.set(request.url(), {type: request.resourceType(), during: phase});
  });
  await page.goto(origin + path, {waitUntil: 'load'});
  phase = 'quiet';
  const print = await getPrintSheets(page);
  await page.waitForTimeout(QUIET_MS);
  phase = 'application';
  await touchApplication(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.close();
  const weigh = (wanted: Phase, kind?: string): number =>
    [...asked]
      .filter(([url, {type, during}]) => during === wanted && type === (kind ?? type) && !print.includes(url))
      .reduce((sum, [url]) => sum + getSize(url), 0);
  return {
    html: weigh('first', 'document'),
    script: weigh('first', 'script'),
    style: weigh('first', 'stylesheet'),
    font: weigh('first', 'font'),
    prefetched: weigh('quiet'),
    application: weigh('application', 'script'),
  };
}
