import type {Page} from '@playwright/test';
import {address, expect, test} from '../fixtures';

test.use({loadsFaces: true});

const getFamily = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);

test('the first page is set in fonts of the device, and the next one in those of the site, without a shift', async ({
  page,
}) => {
  await page.goto(address('/workflows/'));
  expect(await getFamily(page)).not.toContain('Source Sans 3');
  await page.waitForFunction(() => localStorage.getItem('millrace.faces') !== null);
  expect(await getFamily(page)).not.toContain('Source Sans 3');
  await page.goto(address('/limits/'));
  expect(await getFamily(page)).toContain('Source Sans 3');
});

test('a page without its fonts stays in those of the device, and the next page tries again', async ({page}) => {
  await page.route('**/source-sans-3-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(address('/workflows/'));
  await failed;
  await page.reload({waitUntil: 'load'});
  expect(await page.evaluate(() => localStorage.getItem('millrace.faces'))).toBeNull();
  expect(await getFamily(page)).not.toContain('Source Sans 3');
});
