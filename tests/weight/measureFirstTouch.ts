import type {Browser, Page} from '@playwright/test';
import {emulateSlowPhone} from './slowPhone';

/** Milliseconds from the first touch of a control, which starts the application, to its effect. */
export type FirstTouch = {
  /** Until the phone's menu is open. */
  readonly menu: number;
  /** Until the search can be typed into. */
  readonly search: number;
};

const QUIET_MS = 2500;

async function timeToEffect(browser: Browser, url: string, control: string, effect: string): Promise<number> {
  const page: Page = await browser.newPage({viewport: {width: 375, height: 740}, hasTouch: true, isMobile: true});
  await emulateSlowPhone(page);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(QUIET_MS);
  const started = performance.now();
  await page.tap(control);
  await page.waitForSelector(effect);
  const time = performance.now() - started;
  await page.close();
  return time;
}

/** Opens a page as that phone would, with an empty cache, waits until it is quiet, and touches each control. */
export async function measureFirstTouch(browser: Browser, url: string): Promise<FirstTouch> {
  return {
    menu: await timeToEffect(browser, url, '.navbar__toggle', '.navbar-sidebar--show'),
    search: await timeToEffect(browser, url, '[data-search-button]', 'dialog[open] input'),
  };
}
