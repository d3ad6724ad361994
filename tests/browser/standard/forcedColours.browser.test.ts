import type {Locator, Page} from '@playwright/test';
import {REFERENCE_LABEL} from '../../../src/config/navbar';
import {address, expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';
import {SearchBox} from '../search/searchBox';
import {readInk} from './readInk';

/** Text or lines cover at least this much of a part that is not empty. */
const LITTLE = 0.02;

/** Widths of the four sides of the border of a pseudo-element, from the top clockwise. */
const readBorder = (part: Locator, pseudo: string): Promise<number[]> =>
  part.evaluate((element, name) => {
    const style = getComputedStyle(element, name);
    return [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].map(
      Number.parseFloat,
    );
  }, pseudo);

const readStyle = (part: Locator, property: 'borderBottomColor' | 'borderTopWidth' | 'outlineStyle' | 'outlineWidth') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

const readCanvas = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the reader’s own colours, ${colorScheme}`, () => {
    test.use({contextOptions: {forcedColors: 'active'}, colorScheme});

    test('the page that is open is marked by more than a colour', async ({page}) => {
      const docs = new DocsPage(page);
      await docs.openDocument('/workflows/steps/');
      const current = docs.sidebar.locator('[aria-current="page"]');
      expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderLeftWidth)).toBe('3px');
    });

    test('a focused link has an outline', async ({page}) => {
      await new DocsPage(page).openDocument('/limits/');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      expect(await readStyle(page.locator(':focus'), 'outlineStyle')).toBe('solid');
    });

    test('the text of the main button can be read', async ({page}) => {
      await new DocsPage(page).openDocument('/');
      const button = page.getByRole('link', {name: 'Start with the quickstart'});
      expect(await readInk(button, 6)).toBeGreaterThan(LITTLE);
      await button.hover();
      expect(await readInk(button, 6)).toBeGreaterThan(LITTLE);
    });

    test('carets are corners, and can be seen', async ({page}) => {
      const docs = new DocsPage(page);
      await docs.openDocument('/workflows/steps/');
      const caret = docs.sidebar.locator('.menu__caret').first();
      const menu = page.getByRole('button', {name: REFERENCE_LABEL});
      for (const [part, pseudo] of [
        [caret, '::before'],
        [menu, '::after'],
      ] as const) {
        const [top, right, bottom, left] = await readBorder(part, pseudo);
        expect([top, left]).toEqual([0, 0]);
        expect(Math.min(right ?? 0, bottom ?? 0)).toBeGreaterThan(0);
      }
      const ink = await readInk(caret);
      expect(ink).toBeGreaterThan(0.005);
      expect(ink).toBeLessThan(0.2);
    });

    test('the selected tab has a line that the others lack', async ({page}) => {
      await new DocsPage(page).openDocument('/workflows/steps/');
      const tabs = page.getByRole('tablist').first();
      const canvas = await readCanvas(page);
      expect(await readStyle(tabs.getByRole('tab', {selected: true}), 'borderBottomColor')).not.toBe(canvas);
      for (const tab of await tabs.getByRole('tab', {selected: false}).all())
        expect(await readStyle(tab, 'borderBottomColor')).toBe(canvas);
    });

    test('icons keep their lines', async ({page}) => {
      await new DocsPage(page).openDocument('/workflows/steps/');
      const main = page.getByRole('navigation', {name: 'Main'});
      const icons = [
        page.getByRole('button', {name: 'Search', exact: true}).locator('svg'),
        main.locator('[data-color-mode-toggle] svg:visible'),
        main.getByRole('link', {name: 'Support'}).locator('svg'),
      ];
      for (const icon of icons) expect(await readInk(icon)).toBeGreaterThan(LITTLE);
    });

    for (const width of [1280, 375]) {
      test(`search has a border, a focus and an active result at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 740});
        await page.goto(address('/limits/'));
        const box = new SearchBox(page);
        await box.open();
        expect(await readStyle(box.dialog, 'borderTopWidth')).not.toBe('0px');
        expect(await readStyle(box.input, 'outlineStyle')).toBe('solid');
        await box.search('environment variables');
        await box.expectFirst('Environment variables');
        await expect(box.hits.first()).toHaveAttribute('aria-selected', 'true');
        expect(await readStyle(box.hits.first(), 'outlineStyle')).toBe('solid');
        expect(await readStyle(box.hits.nth(1), 'outlineStyle')).toBe('none');
      });
    }
  });
}

test('the search field shows its focus in the colours of the site too', async ({page}) => {
  await page.goto(address('/limits/'));
  const box = new SearchBox(page);
  await box.open();
  expect(await readStyle(box.input, 'outlineStyle')).toBe('solid');
  expect(Number.parseFloat(await readStyle(box.input, 'outlineWidth'))).toBeGreaterThanOrEqual(2);
});
