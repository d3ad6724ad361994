import type {LiteClient, SearchQuery} from 'algoliasearch/lite';
import {versionFilter} from '../../../config/versions';
import {escapeHtml} from '../../../markdown/escapeHtml';
import {toHit, type HitRecord} from '../engine/toHit';
import type {SearchAnswer, SearchHit} from '../engine/types';
import {headingOf} from '../records/searchRecord';
import type {AskHosted} from './createFailover';
import type {Question} from './protocol';

/** A record as hosted search returns it. */
type HostedHit = HitRecord & {
  readonly content: string;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, {readonly value: string} | undefined>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
};

/** What is used of Algolia's lite client. */
export type HostedClient = Pick<LiteClient, 'searchForHits'>;

const MARK = /&lt;(\/?)mark&gt;/g;
const RETRIEVED = ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'];
const SNIPPET_WORDS = 25;

/** Escapes everything but the marks: the text of a record may look like tags. */
export function keepMarks(html: string): string {
  const plain = html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return escapeHtml(plain).replace(MARK, '<$1mark>');
}

function readHit(hit: HostedHit): SearchHit {
  const title = hit._highlightResult?.hierarchy?.[hit.type]?.value ?? headingOf(hit);
  return toHit(hit, keepMarks(title), keepMarks(hit._snippetResult?.content?.value ?? hit.content));
}

/** The request for a question; each one carries the version filter. */
function toRequest({query, version, limit, language}: Question, indexName: string): SearchQuery {
  return {
    indexName,
    query,
    facetFilters: [versionFilter(version)],
    // Among records that match as many words, those about the language that the reader chose come first.
    ...(language && {optionalFilters: [`code_language:${language}`]}),
    hitsPerPage: limit,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    attributesToHighlight: ['hierarchy'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}

/** Asks hosted search through an Algolia client, and converts its answer. */
export function createHostedSearch(client: HostedClient, indexName: string): AskHosted {
  return async (question): Promise<SearchAnswer> => {
    const {results} = await client.searchForHits<HostedHit>({requests: [toRequest(question, indexName)]});
    const [result] = results;
    if (!Array.isArray(result?.hits)) throw new Error('hosted search returned no result');
    const hits = result.hits as readonly HostedHit[];
    return {hits: hits.map(readHit), pageCount: result.nbHits ?? hits.length, suggestions: []};
  };
}
