/** Work that must not grow with the length of a page. */
import type {Browser, Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** Has about 90 code blocks, and 6,000 elements. */
const LONG = '/components/api/';

test('lays out a page with many code blocks a few times, not once for each block', async ({page, docs}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await docs.openDocument(LONG);
  const blocks = page.locator('.code-block');
  await expect(blocks.last().locator('.code-block__copy')).toBeAttached();
  // Short lines don't need the button.
  await expect(blocks.locator('.code-block__wrap[hidden]').first()).toBeAttached();
  const {metrics} = await session.send('Performance.getMetrics');
  const layouts = metrics.find(({name}) => name === 'LayoutCount')?.value;
  expect(layouts).toBeGreaterThan(0);
  expect(layouts).toBeLessThan((await blocks.count()) / 2);
});

type TraceEvent = {readonly name: string; readonly args?: {readonly elementCount?: number}};

/** Returns the highest number of elements whose styles were computed at once during an action. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  const counts = traceEvents.filter(({name}) => name === 'UpdateLayoutTree').map(({args}) => args?.elementCount ?? 0);
  return Math.max(...counts);
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const name of ['Search', 'Toggle navigation bar'])
    test(`computes no styles of a long page when "${name}" opens a dialog`, async ({page, docs, browser}) => {
      await docs.openDocument(LONG);
      const button = page.locator('.navbar').getByRole('button', {name});
      await button.hover();
      await expect(page.locator('.code-block').last().locator('.code-block__copy')).toBeAttached();
      const restyled = await countRestyled(browser, page, async () => {
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.evaluate(() => new Promise(requestAnimationFrame));
      });
      expect(restyled).toBeGreaterThan(0);
      expect(restyled).toBeLessThan(1000);
    });
});
