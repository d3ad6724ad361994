import type {Browser, Page} from '@playwright/test';
import {weighPage} from '../weight/weighPage';
import {DESKTOP, PHONE, withPage} from './phone';
import {measureMedians, type Figures} from './report';
import type {Served} from './serve';

/** Transferred kB of a page's parts. */
export const PART_ROWS = {
  html: ['HTML, kB', 1],
  style: ['style sheets, kB', 1],
  script: ['script, kB', 1],
  application: ['application, kB', 1],
} as const;

/** Transferred kB, and milliseconds on a slow phone: paint times, blocking time, and from a click to the next heading. */
export const LOAD_ROWS = {
  firstLoad: ['first load, kB', 1],
  prefetched: ['prefetched, kB', 1],
  firstPaint: ['first paint, ms', 0],
  paint: ['largest paint, ms', 0],
  blocked: ['blocked, ms', 0],
  atLoad: ['click at load, ms', 0],
  quiet: ['click when quiet, ms', 0],
  afterHover: ['click after hover, ms', 0],
  back: ['back, ms', 0],
} as const;

/** All figures of a page. */
export type PageFigures = Figures<keyof typeof PART_ROWS | keyof typeof LOAD_ROWS>;

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
  const {html, style, script, application, prefetched} = await weighPage(browser, served, path);
  const bytes = {html, style, script, application, prefetched, firstLoad: html + style + script};
  const kilobytes = Object.fromEntries(Object.entries(bytes).map(([name, size]) => [name, size / 1000]));
  const url = served.slowOrigin + path;
  return measureMedians({...PART_ROWS, ...LOAD_ROWS}, times, async () => ({
    ...kilobytes,
    ...(await withPage(browser, PHONE, url, (page) =>
      page.evaluate(() => (window as unknown as {seenTimes: Times}).seenTimes),
    )),
    ...(await measureNavigation(browser, url, `.menu__link[href="${next}"]`)),
  }));
}
