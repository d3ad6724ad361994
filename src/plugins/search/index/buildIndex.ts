import {createHash} from 'node:crypto';
import {addressWords} from '../text/addressWords';
import {rankPage} from '../records/searchRecord';
import type {SearchPage, SearchVersion} from '../records/section';
import type {IndexLimits} from '../options';
import {collectPostings, keepBest} from './collectPostings';
import {cutFiles, type CutFile} from './cutFiles';
import {FORMAT, plainSlug, type CoreFile, type HeadingRow, type PageRow, type Shards} from './format';

/** The files of an index by name, and the name of the first of them. */
export type BuiltIndex = {
  readonly core: string;
  readonly files: ReadonlyMap<string, string>;
  /** Bytes of dictionary and postings. */
  readonly secondTier: number;
};

/** A term with the number of sections that hold it, and its postings as they are written. */
type Term = {readonly term: string; readonly count: number; readonly packed: readonly number[]};

/** Digits of a posting and the comma behind it, about. */
const BYTES_OF_POSTING = 3.5;

/** Name that changes with the content. */
export function nameFile(kind: string, content: string, extension = 'json'): string {
  return `${kind}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`;
}

/** Puts the distance from the section before in place of each section. */
function toDistances(postings: readonly number[]): number[] {
  let before = 0;
  return postings.map((posting) => {
    const section = posting >>> 4;
    const packed = posting - before * 16;
    before = section;
    return packed;
  });
}

function listTerms(pages: readonly SearchPage[], most: number): Term[] {
  const sections = pages.flatMap(({path, sections: all, description}) =>
    all.map(({level, title, text, identifiers}) => ({
      heading: level === 1 ? `${title} ${addressWords(path)}` : title,
      text: level === 1 ? `${description} ${description} ${text}` : text,
      identifiers,
    })),
  );
  return [...collectPostings(sections)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, all]) => ({term, count: all.length, packed: toDistances(keepBest(all, most))}));
}

function toHeadingRows({sections}: SearchPage): HeadingRow[] {
  return sections
    .slice(1)
    .map(({level, title, slug}): HeadingRow => [level, title, slug === plainSlug(title) ? 0 : (slug ?? 0)]);
}

function toPageRow({path, title, sections, description}: SearchPage, length: number): PageRow {
  return [path, title, rankPage(path), sections.length, description.slice(0, length)];
}

/** Writes the pieces of a list and tells where each begins. */
function shard<T>(
  files: Map<string, string>,
  kind: string,
  cut: readonly CutFile<T>[],
  toContent: (file: CutFile<T>) => object,
  startOf: (file: CutFile<T>) => string | number = ({first}) => first,
): Shards {
  const names = cut.map((file) => {
    const content = JSON.stringify(toContent(file));
    const name = nameFile(kind, content);
    files.set(name, content);
    return name;
  });
  return {starts: cut.map(startOf), files: names};
}

function bytesOf(files: ReadonlyMap<string, string>): number {
  return [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
}

/** Builds the embedded index of one version. */
export function buildIndex(all: readonly SearchPage[], version: SearchVersion, limits: IndexLimits): BuiltIndex {
  const pages = all.filter((page) => page.version === version);
  const terms = listTerms(pages, limits.postingsOfTerm);
  const headings = pages.map(toHeadingRows);
  const inline = headings.flat().length <= limits.inlineHeadings;
  const files = new Map<string, string>();
  const dictionary = shard(
    files,
    `${version}-words`,
    cutFiles(
      terms,
      () => 1,
      limits.dictionaryFile,
      ({term}, before) => term[0] !== before.term[0],
    ),
    ({first, items}) => ({
      first,
      terms: items.map(({term}) => term).join('\n'),
      counts: items.map(({count}) => count),
    }),
    ({items}) => items[0]?.term.charAt(0) ?? '',
  );
  const postings = shard(
    files,
    `${version}-places`,
    cutFiles(terms, ({packed}) => packed.length * BYTES_OF_POSTING, limits.postingsFile),
    ({first, items}) => ({first, lists: items.map(({packed}) => packed)}),
  );
  const secondTier = bytesOf(files);
  const contents = shard(
    files,
    `${version}-text`,
    cutFiles(
      pages.map((page, index) => ({page, headings: headings[index] ?? []})),
      ({page}) => page.sections.reduce((sum, {text}) => sum + text.length, 0),
      limits.contentsFile,
    ),
    ({first, items}) => ({
      first,
      texts: items.map(({page}) => page.sections.map(({text}) => text)),
      ...(inline ? {} : {headings: items.map((item) => item.headings)}),
    }),
  );
  const core: CoreFile = {
    format: FORMAT,
    version,
    pages: pages.map((page) => toPageRow(page, inline ? limits.descriptionLength : 0)),
    headings: inline ? headings.flat() : null,
    dictionary,
    postings,
    contents,
    prefetch: bytesOf(files) <= limits.prefetch,
  };
  const content = JSON.stringify(core);
  const name = nameFile(`${version}-titles`, content);
  files.set(name, content);
  return {core: name, files, secondTier};
}
