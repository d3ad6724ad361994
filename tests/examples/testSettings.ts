import {expect, it} from '@jest/globals';
import type {Page} from '@playwright/test';
import {getApplicationScripts, type OpenSite} from './site';

const PHONE = {width: 390, height: 844};
const DESK = {width: 1280, height: 800};
const TABS = '/docs/next/choices/tabs/';

/** How a reader uses a control or setting, and the expected result. */
type Row = {
  readonly starts?: boolean;
  readonly size?: {readonly width: number; readonly height: number};
  readonly path?: string;
  readonly use: (page: Page) => Promise<void>;
};

const getTab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const waitUntilSelected = (page: Page, name: string) =>
  getTab(page, name).and(page.locator('[aria-selected="true"]')).waitFor();

/** What works before the application runs, and what starts it. */
const ROWS: Readonly<Record<string, Row>> = {
  'Menu of a phone': {
    size: PHONE,
    use: async (page) => {
      await page.locator('.navbar__toggle').click();
      await page.locator('dialog[open]').getByRole('link', {name: 'Introduction'}).waitFor();
    },
  },
  'Categories of sidebars': {
    use: async (page) => {
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.getByText('Open from six to ten').waitFor();
      await sidebar.getByText('Choices').click();
      await sidebar.getByRole('link', {name: 'Tabs with settings'}).waitFor();
      await sidebar.getByRole('button', {name: /Markup/}).click();
      await sidebar.getByRole('link', {name: 'Blocks'}).waitFor();
      // Only one sibling category is open.
      await sidebar.getByRole('link', {name: 'Tabs with settings'}).waitFor({state: 'hidden'});
    },
  },
  'docs.sidebar.hideable': {
    starts: true,
    use: async (page) => {
      await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
      await page.getByRole('button', {name: 'Expand sidebar'}).waitFor();
    },
  },
  'Menus of the header': {
    use: async (page) => {
      const header = page.getByRole('navigation', {name: 'Main'});
      for (const name of ['This version', 'Welcome', 'All pages']) await header.getByRole('link', {name}).waitFor();
      await header.getByText('Tide: 3 m').waitFor();
      await header.getByRole('button', {name: 'English'}).click();
      await header.getByRole('link', {name: 'Deutsch'}).waitFor();
    },
  },
  docsVersionDropdown: {
    use: async (page) => {
      await page.getByText('This is unreleased documentation').waitFor();
      const header = page.getByRole('navigation', {name: 'Main'});
      await header.getByRole('button', {name: 'Next'}).hover();
      await header.getByRole('link', {name: '1.0', exact: true}).click();
      await page.waitForURL('**/docs/intro/');
      // The end of the key distinguishes sites on the same host (`future.v4`).
      const stored = await page.evaluate(() => Object.entries(localStorage));
      expect(stored).toContainEqual([expect.stringMatching(/^docs-preferred-version-default/), '1.0']);
    },
  },
  'navbar.hideOnScroll': {
    path: '/docs/next/markup/blocks/',
    use: async (page) => {
      const isSeen = () => (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) > 0;
      await page.mouse.wheel(0, 900);
      await page.waitForFunction(`!(${isSeen.toString()})()`);
      await page.mouse.wheel(0, -200);
      await page.waitForFunction(isSeen);
    },
  },
  'navbar.style': {
    use: async (page) => {
      await page.locator('.navbar--dark').waitFor();
      await page.locator('footer').getByText('Harbour').waitFor();
      await page.getByText('A storm is coming').waitFor();
    },
  },
  'The button that closes the announcement bar': {
    starts: true,
    use: async (page) => {
      await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
      await page.getByText('A storm is coming').waitFor({state: 'hidden'});
      await page.reload();
      await page.locator('.navbar').waitFor();
      expect(await page.getByText('A storm is coming').isVisible()).toBe(false);
    },
  },
  colorMode: {
    use: async (page) => {
      const button = page.getByRole('button', {name: /dark and light mode/});
      for (const mode of ['dark', 'light', 'dark']) {
        await button.click();
        await page.locator(`html[data-theme="${mode}"]`).waitFor();
      }
    },
  },
  'Tabs, `groupId`, `block`': {
    path: '/docs/next/markup/blocks/',
    use: async (page) => {
      await page.locator('.tabs--block').waitFor();
      await getTab(page, 'oars').click();
      await page.getByText('A boat with oars.').waitFor();
      await page.reload();
      await waitUntilSelected(page, 'oars');
    },
  },
  queryString: {
    starts: true,
    path: `${TABS}?tide=low`,
    use: async (page) => {
      await page.getByText('The water is low.').waitFor();
      await getTab(page, 'high').click();
      await page.waitForURL('**?tide=high');
    },
  },
  lazy: {
    starts: true,
    path: TABS,
    use: async (page) => {
      await getTab(page, 'south').click();
      await page.getByText('It blows from the south.').waitFor();
    },
  },
  tableOfContents: {
    path: '/docs/next/markup/blocks/',
    use: async (page) => {
      await page.locator('.table-of-contents').getByRole('link', {name: 'Lists'}).click();
      await page.waitForURL('**#lists');
      await page.getByText('More about').click();
      await page.getByText('A rope has two ends.').waitFor();
    },
  },
  'Code: copying': {
    path: '/docs/next/markup/code/',
    use: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const code = page.locator('pre code').first();
      await code.hover();
      await page.getByRole('button', {name: /^Copy/}).first().click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim().length).toBeGreaterThan(0);
      expect((await code.innerText()).replaceAll(/\s+/g, '')).toContain(copied.replaceAll(/\s+/g, ''));
    },
  },
  'blog.sidebar.groupByYear': {
    path: '/blog/',
    use: async (page) => {
      const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
      await sidebar.getByText('2026').waitFor();
      await sidebar.getByRole('link', {name: 'The first boat'}).waitFor();
    },
  },
};

/** Tests that controls and settings of the classic theme work, and that only some of them start the application. */
export function testSettings(open: () => OpenSite): void {
  it.each(Object.entries(ROWS))('%s', async (_, {starts = false, size = DESK, path = '/docs/next/intro/', use}) => {
    const {page, visit, scripts} = open();
    // A menu left open by the previous test would close at the new size and go back, which would abort the next visit.
    await page.goto('about:blank');
    await page.setViewportSize(size);
    await visit('/docs/next/video/');
    await page.evaluate(() => localStorage.clear());
    await visit(path);
    await use(page);
    const isStarted = (): boolean => getApplicationScripts(scripts).length > 0;
    // The page might show the result before the browser reports the request.
    if (starts && !isStarted()) {
      await page.waitForRequest(
        (request) =>
          request.resourceType() === 'script' && getApplicationScripts([new URL(request.url()).pathname]).length > 0,
      );
    }
    expect(isStarted()).toBe(starts);
  });
}
