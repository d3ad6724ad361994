import MiniSearch from 'minisearch';
import {headingOf, pageTitleOf, type SearchRecord} from '../records/searchRecord';
import {addressWords} from '../text/addressWords';
import {UNINDEXED} from '../text/stopwords';
import {tokenise} from '../text/tokenise';
import {FIELD_BOOSTS} from './weights';

type Field = keyof typeof FIELD_BOOSTS;

/** The index of one version, and its records by their id. */
export type SearchIndex = {
  readonly minisearch: MiniSearch<SearchRecord>;
  readonly records: ReadonlyMap<string, SearchRecord>;
};

/** The fields that are searched for a single letter. */
export const TITLE_FIELDS: readonly Field[] = ['title', 'heading'];

function isPage({anchor}: SearchRecord): boolean {
  return anchor === null;
}

/** Text of each field; MiniSearch leaves `undefined` out of the average length of a field. */
const FIELD_TEXT: Readonly<Record<Field, (record: SearchRecord) => string | undefined>> = {
  title: (record) => (isPage(record) ? `${pageTitleOf(record)} ${addressWords(record.url_without_anchor)}` : undefined),
  heading: (record) => (isPage(record) ? undefined : headingOf(record)),
  page: (record) => (isPage(record) ? undefined : pageTitleOf(record)),
  code: ({code}) => (code.length > 0 ? code.join(' ') : undefined),
  content: ({content}) => content,
};

/** Indexes records with MiniSearch, with the tokeniser, the stems and the identifiers of this site. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const minisearch = new MiniSearch<SearchRecord>({
    idField: 'objectID',
    fields: Object.keys(FIELD_TEXT),
    // MiniSearch accepts a missing field; its type does not say so.
    extractField: (record, name) =>
      (name in FIELD_TEXT ? FIELD_TEXT[name as Field](record) : record.objectID) as string,
    tokenize: (text) => tokenise(text).map(({term}) => term),
    processTerm: (term) => (UNINDEXED.has(term) ? null : term),
    searchOptions: {
      // Queries arrive as terms: see `expandQuery`.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: {...FIELD_BOOSTS},
      bm25: {k: 1.2, b: 0.6, d: 0.5},
      weights: {prefix: 0.7, fuzzy: 0.6},
    },
  });
  minisearch.addAll(records);
  return {minisearch, records: new Map(records.map((record) => [record.objectID, record]))};
}
