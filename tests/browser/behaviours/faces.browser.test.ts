import type {Page} from '@playwright/test';
import {address, expect, holdRequests, test} from '../fixtures';

/** Returns the font weights that the page uses in the site's text font. Other text is in the code font. */
const getUsedWeights = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const measure = (weight: number, family: string): number => {
      const text = document.createElement('span');
      text.style.cssText = `position: absolute; font: ${weight} 5rem ${family}`;
      text.textContent = 'will illustrate';
      document.body.append(text);
      const {width} = text.getBoundingClientRect();
      text.remove();
      return width;
    };
    return [400, 600].filter(
      (weight) => measure(weight, '"Source Sans 3", monospace') !== measure(weight, 'monospace'),
    );
  });

const getPreloadedFonts = (page: Page): Promise<string[]> =>
  page.$$eval('link[rel=preload][as=font]', (links) =>
    links.map((link) => /fonts\/([a-z-]+)/.exec((link as HTMLLinkElement).href)?.[1] ?? ''),
  );

for (const [path, preloaded] of [
  ['/', 2],
  ['/glossary/', 2],
  ['/search/', 2],
  ['/code/nodejs/', 2],
] as const)
  test(`${path} preloads its fonts and uses a single font family for all text`, async ({page}) => {
    await page.goto(address(path));
    const fonts = await getPreloadedFonts(page);
    expect(fonts).toHaveLength(preloaded);
    expect((await getUsedWeights(page)).length).not.toBe(1);
    // The fonts are cached now.
    await page.reload();
    expect((await getUsedWeights(page)).length).not.toBe(1);
  });

test('a page keeps the system fonts if its fonts arrive late', async ({page}) => {
  const release = await holdRequests(page, /source-sans-3-/);
  await page.goto(address('/workflows/'), {waitUntil: 'commit'});
  await expect(page.locator('h1')).toBeVisible();
  expect(await getUsedWeights(page)).toEqual([]);
  const arrived = page.waitForResponse(/source-sans-3-/);
  release();
  await arrived;
  expect(await getUsedWeights(page)).toEqual([]);
});
