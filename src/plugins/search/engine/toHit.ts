import {headingOf, pageTitleOf, type SearchRecord} from '../records/searchRecord';
import type {SearchHit} from './types';

/** What a hit needs of its record. */
export type HitRecord = Pick<SearchRecord, 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy'>;

/** Address of a record without its origin, so that results stay on the host that serves them. */
function toAddress(url: string): string {
  const {pathname, hash} = new URL(url, 'https://site.invalid');
  return pathname + hash;
}

/** Turns a record into a hit, with its heading and a snippet as HTML in which the matches are marked. */
export function toHit(record: HitRecord, titleHtml: string, snippetHtml: string): SearchHit {
  return {
    url: toAddress(record.url),
    pageUrl: toAddress(record.url_without_anchor),
    pageTitle: pageTitleOf(record),
    heading: record.anchor === null ? null : headingOf(record),
    titleHtml,
    snippetHtml,
  };
}
