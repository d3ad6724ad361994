import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

/** Pages with tables of code, sentences and figures. */
const PAGES = ['/workflows/steps/triggers/', '/code/nodejs/', '/code/', '/cli/reference/', '/pricing/', '/limits/'];

/** Maximum length of code that isn't broken into lines. */
const MAX_CODE = 28;

/** Returns tables that are wider than their frame, and cells that are narrower than their content. */
const findWideTables = (page: Page): Promise<string[]> =>
  page.locator('.markdown table').evaluateAll((tables: HTMLTableElement[]) =>
    tables.flatMap((table) => {
      const {right} = table.getBoundingClientRect();
      const edge = table.parentElement?.getBoundingClientRect().right ?? 0;
      const isWide = right > edge + 1 || table.scrollWidth > table.clientWidth + 1;
      const cells = [...table.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      return [...(isWide ? [table.innerText.slice(0, 40)] : []), ...cells.map((cell) => cell.innerText)];
    }),
  );

for (const width of [768, 1100, 1440])
  for (const path of PAGES)
    test(`the tables of ${path} fit at ${width} pixels`, async ({page, docs}) => {
      await page.setViewportSize({width, height: 900});
      await docs.openDocument(path);
      expect(await findWideTables(page)).toEqual([]);
    });

for (const width of [390, 1440])
  for (const path of ['/workflows/steps/triggers/', '/code/nodejs/', '/cli/reference/'])
    test(`short code in the tables of ${path} is in one piece at ${width} pixels`, async ({page, docs}) => {
      await page.setViewportSize({width, height: 900});
      await docs.openDocument(path);
      const codes = page.locator('.markdown td:not([class]) > code');
      const broken = await codes.evaluateAll(
        (elements, max) =>
          elements
            .filter((code) => (code.textContent ?? '').length <= max && code.getClientRects().length > 1)
            .map((code) => code.textContent),
        MAX_CODE,
      );
      expect(await codes.count()).toBeGreaterThan(3);
      expect(broken).toEqual([]);
    });

test("on a phone, code that doesn't fit beside a sentence is above it", async ({page, docs}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.openDocument('/cli/reference/');
  const row = page.locator('.table--cards:not(:has([data-label])) tbody tr').first();
  const [name, meaning] = await row.locator('td').evaluateAll((cells) =>
    cells.map((cell) => {
      const {left, top, bottom} = cell.getBoundingClientRect();
      return {left, top, bottom};
    }),
  );
  expect(meaning?.left).toBe(name?.left);
  expect(meaning?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
});

test('on a phone, cards ignore the alignment of columns', async ({page, docs}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.openDocument('/cli/reference/');
  const cell = page.locator('.table--cards tbody td').first();
  // MDX sets the alignment for columns with `--:`.
  await cell.evaluate((element) => (element.style.textAlign = 'right'));
  await expect(cell).toHaveCSS('text-align', 'start');
});

test('sequence diagrams of three lanes fit on a phone', async ({page, docs}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.openDocument('/workflows/steps/triggers/');
  const frames = page.locator('.diagram:has(.diagram__whole)');
  const cut = await frames.evaluateAll((all) => all.map((frame) => frame.scrollWidth - frame.clientWidth));
  expect(cut.length).toBeGreaterThan(1);
  expect(Math.max(...cut)).toBe(0);
});
