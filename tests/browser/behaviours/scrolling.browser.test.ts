import type {Page} from '@playwright/test';
import {expect, getScrollTop, scrollTo, test} from '../fixtures';

const LONG = '/code/nodejs/';
const GOAL = '/docs/limits/';

/** Returns the scroll position once it hasn't changed for some frames. Smooth scrolling changes it in each frame. */
const waitUntilStill = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const FRAMES = 15;
    let last = window.scrollY;
    for (let still = 0; still < FRAMES; still += 1) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
    return last;
  });

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(path);
}

/** Returns the scroll positions in each frame, from the first change until scrolling ends. */
async function recordScroll(page: Page, change: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, {positions});
    const record = (): void => {
      positions.push(Math.round(window.scrollY));
      requestAnimationFrame(record);
    };
    record();
  });
  await change();
  await waitUntilStill(page);
  return page.evaluate(() => [...new Set((window as unknown as {positions: number[]}).positions)]);
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a link to a heading scrolls it below the navbar (motion: ${motion})`, async ({page, docs}) => {
    await page.emulateMedia({reducedMotion: motion});
    await docs.open(LONG);
    const link = docs.contents.getByRole('link').nth(8);
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    const positions = await recordScroll(page, () => link.click());
    const box = await page.locator(`[id="${id}"]`).boundingBox();
    const navbar = await page.locator('.navbar').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);
    expect(box?.y).toBeLessThan((navbar?.height ?? 0) + 60);
    if (motion === 'reduce') expect(positions.length).toBeLessThanOrEqual(2);
    // At least one position between the start and the end.
    else expect(positions.length).toBeGreaterThan(2);
  });
}

test('a new page starts at the top with its heading focused', async ({page, docs}) => {
  await docs.open(LONG);
  await scrollTo(page, 1500);
  await follow(page, GOAL);
  await expect(docs.heading).toHaveText('Limits');
  await expect(docs.heading).toBeFocused();
  await expect.poll(() => getScrollTop(page)).toBe(0);
});

test('going back and forward restores the scroll position, even after a reload', async ({page, docs}) => {
  await docs.open(LONG);
  await scrollTo(page, 1500);
  await follow(page, GOAL);
  await expect(docs.heading).toHaveText('Limits');
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(1500);
  await page.goForward();
  await expect.poll(() => getScrollTop(page)).toBe(400);
  await page.reload();
  await expect.poll(() => getScrollTop(page)).toBe(400);
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(1500);
});

test('going back from an anchor returns to the position of the link', async ({page, docs}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await docs.open(LONG);
  await page.clock.install();
  await scrollTo(page, 700);
  // The throttled handler stores the position before the jump when it next runs.
  await page.clock.runFor(350);
  await docs.contents.getByRole('link').nth(12).click();
  await expect.poll(() => getScrollTop(page)).not.toBe(700);
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(700);
});

test('restores the position on a page whose layout is late', async ({page, docs}) => {
  await docs.open(LONG);
  await scrollTo(page, 3000);
  await follow(page, GOAL);
  await expect(docs.heading).toHaveText('Limits');
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await page.addStyleTag({content: '.short main { height: 900px; overflow: hidden; }'});
  await page.evaluate(() => {
    document.body.classList.add('short');
  });
  await page.goBack();
  await expect(docs.heading).not.toHaveText('Limits');
  expect(await getScrollTop(page)).toBeLessThan(3000);
  await page.evaluate(() => document.body.classList.remove('short'));
  await expect.poll(() => getScrollTop(page)).toBe(3000);
});

test('stops restoring the position once the reader scrolls', async ({page, docs}) => {
  await docs.open(LONG);
  await scrollTo(page, 3000);
  await follow(page, GOAL);
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(3000);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => getScrollTop(page)).toBeLessThan(3000);
  const chosen = await waitUntilStill(page);
  expect(chosen).toBeLessThan(2900);
  await page.evaluate(async () => {
    document.querySelector('main')?.append(document.createElement('p'));
    // If the page still restored its position, it would scroll in the next frames.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await getScrollTop(page)).toBe(chosen);
});
