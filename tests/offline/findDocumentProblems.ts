import {load} from 'cheerio';
import {anchorOfPage} from '../../tools/offline/pdf/writeDocument';
import {listChapters, type Chapter, readSidebars} from '../../tools/offline/pdf/listChapters';
import type {Version} from '../../src/config/versions';
import {squeeze} from '../browser/pages/printedPage';
import {readPageHtml, readRecords} from '../builtPages';
import type {PrintedDocument} from './readDocument';

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
export function findDocumentProblems(document: PrintedDocument, version: Version): string[] {
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
    ...(tagged ? [] : ['it has no tags']),
  ];
}
