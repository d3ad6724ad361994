import {hasV1} from '../../v1';
import {expect, listOverflow, test} from '../fixtures';

test.describe('by keyboard alone', () => {
  test('the skip link leads past the menus and the sidebar', async ({page, docs}) => {
    await docs.openDocument('/limits/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(docs.breadcrumbs.getByRole('link').first()).toBeFocused();
  });
});

test('every page of a version with a sidebar has its entry, marked and in view', async ({page, docs}) => {
  await page.setViewportSize({width: 1280, height: 500});
  // One of each kind: the page whose address is a file, pages of three levels, a retired page, and v1.
  for (const path of [
    '/quickstart/create-new-workflow.html',
    '/code/python/http-requests/',
    '/destinations/s3/',
    '/scheduling-future-tasks/',
    ...(hasV1 ? ['/v1/workflows/steps/code/async/'] : []),
  ]) {
    await docs.openDocument(path);
    const current = docs.sidebar.locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', `/docs${path}`);
    await expect(current).toBeInViewport();
    expect(await current.evaluate((link) => getComputedStyle(link, '::after').borderLeftWidth)).toBe('3px');
    await expect(docs.breadcrumbs).toContainText((await current.textContent()) ?? '');
  }
  await docs.openDocument('/code/python/http-requests/');
  await expect(docs.breadcrumbs.getByRole('link', {name: 'Python', exact: true})).toHaveAttribute(
    'href',
    '/docs/code/python/',
  );
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute(
    'href',
    '/docs/code/python/working-with-files/',
  );
});

test('the mark of the header is on one line for links and menus', async ({page, docs}) => {
  const bottoms: number[] = [];
  for (const path of ['/guides/', '/limits/']) {
    await docs.openDocument(path);
    const marked = page.locator('.navbar__link--active');
    await expect(marked).toHaveCount(1);
    bottoms.push(await marked.evaluate((entry) => Math.round(entry.getBoundingClientRect().bottom)));
  }
  expect(new Set(bottoms).size).toBe(1);
});

test('the place of a page stays on one line, which scrolls on a phone', async ({page, docs}) => {
  await page.setViewportSize({width: 390, height: 800});
  await docs.openDocument('/api/rest/webhooks/reference/');
  const list = docs.breadcrumbs.getByRole('list');
  const [height, isScrolled] = await list.evaluate((place) => [
    place.getBoundingClientRect().height,
    place.scrollWidth > place.clientWidth,
  ]);
  expect(height).toBeLessThan(30);
  expect(isScrolled).toBe(true);
  expect(await listOverflow(page)).toEqual([]);
});
