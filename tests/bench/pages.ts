/**
 * `npm run bench`: opens a small and a very large page of this site on a slow phone, follows a link, goes back, and
 * uses the controls that all pages have. With `--pages`, it also measures generated pages with stock Docusaurus and
 * with our themes. With `--indexes`, it also measures the small page with the search index of as many generated pages.
 */
import {existsSync, mkdtempSync} from 'node:fs';
import {copyFile, mkdir, readdir, symlink, writeFile} from 'node:fs/promises';
import {extname, join, resolve} from 'node:path';
import {getIndexFileName, createIndex, getPartFileName, type SearchPage} from 'docusaurus-theme-search/engine';
import {readIndex} from '../search/judge/openBuild';
import {createSyntheticSite} from '../search/scale/syntheticSite';
import {buildGeneratedSite, measureWithOptions} from './build';
import {LOAD_ROWS, measurePage, type LinkedPage, type PageFigures} from './measurePage';
import {measureTouch, TOUCH_ROWS, type Touch, type TouchedPage} from './measureTouch';
import {withServed} from './phone';
import {printTable} from './report';
import {GENERATED_PAGE} from './sites';

/** Path of the search files in a build of this site. */
const SEARCH = 'search-data';
const SITE = {next: '/docs/limits/', title: 'Triggers', word: 'daylight'};
const SMALL = {...SITE, path: '/docs/abuse/'};
/** Has 6,000 elements. */
const LARGE = {...SITE, path: '/docs/components/api/'};

/** This site with the search index of generated pages. */
async function replaceIndex(folder: string, pages: readonly SearchPage[]): Promise<string> {
  const own = resolve('build');
  for (const name of await readdir(own)) if (name !== SEARCH) await symlink(join(own, name), join(folder, name));
  await mkdir(join(folder, SEARCH));
  for (const name of await readdir(join(own, SEARCH)))
    if (extname(name) === '.js') await copyFile(join(own, SEARCH, name), join(folder, SEARCH, name));
  const {version, locale, siteUrl, synonyms} = readIndex('latest').index;
  const site = {version, locale, siteUrl, synonyms};
  const {index, parts} = createIndex(pages, site);
  await writeFile(join(folder, SEARCH, getIndexFileName(version)), JSON.stringify(index));
  for (const [at, part] of parts.entries())
    await writeFile(join(folder, SEARCH, getPartFileName(index, at)), JSON.stringify(part));
  return folder;
}

/** A title of generated pages, and a word that isn't in any title. */
function chooseQueries(pages: readonly SearchPage[]): Pick<TouchedPage, 'title' | 'word'> {
  const titles = new Set(
    pages.flatMap(({sections}) => sections.flatMap((part) => part.title.toLowerCase().split(' '))),
  );
  const words = pages.at(-1)?.sections.flatMap(({text}) => text.split(' ')) ?? [];
  return {title: pages[0]?.title ?? '', word: words.find((word) => !titles.has(word)) ?? ''};
}

if (!existsSync('build/index.html')) throw new Error('No build found in build/. Run npm run build first.');
await measureWithOptions({pages: '', repeat: 3}, async ({counts, kinds, indexes, repeat, root}) => {
  const columns = new Map<string, PageFigures & Touch>();
  const measure = (name: string, folder: string, page: LinkedPage & TouchedPage): Promise<void> =>
    withServed(folder, async (browser, served) => {
      const figures = await measurePage(browser, served, page, repeat);
      columns.set(name, {...figures, ...(await measureTouch(browser, served, page, repeat))});
    });
  await measure('small page', 'build', SMALL);
  await measure('large page', 'build', LARGE);
  for (const count of indexes) {
    const pages = createSyntheticSite(count);
    const folder = await replaceIndex(mkdtempSync(join(root, 'index-')), pages);
    await measure(`index of ${count}`, folder, {...SMALL, ...chooseQueries(pages)});
  }
  for (const count of counts)
    for (const kind of kinds) {
      const page = {...GENERATED_PAGE, ...chooseQueries(createSyntheticSite(count))};
      await measure(`${kind}, ${count}`, await buildGeneratedSite(root, kind, count), page);
    }
  printTable('on a slow phone', columns, {...LOAD_ROWS, ...TOUCH_ROWS});
});
