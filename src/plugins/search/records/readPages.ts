import type {BuiltSite, PageRecord} from '../../page-records';
import {categoryOf} from './categories';
import {readSections} from './readSections';
import type {SearchPage} from './section';

/** Sections that only lead to other pages: their words belong to those pages. */
const SIGNPOSTS: ReadonlySet<string | null> = new Set(['where-to-go-next', 'next', 'next-steps', 'related-pages']);

/** The page as search reads it, from its record and its built HTML. */
export function toSearchPage(record: PageRecord, html: string): SearchPage {
  return {
    path: record.path,
    title: record.title,
    description: record.description,
    category: categoryOf(record.path),
    version: record.version === 'v2' ? 'latest' : 'v1',
    sections: readSections(html, record.title).filter(({slug}) => !SIGNPOSTS.has(slug)),
  };
}

/** Reads every page of the build that may be found: unlisted pages stay out. */
export function readPages({records, readPage}: Pick<BuiltSite, 'records' | 'readPage'>): Promise<SearchPage[]> {
  const listed = records.filter(({unlisted}) => !unlisted);
  return Promise.all(listed.map(async (record) => toSearchPage(record, await readPage(record.path))));
}
