/** Browsers skip code that is not on the screen (`client/offscreen.css`). Nobody may notice. */
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const LONG = '/code/nodejs/';

/** How far the place that the address names is below the top of the window: right below the header, or at the end. */
const readPlace = (page: Page): Promise<{readonly y: number; readonly isEnd: boolean}> =>
  page.evaluate(() => ({
    y: document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top ?? -1,
    isEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
  }));

const expectPlace = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const {y, isEnd} = await readPlace(page);
      return (y >= 60 && y < 130) || (isEnd && y > 0 && y < 800) ? 'below the header' : y;
    })
    .toBe('below the header');

/** Ids of the first heading, of one in the middle, and of the last one. */
async function listIds(page: Page): Promise<string[]> {
  const ids = await page.locator('.markdown :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => id));
  return [ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)].map((id) => id ?? '');
}

test('skips code that is not on the screen', async ({page, docs}) => {
  await docs.openDocument(LONG);
  const last = page.locator('.markdown > .code-block').last();
  const isSkipped = (): Promise<boolean> =>
    last.evaluate((block) => !block.querySelector('code')?.checkVisibility({contentVisibilityAuto: true}));
  await expect.poll(isSkipped).toBe(true);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(false);
  await expect(last.getByRole('button', {name: /^Copy/})).toBeVisible();
});

for (const width of [1280, 390])
  test(`leads to headings, by every way, at ${width} px`, async ({page, docs}) => {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await docs.openDocument(LONG);
    const ids = await listIds(page);
    for (const id of ids) {
      await page.goto('./facts.json');
      await docs.openDocument(`${LONG}#${id}`);
      await expectPlace(page);
      await page.reload();
      await expectPlace(page);
    }
    await docs.openDocument(LONG);
    for (const id of ids) {
      await page.locator(`.markdown a.hash-link[href$="#${id}"]`).dispatchEvent('click');
      await expectPlace(page);
    }
    await page.goto('./facts.json');
    await page.goBack();
    await expectPlace(page);
  });

test('marks the heading being read after a jump, and keeps the place of the window while it is scrolled', async ({
  page,
  docs,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await docs.openDocument(LONG);
  const [, middle = ''] = await listIds(page);
  await docs.contents.locator(`a[href$="#${middle}"]`).click();
  await expectPlace(page);
  await expect(docs.contents.locator('[aria-current=location]')).toHaveAttribute('href', `#${middle}`);
  // Up, where blocks get their size above the window: what is seen moves as far as the page is scrolled, and no further.
  const jumps = await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const found: number[] = [];
    for (let step = 0; step < 60 && scrollY > 0; step += 1) {
      const seen = [...document.querySelectorAll('.markdown > *')].find(
        (block) => block.getBoundingClientRect().top > 200,
      );
      const before = seen?.getBoundingClientRect().top ?? 0;
      const by = Math.min(150, scrollY);
      window.scrollBy({top: -by, behavior: 'instant'});
      await frame();
      await frame();
      await frame();
      found.push(Math.round((seen?.getBoundingClientRect().top ?? 0) - before - by));
    }
    return found.filter((jump) => Math.abs(jump) > 2);
  });
  expect(jumps).toEqual([]);
});

test('is found, selected and copied', async ({page, docs}) => {
  await docs.openDocument(LONG);
  const texts = await page.locator('.markdown > .code-block code').allTextContents();
  const last = texts.at(-1)?.trim().split('\n')[0] ?? '';
  const found = await page.evaluate((text) => {
    // Chromium's own search of the page, which only this asks for.
    return (window as unknown as {find: (text: string) => boolean}).find(text);
  }, last);
  expect(found).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const selected = await page.evaluate(async () => {
    window.getSelection()?.selectAllChildren(document.querySelector('.markdown') as Element);
    await new Promise(requestAnimationFrame);
    return String(window.getSelection());
  });
  for (const text of texts) expect(selected.replace(/\s+/g, '')).toContain(text.replace(/\s+/g, ''));
});

test('shifts nothing while a long page loads and is scrolled to its end and back', async ({page, docs}) => {
  await page.addInitScript(() => {
    Object.assign(window, {shifts: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
        if (!entry.hadRecentInput) (window as unknown as {shifts: number}).shifts += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await docs.openDocument(LONG);
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (const way of [1, -1])
      for (let step = 0; step < 200; step += 1) {
        window.scrollBy({top: way * 400, behavior: 'instant'});
        await frame();
      }
    const headings = document.querySelectorAll('.markdown h2');
    headings[headings.length - 1]?.scrollIntoView({behavior: 'instant'});
    await frame();
    await frame();
  });
  expect(await page.evaluate(() => (window as unknown as {shifts: number}).shifts)).toBeLessThanOrEqual(0.01);
});
