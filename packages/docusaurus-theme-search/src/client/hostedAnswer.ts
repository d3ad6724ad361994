import type {LiteClient, SearchQuery} from 'algoliasearch/lite';
import {escapeHtml, toHit, type HitRecord, type SearchAnswer, type SearchHit} from '../engine/answer';
import {headingOf} from '../engine/records';
import type {Question} from './createEngineClient';
import type {AskHosted} from './createFailover';

/** A record as hosted search returns it. */
type HostedHit = HitRecord & {
  readonly content: string;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, {readonly value: string} | undefined>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
};

/** What is used of Algolia's lite client. */
type HostedClient = Pick<LiteClient, 'searchForHits'>;

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

/** Where to ask: the index and, where it has pages of several locales, that of the reader. */
type HostedPlace = {readonly indexName: string; readonly locale: string | null};

/** The request for a question; each one carries the version filter. */
function toRequest({query, version, limit, codeLanguage}: Question, {indexName, locale}: HostedPlace): SearchQuery {
  return {
    indexName,
    query,
    facetFilters: [`version:${version}`, ...(locale === null ? [] : [`lang:${locale}`])],
    // Among records that match as many words, those about the language that the reader chose come first.
    ...(codeLanguage && {optionalFilters: [`code_language:${codeLanguage}`]}),
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
export function createHostedSearch(client: HostedClient, place: HostedPlace): AskHosted {
  return async (question): Promise<SearchAnswer> => {
    const {results} = await client.searchForHits<HostedHit>({requests: [toRequest(question, place)]});
    const [result] = results;
    if (!Array.isArray(result?.hits)) throw new Error('hosted search returned no result');
    const hits = result.hits as readonly HostedHit[];
    return {hits: hits.map(readHit), pageCount: result.nbHits ?? hits.length, suggestions: []};
  };
}
