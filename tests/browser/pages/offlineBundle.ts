import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import type {Version} from '../../../src/config/versions';
import {makeBundle, packBundle} from '../../../tools/offline/bundle/makeBundle';
import {readSite} from '../../../tools/offline/readSite';

/** Makes the archive of a version from the finished build, and unpacks it below a folder. */
export async function unpackBundle(version: Version, folder: string): Promise<void> {
  const archive = packBundle(await makeBundle(readSite(resolve('build'), version)), version.id);
  for (const [file, content] of Object.entries(unzipSync(archive))) {
    const path = join(folder, file);
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, content);
  }
}

/** The unpacked bundle of a version, opened from the disk. */
export class OfflineBundle {
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
