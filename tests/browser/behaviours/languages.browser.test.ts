import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const PAGE = '/workflows/steps/';
const REFERENCE = '/api/rest/workflows/';

const group = (page: Page): Locator => page.locator('[data-tab-group="language"]').first();

const expectTab = (page: Page, name: string): Promise<void> =>
  expect(group(page).getByRole('tab', {name})).toHaveAttribute('aria-selected', 'true');

test('the REST samples use the language selected on another page, with curl for Bash', async ({page, docs}) => {
  await docs.openDocument(PAGE);
  await group(page).getByRole('tab', {name: 'Python'}).click();
  await docs.openDocument(REFERENCE);
  await expectTab(page, 'Python');
  await group(page).getByRole('tab', {name: 'curl'}).click();
  await docs.openDocument(PAGE);
  await expectTab(page, 'Bash');
});

test("the quickstart shows the selected language in each code step, or Node.js if there's none", async ({
  page,
  docs,
}) => {
  await docs.openDocument(PAGE);
  await group(page).getByRole('tab', {name: 'Python'}).click();
  await docs.openDocument('/quickstart/');
  const panels = page.locator('[data-tab-group="language"] [role="tabpanel"]:visible');
  await expect(panels).toHaveCount(2);
  for (const shown of await panels.all()) await expect(shown).toContainText('def handler(mr: "millrace"):');
  await docs.openDocument('/quickstart/?lang=go');
  await expect(panels).toHaveCount(2);
  for (const shown of await panels.all()) await expect(shown).toContainText('export default defineComponent');
});

test('selecting a language removes it from the URL', async ({page, docs}) => {
  await docs.openDocument(`${PAGE}?lang=python#read-exports`);
  // The styles are loaded together with the page tools.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('style')].some(({textContent}) => textContent?.includes('#keyboard-help')),
  );
  await group(page).getByRole('tab', {name: 'Go'}).click();
  await expectTab(page, 'Go');
  await expect(page).toHaveURL(/\/workflows\/steps\/#read-exports$/);
  await page.reload();
  await expectTab(page, 'Go');
});
