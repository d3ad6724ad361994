/** The PDFs that `npm run offline` made, read back. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {extractText, getDocumentProxy} from 'unpdf';
import {OFFLINE_FOLDER, offlineFilesOf} from '../../src/config/offlineFiles';
import {versions, type Version} from '../../src/config/versions';
import {anchorOfPage, listChapters, readSidebars, type Chapter} from '../../tools/offline/pdf/writeDocument';
import {readPageHtml, readRecords, squeeze} from '../builtPages';

/** A PDF as it was read back. */
type PrintedDocument = {
  /** Text of each sheet. */
  readonly text: readonly string[];
  /** Titles of the outline from top to bottom, those below an entry right after it. */
  readonly outline: readonly string[];
  /** Places that links inside the document lead to, and whether each one exists. */
  readonly places: ReadonlyMap<string, boolean>;
  /** Addresses of the links that leave the document. */
  readonly addresses: readonly string[];
  /** Whether it says what is a heading, a list or a table, for screen readers. */
  readonly tagged: boolean;
};

type Outline = readonly {readonly title: string; readonly items: Outline}[];

const listTitles = (entries: Outline): string[] =>
  entries.flatMap(({title, items}) => [title.trim(), ...listTitles(items)]);

/** A link as the library describes it: `url` is missing where an address is not absolute. */
type LinkAnnotation = {readonly dest?: unknown; readonly url?: string; readonly unsafeUrl?: string};

/** Reads a PDF back: its text, outline and links. */
async function readDocument(pdf: Uint8Array): Promise<PrintedDocument> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = await document.getDestinations();
  const links: LinkAnnotation[] = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const annotations = await (await document.getPage(sheet)).getAnnotations();
    links.push(...(annotations as readonly LinkAnnotation[]));
  }
  const addresses = links.flatMap(({url, unsafeUrl}) => url ?? unsafeUrl ?? []);
  const inside = links.filter(({url, unsafeUrl}) => (url ?? unsafeUrl) === undefined).map(({dest}) => String(dest));
  const {text} = await extractText(document, {mergePages: false});
  const marks = (await document.getMarkInfo()) as {readonly Marked?: boolean} | null;
  return {
    text,
    outline: listTitles(((await document.getOutline()) ?? []) as Outline),
    places: new Map(inside.map((place) => [place, place in destinations])),
    addresses: [...new Set(addresses)],
    tagged: marks?.Marked === true,
  };
}

const ABSOLUTE = /^(https:\/\/|mailto:)/;
/** What only the machine that made the document knows. */
const OF_THE_BUILD = /^https?:\/\/(localhost|127\.|\[::1\])|^file:/;

const flatten = (chapters: readonly Chapter[]): Chapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flatten(chapter.children)]);

/** The expected titles that do not follow in an outline, in which other titles may come between. */
function findMissing(expected: readonly string[], outline: readonly string[]): string[] {
  let from = 0;
  return expected.filter((title) => {
    const at = outline.indexOf(title, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

const headingOf = (path: string): string => load(readPageHtml(path))('h1').first().text().trim();

/** The last words of a built page, as a print has them: it writes addresses between the parts of a paragraph. */
function lastWords(path: string): string {
  const $ = load(readPageHtml(path));
  const parts = $('.theme-doc-markdown p').last().contents().toArray();
  return parts.map((part) => squeeze($(part).text())).findLast((part) => part.length > 10) ?? '';
}

/**
 * Lists what the document of a version lacks: sheets, entries of the outline in reading order, places that its links
 * lead to, links to each page, absolute addresses, the end of its last page, tags.
 */
function findDocumentProblems(document: PrintedDocument, version: Version): string[] {
  const records = readRecords().filter((record) => record.version === version.id);
  const chapters = flatten(listChapters(records, readSidebars(version)));
  const pages = chapters.flatMap(({page}) => page ?? []);
  const {text, outline, places, addresses, tagged} = document;
  const titles = chapters.map(({page, label}) => (page ? headingOf(page.path) : label));
  const last = pages.at(-1);
  const end = last && lastWords(last.path);
  const whole = squeeze(text.join(''));
  // Each page begins on a sheet of its own, after the title and the contents.
  const fewest = pages.length + 2;
  return [
    ...(text.length < fewest ? [`${text.length} sheets for ${pages.length} pages`] : []),
    ...findMissing(titles, outline).map((title) => `not in the outline: ${title}`),
    ...pages.filter(({path}) => !places.get(anchorOfPage(path))).map(({path}) => `no link leads to ${path}`),
    ...[...places].filter(([, exists]) => !exists).map(([place]) => `leads nowhere: ${place}`),
    ...addresses.filter((url) => !ABSOLUTE.test(url) || OF_THE_BUILD.test(url)).map((url) => `not on the web: ${url}`),
    ...(end && whole.includes(end) ? [] : [`the end of ${last?.path ?? 'the pages'} is missing`]),
    ...(whole.includes(process.cwd()) ? [`it names ${process.cwd()}`] : []),
    ...(whole.includes('Copycode') ? ['it has buttons'] : []),
    ...(text[0]?.includes('The latest edition is at') ? [] : ['it does not say where the latest edition is']),
    ...(tagged ? [] : ['it has no tags']),
  ];
}

it.each(versions)('the document of $id is whole', async (version) => {
  const pdf = readFileSync(join('build', OFFLINE_FOLDER, offlineFilesOf(version).document));
  expect(findDocumentProblems(await readDocument(pdf), version)).toEqual([]);
});

it('a document that lacks something is found', () => {
  const places = new Map([['x', false]]);
  const broken = {text: ['Copy code'], outline: [], places, addresses: ['file:///a'], tagged: false};
  const problems = findDocumentProblems(broken, versions[1]).join('\n');
  const words = 'sheets for|not in the outline|no link leads|the end of|buttons|latest edition|no tags';
  for (const problem of words.split('|')) expect(problems).toContain(problem);
  expect(problems).toContain('leads nowhere: x\n');
  expect(problems).toContain('not on the web: file:///a\n');
});
