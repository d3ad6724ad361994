import type {Page} from '@playwright/test';
import {expect, stopClock, test} from '../fixtures';

const LONG = '/components/api/';
const MARK = '.table-of-contents__link--active';
/** Minimum interval between two updates of the active heading in milliseconds, as configured. */
const INTERVAL = 300;

/** Interval between two scroll steps in milliseconds of the page's clock, and their number. */
const STEP = 100;
const STEPS = 30;

/** Stored in the page by `record`: the times of the updates, and how often a position was measured. */
type Recorded = {moves: number[]; measured: number};

/** Records updates of the active heading, and how often the position of an element is measured. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded: Recorded = {moves: [], measured: 0};
    Object.assign(window, {recorded});
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function count() {
      recorded.measured += 1;
      return measure.call(this);
    };
    const list = document.querySelector('.theme-doc-toc-desktop');
    const observer = new MutationObserver(() => recorded.moves.push(performance.now()));
    if (list) observer.observe(list, {subtree: true, attributeFilter: ['class']});
  });
}

/** Scrolls to a part of the page, and resolves after the scroll event. */
function scrollToPart(page: Page, part: number): Promise<void> {
  return page.evaluate(async (share) => {
    const told = new Promise((resolve) => document.addEventListener('scroll', resolve, {once: true}));
    const way = document.documentElement.scrollHeight - window.innerHeight - 1500;
    window.scrollTo({top: way * share, behavior: 'instant'});
    await told;
  }, part);
}

/** Returns the text of the last heading at or above the reading line. */
const readHeading = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const line = (document.querySelector('.navbar')?.clientHeight ?? 0) + 32;
    const passed = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')].filter(
      (heading) => heading.getBoundingClientRect().top <= line,
    );
    return `#${passed.at(-1)?.id}`;
  });

test('the active heading updates at most every 300 ms without measuring the layout', async ({page, docs}) => {
  // The page's clock is mocked, so that a slow machine doesn't affect it.
  await page.clock.install();
  await docs.openDocument(LONG);
  await expect(page.locator('.theme-doc-toc-desktop[data-followed]')).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(2 * INTERVAL);
  await record(page);
  for (let step = 1; step <= STEPS; step += 1) {
    await scrollToPart(page, step / STEPS);
    await page.clock.runFor(STEP);
  }
  await page.clock.runFor(INTERVAL);
  const {moves, measured} = await page.evaluate(() => (window as unknown as {recorded: Recorded}).recorded);
  const gaps = moves.slice(1).map((at, index) => at - (moves[index] ?? 0));
  expect(moves.length).toBeGreaterThan(3);
  expect(moves.length).toBeLessThanOrEqual(1 + (STEP * STEPS) / INTERVAL);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(INTERVAL);
  expect(measured).toBe(0);
  await expect(page.locator(MARK)).toHaveAttribute('href', await readHeading(page));
});

test('the table of contents scrolls to the active heading', async ({page, docs}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await docs.openDocument(LONG);
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
  await expect(page.locator(MARK)).toHaveCount(1);
  await expect(page.locator(MARK)).toBeInViewport();
  await expect(page.locator(MARK)).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await expect.poll(() => page.locator('.theme-doc-toc-desktop').evaluate((list) => list.scrollTop)).toBe(0);
});

test('following a link in the table of contents makes its heading active', async ({docs}) => {
  await docs.openDocument(LONG);
  const links = docs.contents.getByRole('link');
  for (const index of [5, (await links.count()) - 1]) {
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveClass(/link--active/);
  }
});
