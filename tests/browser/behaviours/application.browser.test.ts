import type {Locator, Request} from '@playwright/test';
import {expect, test} from '../fixtures';

const PAGE = '/workflows/steps/';

const WITHOUT_REACT = /\/js\/(?:document|navigation|page-tools)\./;
/** Returns the URLs of the application's scripts that a page has requested. */
const getScriptUrls = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => request.resourceType() === 'script' && !WITHOUT_REACT.test(request.url()))
    .map((request) => request.url());

test.describe('the application', () => {
  test("isn't loaded while a reader opens five pages by their links", async ({page, docs, requests}) => {
    await docs.openDocument('/quickstart/');
    for (const path of ['workflows/', 'workflows/steps/', 'workflows/steps/triggers/', 'workflows/events/']) {
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 1500);
      await docs.sidebar.locator(`a[href="/docs/${path}"]`).first().click();
      await page.waitForURL(`**/docs/${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-document-script', '');
    }
    expect(getScriptUrls(requests)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  });

  test('only loads the document and its assets until the reader uses a control', async ({page, docs, requests}) => {
    await docs.openDocument(PAGE);
    await page.waitForLoadState('networkidle');
    // After the page is idle, it loads the collapsed categories of the sidebar, and the script that expands them.
    const isSidebar = (request: Request): boolean => /\/assets\/(?:js\/navigation|sidebars\/)/.test(request.url());
    const kinds = requests.filter((request) => !isSidebar(request)).map((request) => request.resourceType());
    expect(kinds.filter((kind) => kind === 'script')).toHaveLength(1);
    // Includes the site's icon.
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
    test(`starts without errors when a control is reached by ${how}`, async ({page, docs, complaints}) => {
      await docs.openDocument('/pricing/');
      await reach(page.getByRole('region', {name: 'Credit calculator'}).getByLabel('Memory in MB'));
      await docs.waitForApplication();
      expect(complaints).toEqual([]);
    });
  }
});

test('going back to a history entry of the application shows its page', async ({page, docs}) => {
  await docs.open('/workflows/');
  await docs.sidebar.getByRole('link', {name: 'Steps', exact: true}).click();
  await expect(docs.heading).toHaveText('Steps');
  await page.reload();
  await page.goBack();
  await expect(docs.heading).toHaveText('Workflows');
  await expect(page).toHaveURL(/\/docs\/workflows\/$/);
});
