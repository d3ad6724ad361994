import type {Locator, Page, Request} from '@playwright/test';
import type {AlgoliaDouble} from '../../../packages/docusaurus-theme-search/tests/algoliaDouble';
import {address, expect, holdRequests, test as base} from '../fixtures';
import {blockHostedSearch, filtersOf, startFilledDouble, stretchPatience, giveHostedSearch} from './hostedSite';

const test = base.extend<{double: AlgoliaDouble}>({
  double: async ({page}, provide) => {
    const double = await startFilledDouble();
    await giveHostedSearch(page, double);
    await provide(double);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await double.close();
  },
});

/** Records every address that a link has from now on. */
async function recordAddresses(link: Locator): Promise<() => Promise<string[]>> {
  await link.evaluate((element) => {
    const addresses: (string | null)[] = [];
    Object.assign(window, {addresses});
    const record = (): unknown => addresses.push(element.getAttribute('href'));
    new MutationObserver(record).observe(element, {attributes: true});
  });
  return () => link.evaluate(() => (window as unknown as {addresses: string[]}).addresses);
}

const EMBEDDED = /these results come from this site itself/;

test.describe('hosted search', () => {
  test.describe.configure({timeout: 60_000});

  test.beforeEach(async ({page}, {title}) => {
    if (!title.includes('takes too long')) await stretchPatience(page);
  });

  test('answers in the box, always filtered to the latest version', async ({box, double, requests}) => {
    await box.openOn('/workflows/');
    await box.input.pressSequentially('limits');
    await expect(box.hits.first()).toBeVisible();
    await expect(box.notice).toHaveText('');
    expect(new Set(filtersOf(double).flat())).toEqual(new Set(['version:latest']));
    expect(requests.filter((request) => /search-data\/.*\.json/.test(request.url()))).toEqual([]);
  });

  test('asks for v1 only after one press on a v1 page', async ({box, double}) => {
    await box.openOn('/v1/workflows/');
    await box.search('workflow');
    await expect(box.hits.first()).toBeVisible();
    expect(new Set(filtersOf(double).flat())).toEqual(new Set(['version:latest']));
    await box.dialog.getByRole('button', {name: 'v1', exact: true}).click();
    await expect(box.pages.first()).toContainText('(v1)');
    expect(filtersOf(double).at(-1)).toEqual(['version:v1']);
  });

  test('answers on the search page, with the filter of the version chosen', async ({page, double}) => {
    await page.goto(`${address('/search/')}?q=workflow`);
    await expect(page.getByText('Found in').first()).toBeVisible();
    expect(filtersOf(double)).toEqual([['version:latest']]);
    await page.getByRole('main').getByRole('button', {name: 'v1', exact: true}).click();
    await expect(page.locator('ol h2 a').first()).toHaveAttribute('href', /\/docs\/v1\//);
    expect(filtersOf(double).at(-1)).toEqual(['version:v1']);
  });

  test('ignores an answer that comes after that of a later query', async ({page, box, double}) => {
    const isEarly = (request: Request): boolean => request.postData()?.includes('pricing') ?? false;
    const letGo = await holdRequests(page, /\/1\/indexes\//, isEarly);
    await box.openOn('/workflows/');
    const asked = page.waitForRequest(isEarly);
    const answered = page.waitForResponse((response) => isEarly(response.request()));
    await box.search('pricing');
    await asked;
    // The link to all results names the query whose answer is shown.
    const all = box.dialog.getByRole('link', {name: 'See all results'});
    await box.search('troubleshooting');
    await expect(all).toHaveAttribute('href', /q=troubleshooting$/);
    const addresses = await recordAddresses(all);
    letGo();
    await (await answered).finished();
    await box.search('limits');
    await expect(all).toHaveAttribute('href', /q=limits$/);
    expect(await addresses()).toEqual([expect.stringMatching(/q=limits$/)]);
    expect(filtersOf(double)).toHaveLength(3);
  });

  const TROUBLES: readonly [string, (double: AlgoliaDouble, page: Page) => unknown][] = [
    ['is refused with 403', (double) => double.setMode({kind: 'status', status: 403})],
    ['is refused with 429', (double) => double.setMode({kind: 'status', status: 429})],
    ['is blocked', (_, page) => blockHostedSearch(page)],
    ['takes too long', (double) => double.setMode({kind: 'slow', milliseconds: 10_000})],
  ];
  for (const [trouble, cause] of TROUBLES)
    test(`falls back when it ${trouble}, says so, and keeps what was typed`, async ({page, box, double}) => {
      await cause(double, page);
      await box.openOn('/workflows/');
      await box.search('environment variables');
      await box.expectFirst('Environment variables');
      await expect(box.notice).toHaveText(EMBEDDED);
      await expect(box.input).toHaveValue('environment variables');
    });

  test('is left alone after a failure and tried again later', async ({page, box, double}) => {
    await box.openOn('/workflows/');
    double.setMode({kind: 'status', status: 403});
    await box.search('limits');
    await expect(box.notice).toHaveText(EMBEDDED);
    double.setMode({kind: 'ok'});
    const asked = filtersOf(double).length;
    await box.search('pricing');
    await box.expectFirst('Pricing');
    expect(filtersOf(double)).toHaveLength(asked);
    await page.clock.setFixedTime(Date.now() + 60_000);
    await box.search('troubleshooting');
    await expect.poll(() => filtersOf(double).length).toBeGreaterThan(asked);
    await box.search('subprocessors');
    await expect(box.notice).toHaveText('');
  });
});
