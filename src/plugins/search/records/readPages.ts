import {versionById} from '../../../config/versions';
import type {BuiltPage, PageRecord} from 'docusaurus-plugin-built-site';
import {categoryOf} from './categories';
import {readSections} from './readSections';
import type {SearchPage, Section} from './section';

/** Ids of sections that only link to other pages: their words belong to those pages. */
const LINK_SECTIONS: ReadonlySet<string | null> = new Set(['where-to-go-next', 'next', 'next-steps', 'related-pages']);

/** A page of the site with its sections, as search reads it. */
export function withSections(page: Omit<PageRecord, 'headers'>, sections: readonly Section[]): SearchPage {
  const {path, title, description} = page;
  return {
    path,
    title,
    description,
    category: categoryOf(path),
    version: versionById(page.version).facet,
    sections,
  };
}

/** Reads a page from its record and its article. */
export function toSearchPage({record, article}: BuiltPage): SearchPage {
  const sections = readSections(article(), record.title).filter(({slug}) => !LINK_SECTIONS.has(slug));
  return withSections(record, sections);
}

/** Whether search finds a page: not if it is unlisted, or holds what another page has (`search: false`). */
export function isSearchable({unlisted, frontmatter}: Pick<PageRecord, 'unlisted' | 'frontmatter'>): boolean {
  return !unlisted && frontmatter.search !== false;
}

/** Reads every page of the build that can be found. */
export function readPages(pages: readonly BuiltPage[]): SearchPage[] {
  return pages.filter(({record}) => isSearchable(record)).map(toSearchPage);
}
