import type {Page} from '@playwright/test';
import type {AlgoliaDouble} from '../../../packages/docusaurus-theme-search/tests/algoliaDouble';
import {address, expect, test as base} from '../fixtures';
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

const EMBEDDED = /these results come from this site itself/;

test.describe('hosted search', () => {
  test.describe.configure({timeout: 60_000});

  test.beforeEach(({page}) => stretchPatience(page));

  test('answers in the box, always filtered to the latest version', async ({box, double, requests}) => {
    await box.openOn('/workflows/');
    await box.input.pressSequentially('limits');
    await expect(box.hits.first()).toBeVisible();
    await expect(box.notice).toHaveText('');
    expect(new Set(filtersOf(double).flat())).toEqual(new Set(['version:latest']));
    expect(requests.filter((request) => /search-data\/.*\.json/.test(request.url()))).toEqual([]);
  });

  test('answers on the search page, with the filter of the version chosen', async ({page, double}) => {
    await page.goto(`${address('/search/')}?q=workflow`);
    await expect(page.getByText('Found in').first()).toBeVisible();
    expect(filtersOf(double)).toEqual([['version:latest']]);
    await page.getByRole('main').getByRole('button', {name: 'v1', exact: true}).click();
    await expect(page.locator('ol h2 a').first()).toHaveAttribute('href', /\/docs\/v1\//);
    expect(filtersOf(double).at(-1)).toEqual(['version:v1']);
  });

  const TROUBLES: readonly [string, (double: AlgoliaDouble, page: Page) => unknown][] = [
    ['is refused with 403', (double) => double.refuse(403)],
    ['is blocked', (_, page) => blockHostedSearch(page)],
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
});
