/** The browser for measurements, throttled to the speed of a mid-range phone. */
import {chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page} from '@playwright/test';
import {findFullBrowser} from '../browser/findBrowser';
import {serveThrottled, SERVED_SWITCHES, type Served} from './serve';

const CPU_THROTTLING = 4;
const QUIET_MS = 2500;

export const PHONE: BrowserContextOptions = {viewport: {width: 375, height: 740}, hasTouch: true, isMobile: true};
export const TABLET: BrowserContextOptions = {viewport: {width: 1280, height: 800}, hasTouch: true};
export const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 800}};

/** Serves a build while a browser measures it. Enables the back/forward cache, which Playwright disables. */
export async function withServed<T>(
  folder: string,
  measure: (browser: Browser, served: Served) => Promise<T>,
): Promise<T> {
  const served = await serveThrottled(folder);
  const browser = await chromium.launch({
    executablePath: findFullBrowser(),
    args: SERVED_SWITCHES,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    return await measure(browser, served);
  } finally {
    await browser.close();
    served.close();
  }
}

/** Opens an address with an empty cache, and runs a function after a quiet period. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
  act: (page: Page, session: CDPSession) => Promise<T>,
  quietMs = QUIET_MS,
): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_THROTTLING});
  await page.addInitScript({path: 'tests/bench/observe.js'});
  await page.goto(url, {waitUntil: 'load'});
  try {
    await page.waitForTimeout(quietMs);
    return await act(page, session);
  } finally {
    await context.close();
  }
}
