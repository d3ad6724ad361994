import type {Page} from '@playwright/test';

/** A middling phone on a slow line: 1.6 Mbit/s, 150 ms there and back, a processor at a quarter of its speed. */
const LINE = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false};
const SLOWER_BY = 4;

/** Slows a page down to what such a phone can do. */
export async function emulateSlowPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_BY});
}
