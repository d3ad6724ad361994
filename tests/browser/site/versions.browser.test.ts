import {latestVersion, versions} from '../../../src/config/versions';
import {readRecords} from '../../builtPages';
import {hasV1} from '../../v1';
import {expect, test} from '../fixtures';

test.skip(!hasV1, 'v1 is removed');

const records = readRecords();
const alone = records.find(({version, frontmatter}) => version === 'v1' && frontmatter.latest === 'none');

test.describe('the version menu', () => {
  test('leads to the same page if both versions have it', async ({page, docs}) => {
    await docs.open('/workflows/steps/');
    await docs.switchVersion('v1');
    await page.waitForURL('**/docs/v1/workflows/steps/');
    await expect(docs.banner).toContainText('Millrace v1');
    await docs.switchVersion(latestVersion.label);
    await page.waitForURL('**/docs/workflows/steps/');
    await expect(docs.banner).toHaveCount(0);
  });

  test("leads to the front page of v1 if v1 doesn't have the page", async ({page, docs}) => {
    await docs.open('/data-stores/');
    const notes = page.locator('.dropdown__menu');
    await expect(notes.getByText('new', {exact: true})).toHaveCount(1);
    const having = versions.filter(({prefix}) => records.some(({path}) => path === `${prefix}data-stores/`));
    await expect(notes.getByText(`(this page is new in ${latestVersion.label})`)).toHaveCount(
      having.length > 1 ? 0 : 1,
    );
    await expect(notes.getByText('(no such page: opens the v1 start)')).toHaveCount(1);
    await docs.switchVersion('v1');
    await page.waitForURL('**/docs/v1/');
  });
});

test.describe('the banner of v1', () => {
  test('shows the difference from the migration table', async ({page, docs}) => {
    await docs.open('/v1/workflows/steps/code/state/');
    await expect(docs.banner).toContainText('Data stores replace $checkpoint');
    await docs.openDocument('/migrate-from-v1/pages/#workflows-steps-code-state');
    await expect(page.locator('tr:target')).toContainText('Data stores replace $checkpoint');
  });

  test('links to the same page in the latest version and stores this choice', async ({page, docs}) => {
    await docs.open('/limits/');
    await docs.switchVersion('v1');
    await page.waitForURL('**/docs/v1/limits/');
    expect(await docs.readPreferredVersion()).toBe('v1');
    await docs.open('/v1/limits/');
    await docs.banner.getByRole('link', {name: `Read this page for ${latestVersion.label}`}).click();
    await page.waitForURL('**/docs/limits/');
    expect(await docs.readPreferredVersion()).toBe(latestVersion.docusaurusName);
  });

  test("links to the migration guide if the latest version doesn't have the page", async ({page, docs}) => {
    expect(alone, 'a v1 page without a counterpart').toBeDefined();
    await docs.open(alone?.path ?? '');
    await docs.banner.getByRole('link', {name: 'the migration guide'}).click();
    await page.waitForURL('**/docs/migrate-from-v1/');
  });
});
