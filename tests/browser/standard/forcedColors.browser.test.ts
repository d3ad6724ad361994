import type {Locator, Page} from '@playwright/test';
import {REFERENCE_LABEL} from '../../../src/config/navbar';
import {expect, test} from '../fixtures';

/** Returns the border widths of a pseudo-element, clockwise from the top. */
const readBorder = (part: Locator, pseudo: string): Promise<number[]> =>
  part.evaluate((element, name) => {
    const style = getComputedStyle(element, name);
    return [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].map(
      Number.parseFloat,
    );
  }, pseudo);

const readStyle = (
  part: Locator,
  property: 'borderBottomColor' | 'borderTopWidth' | 'outlineStyle' | 'outlineWidth' | 'color' | 'backgroundColor',
) => part.evaluate((element, name) => getComputedStyle(element)[name], property);

const readCanvas = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement('div');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Asserts that a text or line has a different colour than its background. */
async function expectVisible(part: Locator): Promise<void> {
  expect(await readStyle(part, 'color')).not.toBe(await readStyle(part, 'backgroundColor'));
}

/** Returns the colours of an icon's shapes, except unpainted ones. A symbol has the text colour. */
const getColors = (icon: Locator): Promise<string[]> =>
  icon.evaluate((svg) =>
    [...svg.querySelectorAll('*')].flatMap((shape) => {
      const {color, stroke, fill} = getComputedStyle(shape);
      return shape.localName === 'use' ? [color] : [stroke, fill].filter((paint) => paint !== 'none');
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({contextOptions: {forcedColors: 'active'}, colorScheme});

    test("the current page isn't only marked by colour", async ({docs}) => {
      await docs.openDocument('/workflows/steps/');
      const current = docs.sidebar.locator('[aria-current="page"]');
      expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderLeftWidth)).toBe('3px');
    });

    test('a focused link has an outline', async ({page, docs}) => {
      await docs.openDocument('/limits/');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      expect(await readStyle(page.locator(':focus'), 'outlineStyle')).toBe('solid');
    });

    test("the primary button's text is visible", async ({page, docs}) => {
      await docs.openDocument('/');
      const button = page.getByRole('link', {name: 'Start with the quickstart'});
      await expectVisible(button);
      await button.hover();
      await expectVisible(button);
    });

    test('the numbers in a picture and its legend are visible', async ({page, docs}) => {
      await docs.openDocument('/quickstart/');
      await expectVisible(page.locator('main [class*="callout_"]').first());
      const entry = page.locator('main [class*="legend_"] li').first();
      expect(await entry.evaluate((item) => getComputedStyle(item, '::before').color)).not.toBe(await readCanvas(page));
    });

    test('carets are visible', async ({page, docs}) => {
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
    });

    test('only the selected tab has a line', async ({page, docs}) => {
      await docs.openDocument('/workflows/steps/');
      const tabs = page.getByRole('tablist').first();
      const canvas = await readCanvas(page);
      expect(await readStyle(tabs.getByRole('tab', {selected: true}), 'borderBottomColor')).not.toBe(canvas);
      for (const tab of await tabs.getByRole('tab', {selected: false}).all())
        expect(await readStyle(tab, 'borderBottomColor')).toBe(canvas);
    });

    test('icons are visible', async ({page, docs}) => {
      await docs.openDocument('/workflows/steps/');
      const main = page.getByRole('navigation', {name: 'Main'});
      const icons = [
        page.getByRole('button', {name: 'Search', exact: true}).locator('svg'),
        main.locator('[data-color-mode-toggle] svg:visible'),
        main.getByRole('link', {name: 'Support'}).locator('svg'),
      ];
      const canvas = await readCanvas(page);
      for (const icon of icons) expect((await getColors(icon)).filter((paint) => paint !== canvas)).not.toEqual([]);
    });

    for (const width of [1280, 375]) {
      test(`the search has a border, a visible focus and an active result at ${width} px`, async ({page, box}) => {
        await page.setViewportSize({width, height: 740});
        await box.openOn('/limits/');
        // The background of the dialog has the border.
        const border = await box.dialog.evaluate((dialog) => getComputedStyle(dialog, '::after').borderTopWidth);
        expect(border).not.toBe('0px');
        expect(await readStyle(box.input, 'outlineStyle')).toBe('solid');
        await box.search('environment variables');
        await box.expectFirst('Environment variables');
        await expect(box.hits.first()).toHaveAttribute('aria-selected', 'true');
        // The list can be rendered again when the texts of its results arrive.
        await expect(box.hits.first()).toHaveCSS('outline-style', 'solid');
        await expect(box.hits.nth(1)).toHaveCSS('outline-style', 'none');
      });
    }
  });
}

test('the line below the search field shows its focus without forced colours, too', async ({page, box}) => {
  await box.openOn('/limits/');
  const getLineColors = async (): Promise<string[]> =>
    box.input.evaluate((input) => {
      const lines: string[] = [];
      for (let element = input.parentElement; element?.closest('dialog'); element = element.parentElement) {
        const {borderBottomWidth, borderBottomColor} = getComputedStyle(element);
        if (borderBottomWidth === '2px') lines.push(borderBottomColor);
      }
      return lines;
    });
  const focused = await getLineColors();
  await page.keyboard.press('Shift+Tab');
  await expect(box.input).not.toBeFocused();
  const blurred = await getLineColors();
  expect([focused.length, blurred.length]).toEqual([1, 1]);
  expect(focused).not.toEqual(blurred);
});
