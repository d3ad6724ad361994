import type {Browser, Page} from '@playwright/test';
import {weighPage} from '../weight/weighPage';
import {DESKTOP, PHONE, withPage} from './phone';
import {measureMedians, type Line} from './report';
import type {Served} from './serve';

const NAMES = [
  'html',
  'style',
  'script',
  'prefetched',
  'application',
  'firstPaint',
  'paint',
  'blocked',
  'atLoad',
  'quiet',
  'afterHover',
  'back',
] as const;

/** Transferred bytes, and milliseconds on a slow phone: paint times, blocking time, and from a click to the next page's heading. */
export type PageFigures = Readonly<Record<(typeof NAMES)[number], number>>;

/** Rows of the report. */
export const LOAD_LINES: readonly Line<PageFigures>[] = [
  ['first load, kB', ({html, style, script}) => (html + style + script) / 1000, 1],
  ['prefetched, kB', ({prefetched}) => prefetched / 1000, 1],
  ['first paint, ms', ({firstPaint}) => firstPaint, 0],
  ['largest paint, ms', ({paint}) => paint, 0],
  ['blocked, ms', ({blocked}) => blocked, 0],
  ['click at load, ms', ({atLoad}) => atLoad, 0],
  ['click when quiet, ms', ({quiet}) => quiet, 0],
  ['click after hover, ms', ({afterHover}) => afterHover, 0],
  ['back, ms', ({back}) => back, 0],
];

type Times = Pick<PageFigures, 'firstPaint' | 'paint' | 'blocked'>;

const HOVER_MS = 1000;

/** Measures the time from an action until the heading changes. */
async function measureTimeToHeading(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await page.locator('h1').innerText();
  const started = performance.now();
  await act();
  await page.waitForFunction((text) => {
    const heading = document.querySelector('h1')?.innerText;
    return heading !== undefined && heading !== text;
  }, before);
  return performance.now() - started;
}

/** Measures following a link right after loading, once the page is idle and after hovering it, and going back. */
async function measureNavigation(browser: Browser, url: string, link: string): Promise<Partial<PageFigures>> {
  const click = (page: Page): Promise<number> =>
    measureTimeToHeading(page, () => page.locator(link).first().click({noWaitAfter: true}));
  const atLoad = await withPage(browser, DESKTOP, url, click, 0);
  const there = await withPage(browser, DESKTOP, url, async (page) => {
    const quiet = await click(page);
    await page.waitForTimeout(HOVER_MS);
    return {quiet, back: await measureTimeToHeading(page, () => page.evaluate(() => window.history.back()))};
  });
  const afterHover = await withPage(browser, DESKTOP, url, async (page) => {
    await page.locator(link).first().hover();
    await page.waitForTimeout(HOVER_MS);
    return click(page);
  });
  return {atLoad, afterHover, ...there};
}

/** A page and another one in its sidebar. */
export type LinkedPage = {readonly path: string; readonly next: string};

/** Opens a page with an empty cache and follows a link several times. Returns the median of each figure. */
export async function measurePage(
  browser: Browser,
  served: Served,
  {path, next}: LinkedPage,
  times: number,
): Promise<PageFigures> {
  const weights = await weighPage(browser, served, path);
  const url = served.slowOrigin + path;
  return measureMedians(NAMES, times, async () => ({
    ...weights,
    ...(await withPage(browser, PHONE, url, (page) =>
      page.evaluate(() => (window as unknown as {seenTimes: Times}).seenTimes),
    )),
    ...(await measureNavigation(browser, url, `.menu__link[href="${next}"]`)),
  }));
}
