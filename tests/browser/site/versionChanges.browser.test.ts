import {changesRoot, changesRoute} from '../../../src/config/versionChanges';
import {versionById} from '../../../src/config/versions';
import {findViolations} from '../../sweep/findViolations';
import {expect, overflowOf, test} from '../fixtures';
import {DocsPage} from '../pages/docsPage';

const LIST = changesRoot(versionById('v1'));
const TRIGGERS = changesRoute('/v1/workflows/steps/triggers/');
const LIMITS = changesRoute('/v1/limits/');

test.describe('the way to a comparison', () => {
  for (const [from, label] of [
    ['/limits/', 'v1'],
    ['/v1/limits/', 'v2'],
  ] as const) {
    test(`leads from ${from} through the version menu`, async ({page}) => {
      const docs = new DocsPage(page);
      await docs.openDocument(from);
      await docs.versionMenu.hover();
      await page.getByRole('link', {name: `Compare this page with ${label}`}).click();
      await page.waitForURL(`**/docs${LIMITS}`);
      await expect(page.getByRole('heading', {name: 'SQL service'})).toBeVisible();
    });
  }

  test('is not offered by a page without a counterpart', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.openDocument('/v1/destinations/sql/');
    await docs.versionMenu.hover();
    await expect(docs.versionMenu.getByRole('link')).toHaveText(['v2new', 'v1']);
  });

  test('leads from the banner and back to the list', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.openDocument('/v1/limits/');
    await docs.banner.getByRole('link', {name: 'see what changed on it'}).click();
    await page.waitForURL(`**/docs${LIMITS}`);
    await page.getByRole('main').getByRole('link', {name: 'All pages'}).click();
    await page.waitForURL(`**/docs${LIST}`);
  });
});

test.describe('a comparison and the application', () => {
  test('keeps its content when React takes the page over', async ({page, complaints}) => {
    await new DocsPage(page).open(LIMITS);
    await expect(page.getByRole('heading', {name: 'SQL service'})).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('gets its content when the application opens it', async ({page}) => {
    const docs = new DocsPage(page);
    await docs.open('/v1/limits/');
    await docs.banner.getByRole('link', {name: 'see what changed on it'}).click();
    await expect(page.getByRole('heading', {name: 'SQL service'})).toBeVisible();
  });
});

test('the keyboard goes from change to change by links', async ({page}) => {
  // The focus scrolls to the link; sliding, it would hold up the way to the heading.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await new DocsPage(page).openDocument(TRIGGERS);
  const next = page.getByRole('link', {name: 'Next change'}).first();
  const target = (await next.getAttribute('href')) ?? '';
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
  await expect(page.locator(`h2${target}`)).toBeInViewport();
});

for (const [width, order] of [
  [390, 'above'],
  [1440, 'beside'],
] as const) {
  test(`at ${width} px the older text is ${order} the newer, and nothing scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await new DocsPage(page).openDocument(TRIGGERS);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const pair = page.locator('.changes-pair:not([class*="changes-pair--"])').first();
    const [older, newer] = await Promise.all([0, 1].map((at) => pair.locator('.changes-side').nth(at).boundingBox()));
    if (!older || !newer) throw new Error('a side is not shown');
    if (order === 'above') expect(older.y + older.height).toBeLessThanOrEqual(newer.y);
    else expect(older.x + older.width).toBeLessThanOrEqual(newer.x);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [LIST, LIMITS, TRIGGERS]) {
    test(`${path} has no violation in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await new DocsPage(page).openDocument(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test.describe('on paper', () => {
  test('the marks and both texts are printed', async ({page}) => {
    await new DocsPage(page).openDocument(LIMITS);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.changes-side del').first()).toBeVisible();
    await expect(page.locator('.changes-side ins').first()).toBeVisible();
    await expect(page.locator('.changes-figures')).toBeVisible();
  });
});
