/**
 * `npm run bench -- touch [--pages=100,1000] [--indexes=5000] [--sites=stock,themes] [--repeat=5] [--keep=FOLDER]`:
 * touches the controls that every page has, on a slow phone with an empty cache, on this site as it is built and on made
 * pages with stock Docusaurus and with our themes. With `--indexes`, this site is measured with the search index of as
 * many made pages too: what they weigh is seen without their build. With `--keep`, builds of made sites stay in a folder
 * and are used again.
 */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {copyFile, mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {extname, join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findFullBrowser} from '../browser/findBrowser';
import {build} from '../scale/measure';
import {serve, SERVED_SWITCHES} from '../scale/serve';
import {isKind, KINDS, makeSite, OPENED, type Kind} from '../scale/sites';
import {getIndexFileName, makeIndex, getPartFileName, type SearchPage} from 'docusaurus-theme-search/engine';
import {readIndex} from '../search/judge/openBuild';
import {createSyntheticSite} from '../search/scale/syntheticSite';
import {measureTouch, type Touch, type TouchedPage} from './measureTouch';

const LINES: readonly (readonly [label: string, name: keyof Touch, digits: number])[] = [
  ['menu of a phone, ms', 'drawer', 0],
  ['category when quiet, ms', 'category', 0],
  ['category at once, ms', 'categoryAtOnce', 0],
  ['search box, ms', 'search', 0],
  ['title found, ms', 'found', 0],
  ['until it is found, kB', 'searched', 1],
  ['word of a body found, ms', 'inBody', 0],
  ['script before it, kB', 'script', 1],
  ['all before it, kB', 'load', 1],
];

/** Where the files of search are in a build of this site. */
const SEARCH = 'search-data';
const SITE = {path: '/docs/limits/'};
const SITE_PAGE = 'build/limits/index.html';

const {values} = parseArgs({
  args: process.argv.slice(3),
  options: {
    pages: {type: 'string', default: '100,1000'},
    indexes: {type: 'string', default: '5000'},
    sites: {type: 'string', default: 'stock,themes'},
    repeat: {type: 'string', default: '5'},
    keep: {type: 'string'},
  },
});
const repeat = Number(values.repeat);
const toCounts = (list: string): number[] => list.split(',').filter(Boolean).map(Number);
const counts = toCounts(values.pages);
const kinds = values.sites.split(',').filter(isKind);

async function measure(browser: Browser, folder: string, page: TouchedPage): Promise<Touch> {
  const served = await serve(folder);
  try {
    return await measureTouch(browser, served, page, repeat);
  } finally {
    served.close();
  }
}

async function buildMade(root: string, kind: Kind, count: number): Promise<string> {
  const folder = join(root, `${kind}-${count}`);
  if (existsSync(join(folder, 'build/index.html'))) return join(folder, 'build');
  await makeSite(folder, kind, count);
  build(folder);
  return join(folder, 'build');
}

/** This site with the search index of made pages in place of its own. */
async function withIndexOf(folder: string, pages: readonly SearchPage[]): Promise<string> {
  const own = resolve('build');
  for (const name of await readdir(own)) if (name !== SEARCH) await symlink(join(own, name), join(folder, name));
  await mkdir(join(folder, SEARCH));
  for (const name of await readdir(join(own, SEARCH)))
    if (extname(name) === '.js') await copyFile(join(own, SEARCH, name), join(folder, SEARCH, name));
  const {version, locale, siteUrl, synonyms} = readIndex('latest').index;
  const site = {version, locale, siteUrl, synonyms};
  const {index, parts} = makeIndex(pages, site);
  await writeFile(join(folder, SEARCH, getIndexFileName(version)), JSON.stringify(index));
  for (const [at, part] of parts.entries())
    await writeFile(join(folder, SEARCH, getPartFileName(index, at)), JSON.stringify(part));
  return folder;
}

/** A title of made pages, and a word that stands in none of their titles. */
function chooseQueries(pages: readonly SearchPage[]): Pick<TouchedPage, 'title' | 'word'> {
  const titles = new Set(
    pages.flatMap(({sections}) => sections.flatMap((part) => part.title.toLowerCase().split(' '))),
  );
  const words = pages.at(-1)?.sections.flatMap(({text}) => text.split(' ')) ?? [];
  return {title: pages[0]?.title ?? '', word: words.find((word) => !titles.has(word)) ?? ''};
}

const root = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'touch-'));
const browser = await chromium.launch({executablePath: findFullBrowser(), args: SERVED_SWITCHES});
const columns = new Map<string, Touch>();
try {
  if (existsSync(SITE_PAGE))
    columns.set('this site', await measure(browser, 'build', {...SITE, title: 'Triggers', word: 'daylight'}));
  for (const count of existsSync(SITE_PAGE) ? toCounts(values.indexes) : []) {
    const pages = createSyntheticSite(count);
    const folder = await withIndexOf(mkdtempSync(join(root, 'index-')), pages);
    columns.set(`index of ${count}`, await measure(browser, folder, {...SITE, ...chooseQueries(pages)}));
  }
  for (const count of counts)
    for (const kind of kinds) {
      const folder = await buildMade(root, kind, count);
      const page = {path: `/docs/${OPENED}/`, ...chooseQueries(createSyntheticSite(count))};
      columns.set(`${kind}, ${count}`, await measure(browser, folder, page));
    }
} finally {
  await browser.close();
  if (!values.keep) rmSync(root, {recursive: true, force: true});
}
for (const kind of kinds) console.log(`${kind.padEnd(10)}${KINDS[kind]}`);
const printRow = (label: string, cells: readonly string[]): void =>
  console.log(label.padEnd(26) + cells.map((cell) => cell.padStart(18)).join(''));
printRow('', [...columns.keys()]);
for (const [label, name, digits] of LINES)
  printRow(
    label,
    [...columns.values()].map((touch) => (Number.isNaN(touch[name]) ? '–' : touch[name].toFixed(digits))),
  );
