import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {toPagePath} from '../build/pageModes';
import type {HydrateMode, PluginOptions} from '../options';
import {writeHashedFiles} from '../build/extraFiles';
import {renameByContent, subsetFonts} from './assets';
import {takeOutSidebars} from './sidebars';
import {linkStyles, purgeStyles} from './styles';
import {APPLICATION_FILE, isDocument, takeOutScripts} from './waitingScripts';

/**
 * Elements whose end tag the minifier leaves out, and without which simple readers of HTML lose the rest of the page.
 * They know that list items, paragraphs and cells may lack it.
 */
const CLOSED = 'tr, thead, tbody, tfoot, caption, colgroup, option, optgroup, dt, dd';

type Insertion = {readonly at: number; readonly start: number; readonly tag: string};

function findMissing(html: string, isPage: boolean): Insertion[] {
  const $ = load(html, {sourceCodeLocationInfo: true}, isPage);
  const missing = $(CLOSED)
    .toArray()
    .flatMap((element: Element): Insertion[] => {
      const place = element.sourceCodeLocation;
      // Without a start tag there is nothing to close: the browser adds such an element by itself.
      if (!place || !('startTag' in place) || !place.startTag || place.endTag) return [];
      return [{at: place.endOffset, start: place.startOffset, tag: `</${element.tagName}>`}];
    });
  // Where several end at the same place, the innermost comes first.
  return missing.sort((a, b) => a.at - b.at || b.start - a.start);
}

/** What these elements stand in, up to its end tag, which is never left out. */
const HOLDER = /<(table|dl|select|datalist)\b[^]*?<\/\1>/g;

function closeIn(part: string, isPage: boolean): string {
  const missing = findMissing(part, isPage);
  const ends = missing.map(({at, tag}, index) => part.slice(missing[index - 1]?.at ?? 0, at) + tag);
  return ends.join('') + part.slice(missing.at(-1)?.at ?? 0);
}

/**
 * Adds the end tags that programs with a simple parser need, such as those that turn a page into text for an agent.
 * The minifier of Docusaurus leaves out every optional tag and has no setting for it (`minifyHtml.js` in 3.10.2).
 * They compress to next to nothing. Only tables and lists are parsed, or the whole page where one stands in another.
 */
export function closeElements(html: string): string {
  const holders = html.match(HOLDER) ?? [];
  const isNested = holders.some((part) => (part.match(/<(?:table|dl|select|datalist)\b/g) ?? []).length > 1);
  return isNested ? closeIn(html, true) : html.replace(HOLDER, (part) => closeIn(part, false));
}

/** What finishing needs to know of a build. */
type FinishedBuild = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly options: Pick<PluginOptions, 'unusedClasses' | 'unusedStyles' | 'headingFonts'>;
  /** When the application of a page starts, by its address (`toPagePath`). */
  readonly modeOf: (path: string) => HydrateMode;
};

/** Content of every HTML file of a build, by its path below the build folder. */
async function readPages(outDir: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  // A folder can have such a name too: plugin-client-redirects makes `api.html/index.html`.
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const paths = files.map(({parentPath, name}) => join(parentPath, name)).sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(paths.map((path, at) => [relative(outDir, path).replaceAll('\\', '/'), texts[at] ?? '']));
}

/**
 * Makes pages documents: the scripts of the application wait, each page links the sheets of what it shows, and style
 * sheets and fonts lose what no page uses. Files without the document script are of somebody else, and stay as they are.
 */
export async function finishPages({outDir, baseUrl, options, modeOf}: FinishedBuild): Promise<void> {
  const all = await readPages(outDir);
  const sidebars = takeOutSidebars(new Map([...all].filter(([, html]) => isDocument(html))));
  const {pages: files, application} = takeOutScripts(sidebars.pages, baseUrl, (file) => modeOf(toPagePath(file)));
  const pages = [...new Map([...all, ...files]).values()];
  await Promise.all([purgeStyles(outDir, pages, options), options.headingFonts && subsetFonts(outDir, pages)]);
  await writeHashedFiles(outDir, sidebars.files);
  const closed = new Map([...files].map(([file, html]) => [file, closeElements(html)]));
  const linked = await linkStyles(outDir, await renameByContent(outDir, closed, options.headingFonts));
  await Promise.all([...linked].map(([file, html]) => writeFile(join(outDir, file), html)));
  await writeFile(join(outDir, APPLICATION_FILE), JSON.stringify(application));
}
