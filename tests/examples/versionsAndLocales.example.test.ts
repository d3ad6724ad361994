import {cp, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {getChangedFiles} from '../build/getChangedFiles';
import {
  buildSite,
  commitAll,
  DOCUMENT_SCRIPT,
  installPackages,
  getApplicationScripts,
  createFolder,
  openSite,
  removeFolder,
  runProgram,
  type OpenSite,
} from './site';

const EXAMPLE = 'examples/versions-and-locales';
const PACKAGES = [
  'docusaurus-theme-document-first',
  'docusaurus-theme-search',
  'docusaurus-plugin-built-site',
  'docusaurus-plugin-page-history',
];

/**
 * Files that depend on pages of the latest version: lists, records, search data, and the application's files. The
 * bundler's cache can also change names of variables in a runtime, even for other languages.
 */
const ABOUT_PAGES =
  /^(?:(?:de\/)?(?:assets\/js\/|application\.json)|pages\.json|sitemap\.xml|llms[\w-]*\.txt|search[\w./-]*|\.server\/)/;

/** Commits the site's pages, and a later change of one of them. */
async function createHistory(folder: string): Promise<void> {
  await runProgram(folder, 'git', 'init', '--quiet');
  await runProgram(folder, 'git', 'add', '.');
  await commitAll(folder, '2026-01-05', 'Write the pages');
  const page = join(folder, 'docs/retries.md');
  await writeFile(page, `${await readFile(page, 'utf8')}\n## Bury a job\n\nA job that is buried never runs again.\n`);
  await commitAll(folder, '2026-02-09', 'Explain how to bury a job');
}

describe('a site with three versions and two locales', () => {
  let folder = '';
  let site: OpenSite;
  const read = (file: string): Promise<string> => readFile(join(folder, 'build', file), 'utf8');

  beforeAll(async () => {
    folder = await createFolder('versions-and-locales');
    await cp(EXAMPLE, folder, {recursive: true});
    await createHistory(folder);
    await installPackages(folder, PACKAGES);
    // Docusaurus would stop the build if a link or anchor were broken.
    await buildSite(folder);
    site = await openSite(folder, '/lantern/');
  });

  afterAll(async () => {
    await site?.close();
    await removeFolder(folder);
  });

  it('has typed options', async () => {
    expect(await runProgram(folder, process.execPath, 'node_modules/typescript/bin/tsc')).toBe('');
    const config = join(folder, 'docusaurus.config.ts');
    const source = await readFile(config, 'utf8');
    await writeFile(config, source.replace("speculationRules: 'prefetch'", 'speculationRules: 3'));
    await expect(runProgram(folder, process.execPath, 'node_modules/typescript/bin/tsc')).rejects.toThrow(
      /docusaurus\.config\.ts.*'number' is not assignable to type/,
    );
    await writeFile(config, source);
  });

  it.each([
    ['/lantern/retries', 'en', 'Retries', '3.0'],
    ['/lantern/2/queues', 'en', 'Priority queues', '2.4'],
    ['/lantern/1/install', 'en', 'Install Lantern 1', '1.9'],
    ['/lantern/de/retries', 'de', 'Wiederholungen', '3.0'],
    ['/lantern/de/2/queues', 'de', 'Schlangen mit Vorrang', '2.4'],
    ['/lantern/de/1/install', 'de', 'Lantern 1 installieren', '1.9'],
  ])('shows %s in its language and version', async (path, language, title, version) => {
    await site.visit(path);
    expect(await site.page.locator('html').getAttribute('lang')).toBe(language);
    expect(await site.page.locator('h1').textContent()).toBe(title);
    expect(await site.page.locator('.navbar').textContent()).toContain(version);
    expect(site.scripts[0]).toMatch(DOCUMENT_SCRIPT);
    expect(getApplicationScripts(site.scripts)).toEqual([]);
  });

  it.each([
    ['/lantern/retries', 'jitter', 'Retries'],
    ['/lantern/2/queues', 'broker', 'Install Lantern 2'],
    ['/lantern/1/', 'polling', 'Lantern 1'],
    ['/lantern/de/limits', 'gescheitert', 'Wiederholungen'],
    ['/lantern/de/2/', 'Vermittler', 'Lantern 2 installieren'],
    ['/lantern/de/1/', 'fragt', 'Lantern 1'],
  ])('finds results on %s for %s in %s', async (path, query, title) => {
    await site.visit(path);
    await site.page.keyboard.press('Control+k');
    await site.page.getByRole('combobox').fill(query);
    await site.page.getByRole('listbox').filter({hasText: title}).waitFor();
    const start = path.slice(0, path.lastIndexOf('/') + 1);
    const links = await site.page
      .getByRole('option')
      .evaluateAll((options) =>
        options.map((option) => option.querySelector('a')?.getAttribute('href') ?? option.getAttribute('href')),
      );
    for (const link of links) expect(link).toMatch(new RegExp(`^${start}(?!\\d/|de/)`));
  });

  it('creates Markdown of every page, and an index of each version and language', async () => {
    expect(await read('retries.md')).toContain('has some jitter');
    expect(await read('de/retries.md')).toContain('etwas gestreut');
    expect(await read('2/queues.md')).toContain('highest priority');
    expect(await read('llms.txt')).toContain('https://lantern.example/lantern/retries.md');
    expect(await read('de/llms.txt')).toContain('https://lantern.example/lantern/de/retries.md');
    expect(await read('2/llms.txt')).not.toContain('/lantern/retries.md');
    expect(JSON.parse(await read('de/pages.json'))).toHaveLength(12);
  });

  it('lists changes and creates feeds in the language of the pages', async () => {
    expect(await read('changes/atom.xml')).toContain('New section: Bury a job');
    expect(await read('de/changes/atom.xml')).toContain('Neue Seite');
    expect(await read('changes/2/atom.xml')).toContain('https://lantern.example/lantern/2/queues');
    await site.visit('/lantern/changes');
    expect(await site.page.locator('article').textContent()).toContain('Bury a job');
    await site.visit('/lantern/de/changes');
    expect(await site.page.getByRole('link', {name: 'Anleitungen'}).count()).toBeGreaterThan(0);
  });

  it("uses the site's colours", async () => {
    await site.visit('/lantern/retries');
    const getStyle = (selector: string, property: string): Promise<string> =>
      site.page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await getStyle('details', 'border-radius')).toBe('0px');
    expect(await getStyle('.menu__link--active', 'color')).toBe('rgb(122, 75, 0)');
  });

  it('logs no errors', () => {
    expect(site.problems).toEqual([]);
  });

  it('is reproducible in a different folder without caches', async () => {
    await site.close();
    const other = `${folder}-moved`;
    await rename(folder, other);
    folder = other;
    await rm(join(folder, '.docusaurus'), {recursive: true});
    await rm(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
    await buildSite(folder, '--out-dir', 'again');
    expect(getChangedFiles(join(folder, 'build'), join(folder, 'again'))).toEqual([]);
  });

  it('only changes files about a page after editing it', async () => {
    const page = join(folder, 'docs/limits.md');
    await writeFile(page, `${await readFile(page, 'utf8')}\nOne more sentence.\n`);
    await buildSite(folder, '--out-dir', 'edited');
    const files = getChangedFiles(join(folder, 'build'), join(folder, 'edited'));
    const pages = files.filter((file) => /\.(?:html|md)$/.test(file));
    expect(pages).toEqual(['limits.md', 'limits/index.html']);
    const others = files.filter((file) => !pages.includes(file));
    expect(others.filter((file) => !ABOUT_PAGES.test(file))).toEqual([]);
  });
});
