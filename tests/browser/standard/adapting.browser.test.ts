import type {Page} from '@playwright/test';
import {REFERENCE_LABEL, REFERENCE_MENU} from '../../../src/config/navbar';
import {hasV1} from '../../v1';
import {address, expect, findViolations, findOverflow, test} from '../fixtures';

const TYPES = [
  '/',
  '/workflows/steps/triggers/',
  '/limits/',
  '/components/api/',
  '/api/rest/',
  '/api/rest/sources/',
  ...(hasV1 ? ['/v1/workflows/'] : []),
];

test.describe('zoomed to 400 %: 320 px wide, 256 px high', () => {
  test.use({viewport: {width: 320, height: 256}});
  for (const path of [...TYPES, '/troubleshooting/', '/pricing/', ...(hasV1 ? ['/v1/limits/'] : [])]) {
    test(`${path} reflows, with a header below 80 px`, async ({page, docs}) => {
      await docs.openDocument(path);
      expect(await findOverflow(page)).toEqual([]);
      const header = await page.locator('.navbar').boundingBox();
      expect(header?.height).toBeLessThan(80);
    });
  }
});

/**
 * Returns wrapped lines that start further left than their code, and the first lines that don't start at their
 * indentation.
 */
const findMisplacedRows = (page: Page): Promise<string[]> =>
  page.locator('.code-block code').evaluateAll((blocks) =>
    blocks.flatMap((code) => {
      // The path in the header of an endpoint stays on one line.
      if (getComputedStyle(code).whiteSpace !== 'pre-wrap') return [];
      const texts: Text[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      const characters = texts.flatMap((text) => [...text.data].map((character, index) => ({text, index, character})));
      const leftEdge = code.getBoundingClientRect().left + parseFloat(getComputedStyle(code).paddingLeft);
      const width = parseFloat(getComputedStyle(code).fontSize) * 0.6;
      const wrong: string[] = [];
      let line: {left: number; top: number}[] = [];
      let written = '';
      const finish = (): void => {
        const [first, ...others] = line;
        const columns = /^\s*/.exec(written)?.[0].replaceAll('\t', ' '.repeat(8)).length ?? 0;
        const start = leftEdge + columns * width;
        // The indentation of wrapped lines is at most 16 characters.
        const least = Math.min(start, leftEdge + 16 * width) - 2;
        const isBelow = others.some(({left, top}) => top > (first?.top ?? 0) + 4 && left < least);
        if (first && (isBelow || Math.abs(first.left - start) > width)) wrong.push(written);
        line = [];
        written = '';
      };
      for (const {text, index, character} of characters) {
        if (character === '\n') finish();
        else {
          written += character;
          if (character.trim() === '') continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const {left, top} = range.getBoundingClientRect();
          if (top > 0 || left > 0) line.push({left, top});
        }
      }
      finish();
      return wrong;
    }),
  );

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});
  for (const path of ['/guides/approvals/', '/api/rest/sources/', '/code/go/', '/code/python/'])
    test(`wrapped lines of code on ${path} keep their indentation`, async ({page, docs}) => {
      await docs.openDocument(path);
      expect(await findMisplacedRows(page)).toEqual([]);
    });

  test('shows the rows of a wide table as cards, and as a table for screen readers', async ({page, docs}) => {
    await docs.openDocument('/delivery/');
    const table = page.locator('.table--cards:has([data-label])').first();
    const heads = await table.locator('thead th').allInnerTexts();
    const row = table.locator('tbody tr').first();
    const labels = await row
      .locator('td')
      .evaluateAll((cells) =>
        cells.slice(1).map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
      );
    expect(labels).toEqual(heads.slice(1));
    const cut = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await expect(page.getByRole('table', {name: 'The guarantees'}).getByRole('columnheader')).toHaveText(heads);
    await expect(row.getByRole('cell')).toHaveCount(heads.length);
  });
});

for (const width of [820, 1000, 1280, 1440])
  test(`all blocks have the same right edge at ${width} pixels`, async ({page, docs}) => {
    await page.setViewportSize({width, height: 900});
    await docs.openDocument('/workflows/');
    const getRights = (selector: string): Promise<number[]> =>
      page
        .locator('.markdown')
        .locator(selector)
        .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
    const rights = await getRights('xpath=./*[self::table or self::div][not(ancestor::*[@hidden])]');
    expect(rights.length).toBeGreaterThan(3);
    const [edge = 0] = rights;
    expect(new Set(rights)).toEqual(new Set([edge]));
    expect(Math.max(...(await getRights('xpath=./*[self::p or self::ul or self::ol]')))).toBeLessThanOrEqual(edge);
  });

test.describe('with less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('has no transitions', async ({page, docs}) => {
    await docs.open('/code/nodejs/');
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0)
        .map((element) => element.className),
    );
    expect(slow).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  for (const path of TYPES) {
    test(`${path} can be read`, async ({page}) => {
      await page.goto(address(path));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('main')).toContainText(/\w{4,}/);
    });
  }

  test('sidebar links and header menus work', async ({page}) => {
    await page.goto(address('/workflows/'));
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Steps', exact: true}).click();
    await page.waitForURL('**/docs/workflows/steps/');
    await page.getByRole('button', {name: REFERENCE_LABEL}).focus();
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: REFERENCE_MENU[0].label});
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/components/api/');
  });

  test('hides controls that need scripts', async ({page}) => {
    await page.goto(address('/workflows/'));
    const dead = ':is(.menu__caret, .navbar__toggle, [data-color-mode-toggle], .navbar button[aria-keyshortcuts], kbd)';
    await expect(page.locator(`${dead}:visible`)).toHaveCount(0);
    const main = page.getByRole('main');
    await page.getByRole('link', {name: 'Search'}).click();
    await expect(page.getByText('Search needs script')).toBeVisible();
    for (const path of ['/workflows/', '/limits/', '/troubleshooting/', '/pricing/']) {
      await page.goto(address(path));
      await expect(main.getByRole('button').or(main.getByRole('textbox'))).toHaveCount(0);
    }
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 740}});

    test('the table of contents can be opened', async ({page}) => {
      await page.goto(address('/workflows/steps/'));
      const contents = page.locator('details', {hasText: 'On this page'});
      const link = contents.getByRole('link', {name: 'Step names'});
      await expect(link).toBeHidden();
      await contents.getByText('On this page').click();
      await link.click();
      await expect(page).toHaveURL(/#/);
    });

    test('the menu button leads to the menus below the page', async ({page, docs}) => {
      await page.goto(address('/workflows/steps/'));
      await page.getByRole('link', {name: 'Menu', exact: true}).click();
      await expect(docs.sidebar.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
      await docs.sidebar.getByRole('link', {name: 'Triggers', exact: true}).click();
      await expect(docs.heading).toHaveText('Triggers');
      await expect(docs.heading).toBeInViewport();
      await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Guides'})).toBeVisible();
    });

    for (const path of ['/', '/search/']) {
      test(`the menu button of ${path} leads to the site's menu`, async ({page}) => {
        await page.goto(address(path));
        await page.getByRole('link', {name: 'Menu', exact: true}).click();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
      });
    }
  });
});

test('an open header menu has no accessibility violations', async ({page, docs}) => {
  // The accessibility sweep covers long pages. This test is about open menus.
  await docs.open('/abuse/');
  await page.getByRole('button', {name: REFERENCE_LABEL}).click();
  await expect.poll(() => findViolations(page), {timeout: 15_000}).toEqual([]);
});
