import type {Locator, Page} from '@playwright/test';
import {PNG} from 'pngjs';
import {REFERENCE_LABEL} from '../../../src/config/navbar';
import {expect, test} from '../fixtures';

/** From this sum of the differences of red, green and blue on, two colours are told apart at a glance. */
const STANDS_OUT = 200;

type Colour = readonly [red: number, green: number, blue: number];

function listColours({data}: PNG): Colour[] {
  return Array.from({length: data.length / 4}, (_, at) => [
    data[at * 4] ?? 0,
    data[at * 4 + 1] ?? 0,
    data[at * 4 + 2] ?? 0,
  ]);
}

function findGround(colours: readonly Colour[]): Colour {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
  const [most = '0,0,0'] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['0,0,0', 0]);
  const [red = 0, green = 0, blue = 0] = most.split(',').map(Number);
  return [red, green, blue];
}

/**
 * How much of an element, from 0 to 1, stands out from its ground, as text and lines do.
 *
 * @param inset pixels at each side that are left out, such as a border
 */
async function readInk(part: Locator, inset = 0): Promise<number> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('the element is not shown');
  const clip = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const colours = listColours(PNG.sync.read(await part.page().screenshot({clip})));
  const ground = findGround(colours);
  const distance = (colour: Colour): number =>
    colour.reduce((sum, value, at) => sum + Math.abs(value - (ground[at] ?? 0)), 0);
  return colours.filter((colour) => distance(colour) > STANDS_OUT).length / colours.length;
}

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

    test('the page that is open is marked by more than a colour', async ({docs}) => {
      await docs.openDocument('/workflows/steps/');
      const current = docs.sidebar.locator('[aria-current="page"]');
      expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderLeftWidth)).toBe('3px');
    });

    test('a focused link has an outline', async ({page, docs}) => {
      await docs.openDocument('/limits/');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      expect(await readStyle(page.locator(':focus'), 'outlineStyle')).toBe('solid');
    });

    test('the text of the main button can be read', async ({page, docs}) => {
      await docs.openDocument('/');
      const button = page.getByRole('link', {name: 'Start with the quickstart'});
      expect(await readInk(button, 6)).toBeGreaterThan(LITTLE);
      await button.hover();
      expect(await readInk(button, 6)).toBeGreaterThan(LITTLE);
    });

    test('the numbers of a picture can be read, in it and in its legend', async ({page, docs}) => {
      await docs.openDocument('/quickstart/');
      expect(await readInk(page.locator('main [class*="callout_"]').first())).toBeGreaterThan(LITTLE);
      const entry = page.locator('main [class*="legend_"] li').first();
      expect(await entry.evaluate((item) => getComputedStyle(item, '::before').color)).not.toBe(await readCanvas(page));
    });

    test('carets are corners, and can be seen', async ({page, docs}) => {
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

    test('the selected tab has a line that the others lack', async ({page, docs}) => {
      await docs.openDocument('/workflows/steps/');
      const tabs = page.getByRole('tablist').first();
      const canvas = await readCanvas(page);
      expect(await readStyle(tabs.getByRole('tab', {selected: true}), 'borderBottomColor')).not.toBe(canvas);
      for (const tab of await tabs.getByRole('tab', {selected: false}).all())
        expect(await readStyle(tab, 'borderBottomColor')).toBe(canvas);
    });

    test('icons keep their lines', async ({page, docs}) => {
      await docs.openDocument('/workflows/steps/');
      const main = page.getByRole('navigation', {name: 'Main'});
      const icons = [
        page.getByRole('button', {name: 'Search', exact: true}).locator('svg'),
        main.locator('[data-color-mode-toggle] svg:visible'),
        main.getByRole('link', {name: 'Support'}).locator('svg'),
      ];
      for (const icon of icons) expect(await readInk(icon)).toBeGreaterThan(LITTLE);
    });

    for (const width of [1280, 375]) {
      test(`search has a border, a focus and an active result at ${width} px`, async ({page, box}) => {
        await page.setViewportSize({width, height: 740});
        await box.openOn('/limits/');
        expect(await readStyle(box.dialog, 'borderTopWidth')).not.toBe('0px');
        expect(await readStyle(box.input, 'outlineStyle')).toBe('solid');
        await box.search('environment variables');
        await box.expectFirst('Environment variables');
        await expect(box.hits.first()).toHaveAttribute('aria-selected', 'true');
        // The list may be drawn again while the texts of its results arrive.
        await expect(box.hits.first()).toHaveCSS('outline-style', 'solid');
        await expect(box.hits.nth(1)).toHaveCSS('outline-style', 'none');
      });
    }
  });
}

test('the search field shows its focus in the colours of the site too', async ({box}) => {
  await box.openOn('/limits/');
  expect(await readStyle(box.input, 'outlineStyle')).toBe('solid');
  expect(Number.parseFloat(await readStyle(box.input, 'outlineWidth'))).toBeGreaterThanOrEqual(2);
});
