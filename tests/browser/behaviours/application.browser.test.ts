import type {Locator, Page, Request} from '@playwright/test';
import {REFERENCE_LABEL} from '../../../src/config/navbar';
import {expect, holdRequests, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

const PAGE = '/workflows/steps/';
const MAIN_SCRIPT = '**/assets/js/main.*.js';

const WITHOUT_REACT = /\/js\/(?:document|navigation|page-tools)\./;
/** Addresses of the application's scripts that a page has asked for. */
const listScripts = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => request.resourceType() === 'script' && !WITHOUT_REACT.test(request.url()))
    .map((request) => request.url());

/** Keeps the main script from arriving until the function that comes back is called. */
const holdApplication = (page: Page): Promise<() => void> => holdRequests(page, MAIN_SCRIPT);

test.describe('the application', () => {
  test('stays away while five pages are read and opened by their links', async ({page, docs, requests}) => {
    await docs.openDocument('/quickstart/');
    for (const path of ['workflows/', 'workflows/steps/', 'workflows/steps/triggers/', 'workflows/events/']) {
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 1500);
      await docs.sidebar.locator(`a[href="/docs/${path}"]`).first().click();
      await page.waitForURL(`**/docs/${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-document-script', '');
    }
    expect(listScripts(requests)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test('asks for nothing but the document and its parts before the reader reaches for it', async ({
    page,
    docs,
    requests,
  }) => {
    await docs.openDocument(PAGE);
    await page.waitForLoadState('networkidle');
    // Once it is quiet, the closed categories of the sidebar come, and what unfolds them.
    const isSidebar = (request: Request): boolean => /\/assets\/(?:js\/navigation|sidebars\/)/.test(request.url());
    const kinds = requests.filter((request) => !isSidebar(request)).map((request) => request.resourceType());
    expect(kinds.filter((kind) => kind === 'script')).toHaveLength(1);
    // The icon of the site is among the others.
    expect(
      kinds.filter((kind) => !['document', 'script', 'stylesheet', 'image', 'font', 'other'].includes(kind)),
    ).toEqual([]);
  });

  const WAYS: readonly [string, (field: Locator) => Promise<unknown>][] = [
    ['the pointer', (field) => field.hover()],
    ['the keyboard', (field) => field.focus()],
    ['a touch', (field) => field.dispatchEvent('touchstart')],
  ];
  for (const [how, reach] of WAYS) {
    test(`starts at a control that is reached by ${how}, without a complaint`, async ({page, docs, complaints}) => {
      await docs.openDocument('/pricing/');
      await reach(page.getByRole('region', {name: 'Credit calculator'}).getByLabel('Memory in MB'));
      await docs.waitForApplication();
      expect(complaints).toEqual([]);
    });
  }
});

test.describe('the application of a page that says when it starts', () => {
  /** Opens a page as the build writes it where its front matter or the option `hydrate` says a mode. */
  async function openWithMode(page: Page, path: string, mode: string): Promise<DocsPage> {
    await page.route(`**/docs${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(' data-application=', ` data-start="${mode}"$&`);
      await route.fulfill({response, body});
    });
    const docs = new DocsPage(page);
    await docs.openDocument(path);
    return docs;
  }

  for (const mode of ['load', 'idle'])
    test(`starts without the reader: ${mode}`, async ({page, complaints}) => {
      await (await openWithMode(page, PAGE, mode)).waitForApplication();
      expect(complaints).toEqual([]);
    });

  test('starts when a control comes into view', async ({page, requests}) => {
    await page.setViewportSize({width: 1280, height: 300});
    const docs = await openWithMode(page, '/pricing/', 'visible');
    await page.waitForLoadState('networkidle');
    expect(listScripts(requests)).toEqual([]);
    await page.getByRole('region', {name: 'Credit calculator'}).scrollIntoViewIfNeeded();
    await docs.waitForApplication();
  });
});

test.describe('a press before the application is there', () => {
  test('of the shortcut opens the search, with what is typed meanwhile', async ({page, docs}) => {
    const release = await holdApplication(page);
    await docs.openDocument(PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('limit');
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('limit');
  });

  test('keeps what is typed into the calculator', async ({page, docs}) => {
    const release = await holdApplication(page);
    await docs.openDocument('/pricing/');
    const calculator = page.getByRole('region', {name: 'Credit calculator'});
    await calculator.getByLabel('Memory in MB').fill('1024');
    await calculator.getByLabel('Plan').selectOption('Team');
    release();
    await docs.waitForApplication();
    await expect(calculator.getByLabel('Memory in MB')).toHaveValue('1024');
    await expect(calculator).toContainText('240,000 credits');
  });

  test('keeps what is pasted into the error box', async ({page, docs}) => {
    const release = await holdApplication(page);
    await docs.openDocument('/troubleshooting/');
    await page.getByLabel('Paste your error').fill('Function Payload Limit Exceeded');
    release();
    await expect(page.getByRole('region', {name: 'Find an error'}).getByRole('status')).toHaveText(
      'One message found.',
    );
  });
});

test.describe('without the application', () => {
  const findReset = (page: Page): Locator =>
    page.getByRole('region', {name: 'Credit calculator'}).getByRole('button', {name: 'Reset'});

  test('a page reads and leads on, and says that a control could not be loaded', async ({page, docs}) => {
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await docs.openDocument('/pricing/');
    await findReset(page).click();
    await expect(page.locator('#announcements')).toContainText('could not be loaded');
    await expect(findReset(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides', exact: true}).click();
    await page.waitForURL('**/docs/guides/');
    await expect(docs.heading).toHaveText('Guides');
  });

  test('a second press tries again', async ({page, docs}) => {
    let isBroken = true;
    await page.route(MAIN_SCRIPT, (route) => (isBroken ? route.abort() : route.continue()));
    await docs.openDocument('/pricing/');
    await findReset(page).click();
    await expect(page.locator('#announcements')).toContainText('could not be loaded');
    isBroken = false;
    await findReset(page).click();
    await docs.waitForApplication();
  });

  test('copying, tabs, menus, the followed heading and the colours work', async ({page, docs, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await docs.openDocument(PAGE);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
    const block = page.locator('[role="tabpanel"]:not([hidden]) .code-block').first();
    await block.hover();
    await block.getByRole('button', {name: /cop/i}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('def handler');
    await page.getByRole('button', {name: REFERENCE_LABEL}).press('ArrowDown');
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Components API'}),
    ).toBeFocused();
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await page
      .getByRole('button', {name: /currently light mode/})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  });

  test('back to an entry that the application made shows that page', async ({page, docs}) => {
    await docs.open('/workflows/');
    await docs.sidebar.getByRole('link', {name: 'Steps', exact: true}).click();
    await expect(docs.heading).toHaveText('Steps');
    await page.reload();
    await page.goBack();
    await expect(docs.heading).toHaveText('Workflows');
    await expect(page).toHaveURL(/\/docs\/workflows\/$/);
  });
});
