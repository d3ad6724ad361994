/** Going back to a page in the back/forward cache. */
import type {Page} from '@playwright/test';
import {BROWSER_SWITCHES, findFullBrowser} from '../findBrowser';
import {expect, test} from '../fixtures';
import type {SearchBox} from '../pages/searchBox';

test.use({
  viewport: {width: 390, height: 844},
  launchOptions: {
    executablePath: findFullBrowser(),
    args: BROWSER_SWITCHES,
    // Playwright's own default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

type Marked = {readonly isSameDocument?: boolean; readonly persisted?: boolean};

const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, {isSameDocument: true});
    window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
  });

async function expectKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() => {
    const {isSameDocument, persisted} = window as Marked;
    const [entry] = performance.getEntriesByType('navigation');
    const {notRestoredReasons} = entry as unknown as {readonly notRestoredReasons: unknown};
    return {isSameDocument, persisted, notRestoredReasons};
  });
  expect(kept).toEqual({isSameDocument: true, persisted: true, notRestoredReasons: null});
}

const WAYS: Readonly<Record<string, (page: Page, box: SearchBox) => Promise<unknown>>> = {
  'an address': (page) => page.goto('./limits/'),
  'a link': (page) => page.getByRole('contentinfo').getByRole('link', {name: 'Limits', exact: true}).click(),
  'the menu': async (page) => {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await menu.getByRole('link', {name: 'Sources', exact: true}).click();
  },
  'the search': async (_, box) => {
    await box.open();
    await box.search('limits');
    await box.expectFirst('Limits');
    await box.hits.first().click();
  },
};

for (const [way, leave] of Object.entries(WAYS))
  test(`restores a page from the back/forward cache after leaving by ${way}`, async ({page, docs, box}) => {
    await docs.openDocument('/quickstart/');
    await docs.openDocument('/http/');
    await markDocument(page);
    await leave(page, box);
    await expect(docs.heading).toHaveText(/Limits|sources/);
    await page.goBack({waitUntil: 'commit'});
    await expect(docs.heading).toHaveText(/^Call an API/);
    await expectKept(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    // No dialog has left a history entry.
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL(/\/quickstart\/$/);
  });

test('restores a page that was left while the search was loading, and finishes the search', async ({
  page,
  docs,
  box,
}) => {
  await docs.openDocument('/http/');
  await markDocument(page);
  await box.open();
  await box.search('limits');
  await page.goto('./limits/');
  await page.goBack({waitUntil: 'commit'});
  await expectKept(page);
  await expect(box.dialog).toBeVisible();
  await box.expectFirst('Limits');
});

test('applies a colour mode and a tab selected on the next page', async ({page, docs}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await docs.openDocument('/http/');
  await expect(page.locator('[data-color-mode-toggle][data-attached]').first()).toBeVisible();
  await markDocument(page);
  await docs.openDocument('/data-stores/');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.goBack({waitUntil: 'commit'});
  await expect(docs.heading).toHaveText(/^Call an API/);
  await expectKept(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});
