import type {Browser} from '@playwright/test';
import {emulateSlowPhone} from './slowPhone';

const SETTLE_MS = 2500;

/** Largest contentful paint, blocking time (both in milliseconds), and layout shift. */
export type Times = {readonly paint: number; readonly blocked: number; readonly shift: number};

/** Opens a page as that phone would, with an empty cache. */
export async function measureTimes(browser: Browser, url: string): Promise<Times> {
  const page = await browser.newPage({viewport: {width: 375, height: 740}});
  await emulateSlowPhone(page);
  await page.addInitScript({path: 'tests/weight/observeTimes.js'});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => (window as unknown as {seenTimes: Times}).seenTimes);
  await page.close();
  return times;
}
