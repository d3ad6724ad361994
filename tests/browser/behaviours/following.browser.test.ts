import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

const LONG = '/components/api/';
const MARK = '.table-of-contents__link--active';
/** Milliseconds between two moves of the mark, as the product has them. */
const INTERVAL = 300;

type Record = {
  /** When the mark moved, and how many milliseconds were watched. */
  readonly moves: readonly number[];
  readonly took: number;
  readonly measured: number;
};

/** Scrolls through most of the page in three seconds, and tells when the mark moved and what was measured meanwhile. */
function scrollAndRecord(page: Page): Promise<Record> {
  return page.evaluate(async () => {
    const moves: number[] = [];
    let measured = 0;
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function count() {
      measured += 1;
      return measure.call(this);
    };
    const observer = new MutationObserver(() => moves.push(performance.now()));
    const list = document.querySelector('.theme-doc-toc-desktop');
    if (list) observer.observe(list, {subtree: true, attributeFilter: ['class']});
    const start = performance.now();
    const way = document.documentElement.scrollHeight - window.innerHeight - 1500;
    for (let passed = 0; passed < 3000; passed = performance.now() - start) {
      window.scrollTo({top: (way * passed) / 3000, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    await new Promise((done) => setTimeout(done, 400));
    observer.disconnect();
    Element.prototype.getBoundingClientRect = measure;
    return {moves, took: performance.now() - start, measured};
  });
}

/** Text of the last heading at or above the line of reading. */
const readHeading = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const line = (document.querySelector('.navbar')?.clientHeight ?? 0) + 32;
    const passed = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')].filter(
      (heading) => heading.getBoundingClientRect().top <= line,
    );
    return `#${passed.at(-1)?.id}`;
  });

test('the mark moves at most once in 300 ms, ends at the last position, and measures nothing on the way', async ({
  page,
}) => {
  await new DocsPage(page).open(LONG);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
  await page.waitForTimeout(500);
  const {moves, took, measured} = await scrollAndRecord(page);
  const gaps = moves.slice(1).map((at, index) => at - (moves[index] ?? 0));
  expect(moves.length).toBeGreaterThan(3);
  expect(moves.length).toBeLessThanOrEqual(1 + took / INTERVAL);
  expect(Math.min(...gaps)).toBeGreaterThan(280);
  expect(measured).toBe(0);
  await expect(page.locator(MARK)).toHaveAttribute('href', await readHeading(page));
});

test('the list of headings scrolls with the mark', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  const docs = new DocsPage(page);
  await docs.open(LONG);
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  await expect(page.locator(MARK)).toHaveCount(1);
  await expect(page.locator(MARK)).toBeInViewport();
  await expect(page.locator(MARK)).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect.poll(() => page.locator('.theme-doc-toc-desktop').evaluate((list) => list.scrollTop)).toBe(0);
});

test('a heading that is followed is the one that is marked', async ({page}) => {
  const docs = new DocsPage(page);
  await docs.open(LONG);
  const links = docs.contents.getByRole('link');
  for (const index of [5, (await links.count()) - 1]) {
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveClass(/link--active/);
  }
});

test('the entry of a page is in view in the left sidebar when the page opens', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  const docs = new DocsPage(page);
  for (const path of ['/workspaces/sso/okta/', '/quickstart/']) {
    await docs.open(path);
    await expect(docs.sidebar.locator('.menu__link--active[aria-current="page"]')).toBeInViewport({ratio: 0.9});
  }
});
