import {expect, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

test.describe('by keyboard alone', () => {
  test('the skip link leads past the menus and the sidebar', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.openDocument('/limits/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(docs.breadcrumbs.getByRole('link').first()).toBeFocused();
  });

  test('the sidebar opens a group and a page of it', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.open('/quickstart/');
    await docs.sidebar.getByRole('link', {name: 'Workflows', exact: true}).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/workflows/');
    await docs.sidebar.getByRole('link', {name: 'Steps', exact: true}).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/workflows/steps/');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 740}, hasTouch: true});

  test('the menu opens, shows the sidebar of the page and leads on', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.open('/workflows/steps/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Triggers', exact: true}).click();
    await page.waitForURL('**/docs/workflows/steps/triggers/');
  });
});

test.describe('pages in no sidebar', () => {
  test('show where they belong and what to read next', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.open('/code/python/http-requests/');
    await expect(docs.breadcrumbs.getByRole('link', {name: 'Python', exact: true})).toHaveAttribute(
      'href',
      '/docs/code/python/',
    );
    const next = page.locator('.pagination-nav__link--next');
    await expect(next).toHaveAttribute('href', '/docs/code/python/working-with-files/');
  });
});
