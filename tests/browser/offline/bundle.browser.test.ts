/** The unpacked bundles, opened from the disk while the network is cut. */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {versions, type Version} from '../../../src/config/versions';
import {createBundle, packBundle} from '../../../tools/offline/bundle/createBundle';
import {readSite} from '../../../tools/offline/readSite';
import {expect, findViolations, listOverflow, test as base} from '../fixtures';

/** Makes the archive of a version from the finished build, and unpacks it below a folder. */
async function unpackBundle(version: Version, folder: string): Promise<void> {
  const archive = packBundle(await createBundle(readSite(resolve('build'), version)), version.id);
  for (const [file, content] of Object.entries(unzipSync(archive))) {
    const path = join(folder, file);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, content);
  }
}

/** The unpacked bundle of a version, opened from the disk. */
class OfflineBundle {
  /** Requests that left the disk. */
  readonly requests: string[] = [];
  readonly heading: Locator;
  readonly searchLink: Locator;
  readonly field: Locator;
  readonly status: Locator;
  readonly results: Locator;

  constructor(
    readonly page: Page,
    readonly folder: string,
  ) {
    page.on('request', (request) => {
      if (!/^(file|data):/.test(request.url())) this.requests.push(request.url());
    });
    this.heading = page.getByRole('heading', {level: 1});
    this.searchLink = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'});
    this.field = page.getByRole('searchbox');
    this.status = page.getByRole('main').getByRole('status');
    this.results = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
  }

  /** Opens a file of the bundle, and waits until the document script has run. */
  async open(file: string): Promise<void> {
    await this.page.goto(`${pathToFileURL(this.folder).href}/${file}`);
    await this.page.waitForFunction(() => document.documentElement.dataset.documentScript !== undefined);
  }

  /** The file of the bundle that is open, with its query and anchor. */
  file(): string {
    return this.page.url().replace(`${pathToFileURL(this.folder).href}/`, '');
  }
}

const [V2, V1] = versions as readonly [Version, Version];

type Fixtures = {readonly v2: OfflineBundle; readonly v1: OfflineBundle};
type WorkerFixtures = {readonly unpacked: string};

const test = base.extend<Fixtures, WorkerFixtures>({
  // Each worker unpacks the bundles once.
  unpacked: [
    async ({browserName}, provide, {project, workerIndex}) => {
      const folder = join(project.outputDir, `${browserName}-bundles-${workerIndex}`);
      for (const version of versions) await unpackBundle(version, folder);
      await provide(folder);
    },
    {scope: 'worker', timeout: 300_000},
  ],
  v2: ({page, unpacked}, provide) => provide(new OfflineBundle(page, join(unpacked, V2.id))),
  v1: ({page, unpacked}, provide) => provide(new OfflineBundle(page, join(unpacked, V1.id))),
});

test.use({offline: true, colorScheme: 'light'});

test('links, menus and the start page lead from file to file', async ({v2, page, complaints}) => {
  await v2.open('index.html');
  await page.getByRole('link', {name: 'Start with the quickstart'}).click();
  await expect(v2.heading).toHaveText('Build your first workflow');
  await page.getByRole('button', {name: 'Reference'}).click();
  await page.getByRole('link', {name: 'Limits', exact: true}).first().click();
  await expect(v2.heading).toHaveText('Limits');
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Memory'}).click();
  expect(v2.file()).toBe('limits/index.html#memory');
  await page.getByRole('link', {name: 'Millrace Docs'}).click();
  await expect(page).toHaveURL(/\/v2\/index\.html$/);
  expect([v2.requests, complaints]).toEqual([[], []]);
});

test('the search finds what the search of the site finds', async ({v2, page, complaints}) => {
  await v2.open('workflows/settings/index.html');
  await page.keyboard.press('Control+k');
  await expect(v2.heading).toHaveText('Search the v2 documentation');
  await expect(v2.field).toBeFocused();
  await v2.field.fill('how long can a workflow run');
  await expect(v2.status).toContainText(/results shown\. Found in \d+ pages\./);
  await v2.results.first().click();
  await expect(v2.heading).toBeVisible();
  expect(v2.file()).toMatch(/index\.html$/);
  await page.goBack();
  await expect(v2.field).toHaveValue('how long can a workflow run');
  await expect(v2.status).toContainText('results shown');
  expect([v2.requests, complaints]).toEqual([[], []]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a page and the search page have no accessibility violation in ${colorScheme} mode`, async ({v2, page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await v2.open('pricing/index.html');
    expect(await findViolations(page)).toEqual([]);
    await v2.open('search.html?q=retry');
    await expect(v2.results.first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

test('code is copied, and tools say where they work', async ({v2, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await v2.open('pricing/index.html');
  const tool = page.getByRole('region', {name: 'Credit calculator'});
  await expect(tool.getByRole('link', {name: 'open it on the website'})).toHaveAttribute('href', /^https:/);
  await expect(tool.getByRole('textbox')).toHaveCount(0);
  await v2.open('workflows/steps/index.html');
  await page.getByRole('button', {name: /Copy/}).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('export default');
  // The page tools would ask the website.
  await expect(page.getByText('Page actions')).toHaveCount(0);
  await expect(page.getByText('Something is missing')).toHaveCount(0);
  expect(v2.requests).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, colorScheme: 'dark'});

  test('the menu leads to the lists below the page, and nothing is cut', async ({v2, page}) => {
    await v2.open('workflows/settings/index.html');
    expect(await listOverflow(page)).toEqual([]);
    await page.getByRole('link', {name: 'Menu', exact: true}).click();
    const list = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(list).toBeInViewport();
    await list.getByRole('link', {name: 'VPC'}).click();
    await expect(page).toHaveURL(/\/v2\/workflows\/vpc\/index\.html$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /dark and light mode/})).toBeVisible();
    await v2.searchLink.click();
    await v2.field.fill('timeout');
    await expect(v2.results.first()).toBeVisible();
    expect(await listOverflow(page)).toEqual([]);
    expect(v2.requests).toEqual([]);
  });
});
