import type {Browser} from '@playwright/test';

/** A mid-range phone on a slow connection: 1.6 Mbit/s, 150 ms there and back, a processor at a quarter of its speed. */
const SLOW = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false};
const SLOWER_BY = 4;
const SETTLE_MS = 2500;

/** Largest contentful paint, blocking time (both in milliseconds), and layout shift. */
export type Times = {readonly paint: number; readonly blocked: number; readonly shift: number};

/** Opens a page as that phone would, with an empty cache. */
export async function measureTimes(browser: Browser, url: string): Promise<Times> {
  const page = await browser.newPage({viewport: {width: 375, height: 740}});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_BY});
  await page.addInitScript({path: 'tests/weight/observeTimes.js'});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(() => (window as unknown as {seenTimes: Times}).seenTimes);
  await page.close();
  return times;
}
