import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {bundleScript} from 'docusaurus-theme-document-first/bundle';
import {transform} from 'esbuild';
import type {OfflinePage, OfflineSource} from '../readSite';
import {getBundleFile, SEARCH_FILE} from './getBundleFile';
import {preparePage, rewriteLinks, SCRIPT_FILE, STYLE_FILE, type BundleSite} from './preparePage';
import {zipSync, type Zippable} from 'fflate';
import type {CheerioAPI} from 'cheerio';

/** Files of the search page: the index as a script, because browsers can't fetch files from a disk, and the search. */
const INDEX_FILE = 'assets/search-index.js';
const SEARCH_SCRIPT_FILE = 'assets/search.js';

/** Name of the global variable that holds the index. */
const INDEX_GLOBAL = 'millraceSearchIndex';

/** Converts the site's search page to that of the bundle, with the navigation of the version. */
function convertSearchPage($: CheerioAPI, start: CheerioAPI, version: Version): void {
  const navbar = start('nav.navbar').clone();
  navbar.find('.navbar__link--active').removeClass('navbar__link--active').removeAttr('aria-current');
  $('nav.navbar').replaceWith(navbar);
  const title = `Search the ${version.label} documentation`;
  $('title').text(title);
  const main = $('main');
  main.find('h1').text(title);
  // The style sheet shows one of them, depending on whether scripts run.
  for (const name of ['only-with-script', 'only-without-script']) main.find(`.${name}`).removeClass(name);
  for (const file of [INDEX_FILE, SEARCH_SCRIPT_FILE]) $('head').append($('<script defer></script>').attr('src', file));
}

/** Creates a file next to the start page that explains how to use the bundle. */
function createReadme({label, prefix}: Version): string {
  return `Millrace documentation, ${label}

Open index.html in a browser. Nothing has to be installed, and no connection is needed.

- Search: search.html, or Ctrl+K on any page.
- Links marked with an arrow lead to the website and need a connection. So do tools that calculate or send something.
- The latest edition: ${SITE_URL}${BASE_URL}${prefix.slice(1)}
`;
}

/** Content of each file of the bundle, by its path inside. */
export type Bundle = ReadonlyMap<string, string | Buffer>;

const SOURCE = 'tools/offline/browser';
const TRANSLATE = {'@docusaurus/Translate': resolve(SOURCE, 'translate.ts')};
const NO_SCRIPT = 'packages/docusaurus-theme-document-first/src/build/noScript.css';
const SEARCH = 'packages/docusaurus-theme-search/src/client/search.css';

type BundledPage = {readonly file: string; readonly html: string; readonly assets: readonly string[]};

/** Converts a page for the bundle: returns its file, its HTML and the assets that it needs. */
function createBundledPage({record: {path}, html: $}: OfflinePage, file: string, site: BundleSite): BundledPage {
  const assets = preparePage($, path, file);
  rewriteLinks($, path, file, site);
  return {file, html: $.html(), assets};
}

function createBundledPages({pages, searchPage, version}: OfflineSource): BundledPage[] {
  const site = {version, paths: new Set(pages.map(({record}) => record.path))};
  const start = pages.find(({record}) => record.path === version.prefix);
  if (!start) throw new Error(`${version.id} has no page at its address ${version.prefix}`);
  convertSearchPage(searchPage, start.html, version);
  const searching: OfflinePage = {record: {...start.record, path: '/search/'}, html: searchPage};
  return [
    ...pages.map((page) => createBundledPage(page, getBundleFile(page.record.path, version), site)),
    createBundledPage(searching, SEARCH_FILE, site),
  ];
}

const FONT = new RegExp(`url\\(${BASE_URL}([^)]+\\.woff2)\\)`, 'g');

/**
 * Returns a file of the site. Fonts are inlined in their style sheets, because browsers don't load them from other
 * files on a disk.
 */
function readAsset(file: string, readFile: OfflineSource['readFile']): string | Buffer {
  const content = readFile(file);
  if (!file.endsWith('.css')) return content;
  const embedFont = (font: string): string => `url(data:font/woff2;base64,${readFile(font).toString('base64')})`;
  return content.toString().replace(FONT, (_, font: string) => embedFont(font));
}

/** Converts the theme's navigation module to a script, because browsers don't load modules from a disk. */
async function createNavigationScript({searchPage, readFile}: OfflineSource): Promise<string> {
  const address = searchPage('[data-menu]').attr('data-module') ?? '';
  const module = readFile(address.slice(BASE_URL.length)).toString();
  const {code} = await transform(module, {format: 'iife', globalName: 'navigation', minify: true});
  return `${code}document.querySelectorAll('[data-menu],[data-when-quiet]').forEach(navigation.default);`;
}

async function createOwnFiles(source: OfflineSource): Promise<[string, string][]> {
  const {index, version} = source;
  const styles = [NO_SCRIPT, SEARCH, `${SOURCE}/offline.css`].map((file) => readFileSync(file, 'utf8'));
  return [
    [STYLE_FILE, styles.join('')],
    [SCRIPT_FILE, (await bundleScript([`./${SOURCE}/shortcut.ts`])) + (await createNavigationScript(source))],
    [SEARCH_SCRIPT_FILE, await bundleScript([`./${SOURCE}/search.ts`], {alias: TRANSLATE})],
    [INDEX_FILE, `globalThis.${INDEX_GLOBAL}=${JSON.stringify(index)};`],
    ['README.txt', createReadme(version)],
  ];
}

/** Creates the bundle of a version: its pages, and all files that they need to be opened from the disk. */
export async function createBundle(source: OfflineSource): Promise<Bundle> {
  // Pages contain the module's name until they're converted.
  const own = await createOwnFiles(source);
  const pages = createBundledPages(source);
  const assets = [...new Set(pages.flatMap(({assets}) => assets))];
  const files: [string, string | Buffer][] = [
    ...pages.map(({file, html}): [string, string] => [file, html]),
    ...assets.map((file): [string, string | Buffer] => [file, readAsset(file, source.readFile)]),
    ...own,
  ];
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The earliest date that an archive supports. A fixed date makes archives reproducible. */
const DATE = new Date(1980, 0, 1);

/** Packs a bundle as an archive with a single top-level folder. */
export function packBundle(bundle: Bundle, folder: string): Uint8Array {
  const encoder = new TextEncoder();
  const files: Zippable = {};
  for (const [file, content] of bundle)
    files[`${folder}/${file}`] = typeof content === 'string' ? encoder.encode(content) : new Uint8Array(content);
  return zipSync(files, {level: 9, mtime: DATE});
}
