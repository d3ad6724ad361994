import {hasV1} from '../../v1';
import {expect, findOverflow, test} from '../fixtures';

test('the skip link skips the menus and the sidebar', async ({page, docs}) => {
  await docs.openDocument('/limits/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(docs.breadcrumbs.getByRole('link').first()).toBeFocused();
});

test('the sidebar highlights and shows the current page', async ({page, docs}) => {
  await page.setViewportSize({width: 1280, height: 500});
  // One page of each kind: the page whose address is a file, pages of three levels, an older page, and v1.
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

test('the active links and menus of the header are aligned', async ({page, docs}) => {
  const bottoms: number[] = [];
  for (const path of ['/guides/', '/limits/']) {
    await docs.openDocument(path);
    const marked = page.locator('.navbar__link--active');
    await expect(marked).toHaveCount(1);
    bottoms.push(await marked.evaluate((entry) => Math.round(entry.getBoundingClientRect().bottom)));
  }
  expect(new Set(bottoms).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  for (const path of ['/code/nodejs/', '/workflows/settings/'])
    test(`${path} has a single sticky bar above its title`, async ({page, docs, tools}) => {
      await docs.openDocument(path);
      expect((await docs.heading.boundingBox())?.y).toBeLessThanOrEqual(110);
      await expect(docs.breadcrumbs.getByRole('link')).toHaveCount(1);
      await page.locator('h2').last().scrollIntoViewIfNeeded();
      const bar = page.locator('.theme-doc-toc-mobile > summary');
      for (const part of [docs.breadcrumbs.getByRole('link'), bar, tools.opener]) {
        const {y = 0, height = 0} = (await part.boundingBox()) ?? {};
        expect(Math.round(y)).toBe(52);
        expect(Math.abs(height - 44)).toBeLessThanOrEqual(1);
        await part.click({trial: true});
      }
      await tools.openMenu();
      await expect(tools.entry('Print')).toBeInViewport();
      expect(await findOverflow(page)).toEqual([]);
    });

  test('a page without sections shows its parent and the menu in one row', async ({page, docs, tools}) => {
    await docs.openDocument('/api/rest/webhooks/reference/');
    const {y} = (await tools.opener.boundingBox()) ?? {};
    expect((await docs.breadcrumbs.getByRole('link', {name: 'REST API'}).boundingBox())?.y).toBe(y);
    expect((await docs.heading.boundingBox())?.y).toBeLessThanOrEqual(110);
    expect(await findOverflow(page)).toEqual([]);
  });

  if (hasV1)
    test('an older page links to its nearest parent page', async ({docs}) => {
      await docs.openDocument('/v1/limits/');
      await expect(docs.breadcrumbs.getByRole('link')).toHaveText('v1');
    });
});
