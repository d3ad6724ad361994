import {load, type CheerioAPI} from 'cheerio';
import type {ListedPage} from './listPages';
import {pageFile} from './pageFile';
import type {PageRecord} from './pageRecord';
import {readHeaders} from './readHeaders';

/** One page of the built site. */
export type BuiltPage = {
  readonly record: PageRecord;
  /** A copy of the page's article that the caller may change; it is copied, not parsed again. */
  readonly article: () => CheerioAPI;
};

/** The built site as every consumer reads it. */
export type BuiltSite = {
  readonly pages: readonly BuiltPage[];
  readonly records: readonly PageRecord[];
  /** Every HTML file of the build by its path, parsed: the pages, and files such as `404.html`. */
  readonly documents: ReadonlyMap<string, CheerioAPI>;
};

function copyArticle($: CheerioAPI): CheerioAPI {
  return load($('article').first().clone().toArray(), null, false);
}

/**
 * Reads the built site: each HTML file is parsed here, once.
 *
 * @param listed the pages that Docusaurus made
 * @param html content of every HTML file by its path below the build folder
 * @throws when a page has no file, naming both
 */
export function loadBuiltSite(listed: readonly ListedPage[], html: ReadonlyMap<string, string>): BuiltSite {
  const documents = new Map([...html].map(([file, text]) => [file, load(text)]));
  const pages = listed.map((page): BuiltPage => {
    const $ = documents.get(pageFile(page.path));
    if (!$) throw new Error(`${page.relativePath}: the build has no file ${pageFile(page.path)} for ${page.path}`);
    return {record: {...page, headers: readHeaders($)}, article: () => copyArticle($)};
  });
  return {
    pages,
    documents,
    records: pages.map(({record}) => record),
  };
}
