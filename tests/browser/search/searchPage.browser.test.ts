import {versions} from '../../../src/config/versions';
import {address, expect, getScrollTop, holdRequests, scrollTo, test} from '../fixtures';

test('searches for the query in the URL and keeps the URL up to date', async ({page}) => {
  await page.goto(`${address('/search/')}?q=suspend`);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('suspend');
  await expect(page.getByRole('status')).toContainText(/Found in \d+ pages/);
  // In the accessibility tree, the number only occurs once, although it's visible and announced.
  await expect(
    page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({hasText: /Found in/}),
  ).toHaveCount(0);
  await field.fill('data stores');
  await expect(page).toHaveURL(/\?q=data\+stores$/);
  await expect(page.locator('ol h2').first()).toContainText(/data store/i);
});

test('links to other help if nothing is found', async ({page}) => {
  await page.goto(`${address('/search/')}?q=qqxzvw`);
  await expect(page.getByRole('status')).toContainText('Nothing found for “qqxzvw”.');
  await expect(page.getByRole('button', {name: `Search ${versions.at(-1)?.label}`})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Paste an error message'}).click();
  await page.waitForURL('**/docs/troubleshooting/');
});

test('loads neither the index nor the application without a query', async ({page, requests}) => {
  await page.goto(address('/search/'));
  await page.waitForLoadState('networkidle');
  const asked = requests.map((request) => request.url());
  expect(asked.filter((url) => /application|search-data\/(?!box)/.test(url))).toEqual([]);
});

test('shows progress and results without the application', async ({page, requests}) => {
  const letGo = await holdRequests(page, /search-data\/(?!box)/);
  await page.goto(`${address('/search/')}?q=webhook`);
  await expect(page.getByRole('status')).toHaveText('Searching for “webhook”…');
  letGo();
  await expect(page.locator('ol h2').first()).toBeVisible();
  expect(requests.filter((request) => request.url().includes('application.json'))).toEqual([]);
});

test('filters by a part of the documentation until the query changes', async ({page}) => {
  await page.goto(`${address('/search/')}?q=retry`);
  const parts = page.getByRole('group', {name: 'Part of the documentation'});
  const code = parts.getByRole('button', {name: /^Code/});
  const places = page.locator('ol > li .search-place');
  await expect(places.filter({hasNotText: /^Code/}).first()).toBeVisible();
  await code.click();
  await expect(places.filter({hasNotText: /^Code/})).toHaveCount(0);
  await expect(places.first()).toBeVisible();
  await expect(code).toHaveAttribute('aria-pressed', 'true');
  await expect(code).toBeFocused();
  await page.getByRole('searchbox').fill('retry webhook');
  await expect(parts.getByRole('button', {name: 'Everything'})).toHaveAttribute('aria-pressed', 'true');
  await expect(places.filter({hasNotText: /^Code/}).first()).toBeVisible();
});

test('shows more results on request', async ({page}) => {
  await page.goto(`${address('/search/')}?q=workflow`);
  const results = page.locator('ol > li ul > li');
  await expect(results.first()).toBeVisible();
  const before = await results.count();
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => results.count()).toBeGreaterThan(before);
});

for (const hasApplication of [false, true])
  test(`shows as many results at the same position on going back, with the application: ${hasApplication}`, async ({
    page,
    docs,
  }) => {
    await page.goto(`${address('/search/')}?q=workflow`);
    const results = page.locator('ol a');
    await page.getByRole('button', {name: 'Show more'}).click();
    await expect.poll(() => results.count()).toBeGreaterThan(40);
    if (hasApplication) await docs.startApplication();
    const count = await results.count();
    await scrollTo(page, 2000);
    await results.evaluateAll((links) => {
      const visible = links.find((link) => link.getBoundingClientRect().top > 200);
      (visible as HTMLElement | undefined)?.click();
    });
    await expect(page).not.toHaveURL(/\/search\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\//);
    await expect(results).toHaveCount(count);
    await expect.poll(() => getScrollTop(page)).toBe(2000);
  });
