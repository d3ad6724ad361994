/** Work that must not grow with the length of a page. */
import type {Browser, Page} from '@playwright/test';
import {drainLayoutShifts, expect, recordLayoutShifts, test} from '../fixtures';

/** A page with about 90 code blocks and 6,000 elements. */
const LONG = '/components/api/';
/** Maximum cumulative layout shift, which readers won't notice. */
const MAX_SHIFT = 0.01;

test("doesn't compute the layout for each code block separately", async ({page, docs}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await docs.openDocument(LONG);
  const blocks = page.locator('.code-block');
  await expect(blocks.last().locator('.code-block__copy')).toBeAttached();
  // There's no button, because the lines are short.
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

/** Scrolls to the end of the page and back to its start, one screen at a time. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const direction of [1, -1]) {
      let top = Number.NaN;
      while (top !== window.scrollY) {
        top = window.scrollY;
        window.scrollBy({top: direction * window.innerHeight, behavior: 'instant'});
        await new Promise(requestAnimationFrame);
      }
    }
  });

for (const path of [LONG, '/workflows/steps/triggers/', '/api/rest/workflows/'])
  test(`has no layout shifts on ${path} while loading, scrolling and jumping to the last heading`, async ({
    page,
    docs,
  }) => {
    await recordLayoutShifts(page);
    await docs.openDocument(path);
    await page.waitForLoadState('networkidle');
    expect(await drainLayoutShifts(page)).toBeLessThan(MAX_SHIFT);
    await scrollThrough(page);
    expect(await drainLayoutShifts(page)).toBeLessThan(MAX_SHIFT);
    const last = page.locator('article :is(h2, h3)[id]').last();
    await last.evaluate(({id}) => void (window.location.hash = id));
    await expect(last).toBeInViewport();
    expect(await drainLayoutShifts(page)).toBeLessThan(MAX_SHIFT);
  });

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const name of ['Search', 'Toggle navigation bar'])
    test(`opening a dialog with "${name}" doesn't restyle a long page`, async ({page, docs, browser}) => {
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
