import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {HTML_PAGES} from '../../config/addresses';
import {listPages} from './listPages';
import type {PageRecord} from './pageRecord';
import {readHeaders} from './readHeaders';

/** The build as every later step reads it. */
export type BuiltSite = {
  readonly outDir: string;
  readonly records: readonly PageRecord[];
  /** HTML of a page as it was built. */
  readonly readPage: (path: string) => Promise<string>;
  /** Number of pages that are not written in full yet. */
  readonly outlines: number;
};

/** File of a page in the build. */
export function pageFile(outDir: string, path: string): string {
  return join(outDir, path.endsWith('.html') ? path : `${path}index.html`);
}

/** With `trailingSlash` the core writes `x.html/index.html`; the page's address is the file `x.html`. */
async function settleHtmlPage(outDir: string, path: string): Promise<void> {
  const folder = join(outDir, path);
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return;
  const waiting = `${folder}.moving`;
  await rename(join(folder, 'index.html'), waiting);
  await rm(folder, {recursive: true});
  await mkdir(dirname(folder), {recursive: true});
  await rename(waiting, folder);
}

async function readSite({outDir, plugins, baseUrl}: Props): Promise<BuiltSite> {
  await Promise.all(HTML_PAGES.map((path) => settleHtmlPage(outDir, path)));
  const readPage = (path: string): Promise<string> => readFile(pageFile(outDir, path), 'utf8');
  const records = await Promise.all(
    listPages(plugins, baseUrl).map(async (page): Promise<PageRecord> => ({
      ...page,
      headers: readHeaders(await readPage(page.path)),
    })),
  );
  await writeFile(join(outDir, 'pages.json'), JSON.stringify(records));
  const outlines = records.filter(({frontmatter}) => frontmatter.outline === true).length;
  return {outDir, records, readPage, outlines};
}

/** Docusaurus loads every plugin with modules of its own, so what they share hangs on the process. */
const shared = globalThis as {millraceBuiltSites?: Map<string, Promise<BuiltSite>>};

/**
 * The finished build of this run: page addresses settled, records made and written once.
 * Docusaurus runs the `postBuild` of all plugins at the same time, so each one that reads
 * pages or records starts by awaiting this.
 */
export function builtSite(props: Props): Promise<BuiltSite> {
  const sites = (shared.millraceBuiltSites ??= new Map());
  const known = sites.get(props.outDir) ?? readSite(props);
  sites.set(props.outDir, known);
  return known;
}
