/** Scroll positions of the page and the sidebar, and the history. */
import type {Locator, Page} from '@playwright/test';
import {latestVersion} from '../../../src/config/versions';
import {hasV1} from '../../v1';
import {expect, getScrollTop, scrollTo, test} from '../fixtures';

const FOLDED = '/api/rest/events/#event-metadata-summary';

/**
 * Returns the first visible block below the header, and its position. After coming back, the reader should see the
 * same.
 */
const readPlace = (page: Page): Promise<{readonly text: string; readonly y: number}> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.markdown > *')];
    const first = blocks.find((block) => block.getBoundingClientRect().top > 60);
    return {text: (first?.textContent ?? '').slice(0, 40), y: Math.round(first?.getBoundingClientRect().top ?? 0)};
  });

test('keeps the scroll position on reload and back if the URL points into a collapsed part', async ({page, docs}) => {
  await docs.openDocument(FOLDED);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(300);
  await scrollTo(page, 500);
  const place = await readPlace(page);
  await page.reload();
  await expect.poll(() => readPlace(page)).toEqual(place);
  await docs.openDocument('/limits/');
  await page.goBack();
  await expect.poll(() => readPlace(page)).toEqual(place);
});

for (const hash of ['#100%', '#%E0%A4%A', '#%'])
  test(`a link to the invalid hash ${hash} causes no errors`, async ({page, docs, complaints}) => {
    await docs.open(`/code/nodejs/${hash}`);
    await page.evaluate(
      (to) => document.querySelector('.markdown p')?.insertAdjacentHTML('beforeend', `<a href="${to}">x</a>`),
      hash,
    );
    await page.locator('main p a', {hasText: /^x$/}).dispatchEvent('click');
    await docs.contents.getByRole('link').nth(2).click();
    await expect(docs.contents.locator('[aria-current=location]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

test.describe('the sidebar', () => {
  test.use({viewport: {width: 1280, height: 420}});

  /** Returns the distance of an entry from the top of the sidebar. */
  const readOffset = (entry: Locator): Promise<number> =>
    entry.evaluate((link) => {
      const menu = link.closest('.menu');
      return Math.round(link.getBoundingClientRect().top - (menu?.getBoundingClientRect().top ?? 0));
    });

  // Only one category is open, so the list above the entry gets shorter.
  test("keeps its scroll position between pages, unless the current entry isn't visible", async ({page, docs}) => {
    await docs.openDocument('/code/nodejs/');
    const entry = docs.sidebar.getByRole('link', {name: 'Python', exact: true});
    // A real scroll event, after which the sidebar no longer scrolls to its current entry by itself.
    await entry.dispatchEvent('wheel');
    await entry.scrollIntoViewIfNeeded();
    await docs.sidebar.locator('xpath=ancestor-or-self::nav').evaluate((menu) => (menu.scrollTop -= 20));
    const left = await readOffset(entry);
    await entry.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/python/');
    await expect.poll(() => readOffset(entry)).toBe(left);
    await page.goBack();
    await page.waitForURL('**/nodejs/');
    await expect(docs.sidebar.locator('[aria-current=page]')).toBeInViewport();
    await docs.sidebar.evaluate((menu) => (menu.closest('.menu') ?? menu).scrollTo(0, 0));
    await page.goto('./code/nodejs/');
    await expect(docs.sidebar.locator('[aria-current=page]')).toBeInViewport();
  });
});

test('the version menu keeps the query and hash before and after the application starts', async ({page, docs}) => {
  test.skip(!hasV1, 'v1 is removed');
  const place = '?lang=python#app-based-triggers';
  await docs.openDocument(`/workflows/steps/triggers/${place}`);
  await docs.switchVersion('v1');
  await page.waitForURL(`**/docs/v1/workflows/steps/triggers/${place}`);
  await docs.startApplication();
  await docs.switchVersion(latestVersion.label);
  await page.waitForURL(`**/docs/workflows/steps/triggers/${place}`);
});

/** Unknown addresses for which the application would show a page. */
const MISSING = ['triggers.html', 'triggers.HTML?lang=python#http', 'triggers.html/', 'triggers/%20'];
for (const name of MISSING)
  test(`opening ${name}, which doesn't exist, leads to the intended page`, async ({page, docs, complaints}) => {
    const response = await page.goto(`./workflows/steps/${name}`);
    expect(response?.status()).toBe(404);
    // The page redirects when the reader uses it.
    await docs.touchControl().catch(() => undefined);
    const rest = /[?#].*/.exec(name)?.[0] ?? '';
    await page.waitForURL(`**/workflows/steps/triggers/${rest}`);
    await expect(docs.heading).toHaveText('Triggers');
    await docs.startApplication();
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });

test("the URL of a missing page doesn't change", async ({page, docs, complaints}) => {
  await page.goto('./workflows/steps/nothing.html');
  await docs.startApplication();
  await expect(page).toHaveURL(/nothing\.html$/);
  await expect(docs.heading).toHaveText('Page not found');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});
