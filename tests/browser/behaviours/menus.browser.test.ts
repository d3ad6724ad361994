import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page, Request} from '@playwright/test';
import {hasV1} from '../../v1';
import {expect, test} from '../fixtures';
import type {DocsPage} from '../pages/docsPage';

const PHONE = {viewport: {width: 375, height: 740}};

const drawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Menu'});

/** Opens the mobile menu, and waits for its content. */
async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  return drawer(page);
}

const fold = (within: Page | Locator, what: 'Expand' | 'Collapse', name: string): Locator =>
  within.getByRole('button', {name: `${what} sidebar category '${name}'`});

/** Whether the application hasn't been loaded. */
const expectNoApplication = (requests: readonly Request[]): void =>
  expect(requests.map((request) => request.url()).filter((url) => url.endsWith('/application.json'))).toEqual([]);

test.describe('the mobile menu without the application', () => {
  test.use(PHONE);

  test('shows the section, then the site, without accessibility violations', async ({page, docs, requests}) => {
    await docs.openDocument('/workflows/steps/');
    const menu = await openDrawer(page);
    await expect(menu.getByRole('link', {name: 'Steps', exact: true})).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const {violations} = await new AxeBuilder({page}).include('.drawer').analyze();
    expect(violations).toEqual([]);
    await fold(menu, 'Expand', 'Code').click();
    await expect(menu.getByRole('link', {name: 'Destinations'})).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Documentation', exact: true})).toBeFocused();
    await menu.getByRole('button', {name: 'Reference'}).click();
    await expect(menu.getByRole('link', {name: 'Limits'})).toBeVisible();
    await menu.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
    await openDrawer(page);
    await menu.getByRole('link', {name: 'Troubleshooting'}).click();
    await page.waitForURL('**/docs/troubleshooting/');
    expectNoApplication(requests);
  });

  test("starts with the site's menu on a page without a sidebar", async ({page, docs, requests}) => {
    await docs.openDocument('/pricing/');
    const menu = await openDrawer(page);
    await expect(menu.getByRole('link', {name: 'Pricing'})).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', {name: 'Back to main menu'})).toHaveCount(0);
    expectNoApplication(requests);
  });

  const WAYS: readonly [string, (page: Page, docs: DocsPage) => Promise<void>][] = [
    ['its button', (page) => page.getByRole('button', {name: 'Close navigation bar'}).click()],
    ['a press beside it', (page) => page.mouse.click(370, 400)],
    ['the link to the open page', (page) => drawer(page).getByRole('link', {name: 'Call an API', exact: true}).click()],
    ['a window that becomes wide', (page) => page.setViewportSize({width: 1200, height: 600})],
  ];
  for (const [way, close] of WAYS)
    test(`${way} closes it without leaving the page`, async ({page, docs}) => {
      await docs.openDocument('/http/');
      await page.evaluate(() => document.body.setAttribute('data-mark', ''));
      await openDrawer(page);
      await close(page, docs);
      await expect(drawer(page)).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      await expect(page.locator('body')).toHaveAttribute('data-mark', '');
    });

  test('going back closes it without leaving a history entry', async ({page, docs}) => {
    await docs.openDocument('/quickstart/');
    await docs.openDocument('/http/');
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await openDrawer(page);
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    expect(page.url()).toMatch(/\/http\/$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    // Each time goes back by exactly one entry.
    for (let time = 0; time < 2; time += 1) {
      await openDrawer(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    }
    await openDrawer(page);
    await drawer(page).getByRole('link', {name: 'Sources', exact: true}).click();
    await page.waitForURL('**/sources/');
    await page.goBack();
    await page.waitForURL('**/http/');
    await page.goBack();
    await page.waitForURL('**/quickstart/');
  });

  test("doesn't delete the pages that the reader can go forward to, and nor does the search", async ({
    page,
    docs,
    box,
  }) => {
    await docs.openDocument('/quickstart/');
    await docs.openDocument('/http/');
    await page.goBack();
    await page.waitForURL('**/quickstart/');
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await box.open();
    await page.keyboard.press('Escape');
    await expect(box.dialog).toBeHidden();
    await page.goForward();
    await page.waitForURL('**/http/');
    // The entry that a dialog has left isn't a page, so the next one replaces it.
    for (let time = 0; time < 2; time += 1) {
      await openDrawer(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    }
    await openDrawer(page);
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/http\/$/);
  });
});

test.describe('the sidebar without the application', () => {
  test('expands by keyboard, collapses siblings, and stays expanded on other pages', async ({page, docs, requests}) => {
    await docs.openDocument('/http/');
    await fold(docs.sidebar, 'Expand', 'Workflows').click();
    await expect(docs.sidebar.getByRole('link', {name: 'Steps', exact: true})).toBeVisible();
    await fold(docs.sidebar, 'Expand', 'Code').press('Enter');
    await expect(fold(docs.sidebar, 'Collapse', 'Code')).toBeFocused();
    await expect(fold(docs.sidebar, 'Collapse', 'Code')).toHaveAttribute('aria-expanded', 'true');
    await expect(docs.sidebar.getByRole('link', {name: 'Steps', exact: true})).toBeHidden();
    await fold(docs.sidebar, 'Expand', 'Python').click();
    await docs.sidebar.getByRole('link', {name: 'Data stores', exact: true}).click();
    await page.waitForURL('**/data-stores/');
    await expect(fold(docs.sidebar, 'Collapse', 'Python')).toBeVisible();
    expectNoApplication(requests);
  });

  test("doesn't prefetch its entries in data saver mode, and follows the system's colours", async ({
    page,
    docs,
    requests,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    await docs.openDocument('/http/');
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }
    expect(requests.filter((request) => /navigation|sidebars/.test(request.url()))).toEqual([]);
    await fold(docs.sidebar, 'Expand', 'Code').click();
    await expect(docs.sidebar.getByRole('link', {name: 'Destinations'})).toBeVisible();
  });

  test('keeps its state when the application starts', async ({page, docs, complaints}) => {
    await docs.openDocument('/http/');
    await fold(docs.sidebar, 'Expand', 'Code').click();
    const link = docs.sidebar.getByRole('link', {name: 'Quickstart', exact: true});
    await link.evaluate((element) => (element.innerHTML = '<font>Schnelleinstieg</font>'));
    await docs.startApplication();
    await expect(fold(docs.sidebar, 'Collapse', 'Code')).toBeVisible();
    await expect(docs.sidebar.getByText('Schnelleinstieg')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    // A page that isn't a category, because opening a category would collapse the others.
    await docs.sidebar.getByRole('link', {name: 'Connected accounts', exact: true}).click();
    await page.waitForURL('**/connected-accounts/');
    await expect(fold(docs.sidebar, 'Collapse', 'Code')).toBeVisible();
    // Without reloading.
    await expect(page.locator('body')).toHaveAttribute('data-mark', '');
    expect(complaints).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    const menu = await openDrawer(page);
    await fold(menu, 'Expand', 'Projects').click();
    await menu.getByRole('link', {name: 'GitHub Sync', exact: true}).click();
    await page.waitForURL('**/projects/git/');
    await expect(menu).toBeHidden();
    // The menu doesn't leave a history entry.
    await page.goBack();
    await page.waitForURL('**/connected-accounts/');
    await openDrawer(page);
    await menu.getByRole('link', {name: 'Connected accounts', exact: true}).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/connected-accounts\/$/);
    await expect(page.locator('body')).toHaveAttribute('data-mark', '');
  });
});

test('stores the version selected in the mobile menu without the application', async ({page, docs, requests}) => {
  test.skip(!hasV1, 'v1 is removed');
  await page.setViewportSize(PHONE.viewport);
  await docs.openDocument('/pricing/');
  const menu = await openDrawer(page);
  await menu.getByRole('button', {name: /^Version: /}).click();
  await menu.getByRole('link', {name: /^v1/}).click();
  await page.waitForURL('**/docs/v1/**');
  expect(await docs.readPreferredVersion()).toBe('v1');
  expectNoApplication(requests);
});
