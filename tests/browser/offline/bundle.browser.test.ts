/** The unpacked bundles, opened from the disk without a network connection. */
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {latestVersion, type Version} from '../../../src/config/versions';
import {createBundle, packBundle} from '../../../tools/offline/bundle/createBundle';
import {readSite} from '../../../tools/offline/readSite';
import {writeFileWithFolder} from '../../../tools/writeFileWithFolder';
import {expect, findViolations, findOverflow, test as base} from '../fixtures';
import {PagePart} from '../pages/pagePart';

/** Creates the archive of a version from the finished build, and unpacks it in a folder. */
async function unpackBundle(version: Version, folder: string): Promise<void> {
  const archive = packBundle(await createBundle(readSite(resolve('build'), version)), version.id);
  for (const [file, content] of Object.entries(unzipSync(archive))) writeFileWithFolder(join(folder, file), content);
}

/** The unpacked bundle of a version, opened from the disk. */
class OfflineBundle extends PagePart {
  readonly requests: string[] = [];
  readonly heading = this.page.getByRole('heading', {level: 1});
  readonly searchLink = this.page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'});
  readonly field = this.page.getByRole('searchbox');
  readonly status = this.page.getByRole('main').getByRole('status');
  readonly results = this.page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');

  constructor(
    page: Page,
    readonly folder: string,
  ) {
    super(page);
    page.on('request', (request) => {
      if (!/^(file|data):/.test(request.url())) this.requests.push(request.url());
    });
  }

  /** Opens a file of the bundle, and waits until the document script has run. */
  async open(file: string): Promise<void> {
    await this.page.goto(`${pathToFileURL(this.folder).href}/${file}`);
    await this.page.waitForFunction(() => document.documentElement.dataset.documentScript !== undefined);
  }

  /** The open file of the bundle, with its query and anchor. */
  file(): string {
    return this.page.url().replace(`${pathToFileURL(this.folder).href}/`, '');
  }
}

type Fixtures = {readonly bundle: OfflineBundle};
type WorkerFixtures = {readonly unpacked: string};

const test = base.extend<Fixtures, WorkerFixtures>({
  // Each worker unpacks the bundles once.
  unpacked: [
    async ({browserName}, provide, {project, workerIndex}) => {
      const folder = join(project.outputDir, `${browserName}-bundles-${workerIndex}`);
      await unpackBundle(latestVersion, folder);
      await provide(folder);
    },
    {scope: 'worker', timeout: 300_000},
  ],
  bundle: ({page, unpacked}, provide) => provide(new OfflineBundle(page, join(unpacked, latestVersion.id))),
});

test.use({offline: true, colorScheme: 'light'});

test('links and menus work between files', async ({bundle, page, complaints}) => {
  await bundle.open('index.html');
  await page.getByRole('link', {name: 'Start with the quickstart'}).click();
  await expect(bundle.heading).toHaveText('Build your first workflow');
  await page.getByRole('button', {name: 'Reference'}).click();
  await page.getByRole('link', {name: 'Limits', exact: true}).first().click();
  await expect(bundle.heading).toHaveText('Limits');
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Memory'}).click();
  expect(bundle.file()).toBe('limits/index.html#memory');
  await page.getByRole('link', {name: 'Millrace Docs'}).click();
  await expect.poll(() => bundle.file()).toBe('index.html');
  expect([bundle.requests, complaints]).toEqual([[], []]);
});

test('the search returns results and restores the query when going back', async ({bundle, page, complaints}) => {
  await bundle.open('workflows/settings/index.html');
  await page.keyboard.press('Control+k');
  await expect(bundle.heading).toHaveText(`Search the ${latestVersion.label} documentation`);
  await expect(bundle.field).toBeFocused();
  await bundle.field.fill('how long can a workflow run');
  const found = /^Found in \d+ pages\.|^\d+ pages? ha(?:s|ve) all of your words\./;
  await expect(bundle.status).toContainText(found);
  await bundle.results.first().click();
  await expect(bundle.heading).toBeVisible();
  expect(bundle.file()).toMatch(/index\.html$/);
  await page.goBack();
  await expect(bundle.field).toHaveValue('how long can a workflow run');
  await expect(bundle.status).toContainText(found);
  expect([bundle.requests, complaints]).toEqual([[], []]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages have no accessibility violations in ${colorScheme} mode`, async ({bundle, page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await bundle.open('pricing/index.html');
    expect(await findViolations(page)).toEqual([]);
    await bundle.open('search.html?q=retry');
    await expect(bundle.results.first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

test('copies code, and tools link to the website', async ({bundle, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bundle.open('pricing/index.html');
  const tool = page.getByRole('region', {name: 'Credit calculator'});
  await expect(tool.getByRole('link', {name: 'open it on the website'})).toHaveAttribute('href', /^https:/);
  await expect(tool.getByRole('textbox')).toHaveCount(0);
  await bundle.open('workflows/steps/index.html');
  await page.getByRole('button', {name: /Copy/}).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('export default');
  // The page tools would request files from the website.
  await expect(page.getByText('Page actions')).toHaveCount(0);
  await expect(page.getByText('Something is missing')).toHaveCount(0);
  expect(bundle.requests).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, colorScheme: 'dark'});

  test('the menu leads to the lists below the page, without overflow', async ({bundle, page}) => {
    await bundle.open('workflows/settings/index.html');
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('link', {name: 'Menu', exact: true}).click();
    const list = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(list).toBeInViewport();
    await list.getByRole('link', {name: 'VPC'}).click();
    await expect.poll(() => bundle.file()).toBe('workflows/vpc/index.html');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /dark and light mode/})).toBeVisible();
    await bundle.searchLink.click();
    await bundle.field.fill('timeout');
    await expect(bundle.results.first()).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    expect(bundle.requests).toEqual([]);
  });
});
