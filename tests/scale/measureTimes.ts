import type {Browser, CDPSession, Page} from '@playwright/test';

/** The processor of a middling phone has a quarter of the speed. */
const SLOWER_BY = 4;

/** Slows a page down to what such a processor can do. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_BY});
  return session;
}

const PAINT_MS = 2500;

/** Largest contentful paint and blocking time, both in milliseconds. */
type Times = {readonly paint: number; readonly blocked: number};

/** Opens a page as that phone would, with an empty cache. */
export async function measureTimes(browser: Browser, url: string): Promise<Times> {
  const page = await browser.newPage({viewport: {width: 375, height: 740}});
  await slowDown(page);
  await page.addInitScript({path: 'tests/scale/observeTimes.js'});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(PAINT_MS);
  const times = await page.evaluate(() => (window as unknown as {seenTimes: Times}).seenTimes);
  await page.close();
  return times;
}

/** Milliseconds from the press of a link to the heading of the page it leads to. */
export type Navigation = {
  /** Pressed as soon as the page has loaded. */
  readonly atLoad: number;
  /** Pressed when nothing has been going on for a while. */
  readonly quiet: number;
  /** Pressed after the pointer has rested on the link. */
  readonly afterHover: number;
  /** Back to the page before. */
  readonly back: number;
};

const QUIET_MS = 3000;
const HOVER_MS = 1000;

const readHeading = (page: Page): Promise<string> => page.locator('h1').innerText();

/** Time from an action to the first frame with another heading. */
async function timeToHeading(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await readHeading(page);
  const started = performance.now();
  await act();
  await page.waitForFunction((text) => {
    const heading = document.querySelector('h1')?.innerText;
    return heading !== undefined && heading !== text;
  }, before);
  return performance.now() - started;
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await slowDown(page);
  await page.goto(url, {waitUntil: 'load'});
  return page;
}

/**
 * Opens a page with a slow processor and follows a link of it, in the four ways above.
 *
 * @param link selector of the link
 */
export async function measureNavigation(browser: Browser, url: string, link: string): Promise<Navigation> {
  const click = (page: Page) => (): Promise<void> => page.locator(link).first().click({noWaitAfter: true});
  const hurried = await open(browser, url);
  const atLoad = await timeToHeading(hurried, click(hurried));
  await hurried.close();

  const page = await open(browser, url);
  await page.waitForTimeout(QUIET_MS);
  const quiet = await timeToHeading(page, click(page));
  await page.waitForTimeout(QUIET_MS);
  const back = await timeToHeading(page, () => page.evaluate(() => window.history.back()));
  await page.close();

  const hovering = await open(browser, url);
  await hovering.waitForTimeout(QUIET_MS);
  await hovering.locator(link).first().hover();
  await hovering.waitForTimeout(HOVER_MS);
  const afterHover = await timeToHeading(hovering, click(hovering));
  await hovering.close();
  return {atLoad, quiet, afterHover, back};
}
