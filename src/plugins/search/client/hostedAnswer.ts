import type {SearchAnswer, SearchHit} from '../engine/result';
import {versionFilter} from '../facets';
import {escapeHtml} from '../text/normalise';
import type {AskHosted} from './createFailover';
import type {Question} from './protocol';

/** A hit of hosted search, as far as it is read here. */
export type HostedHit = {
  readonly url: string;
  readonly anchor?: string | null;
  readonly type: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly content?: string | null;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, {readonly value: string} | undefined>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
};

/** One request of the `queries` endpoint. */
export type HostedRequest = Readonly<Record<string, unknown>> & {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly string[];
};

/** What is used of Algolia's lite client. */
export type HostedClient = {
  readonly search: (params: {
    readonly requests: readonly HostedRequest[];
  }) => Promise<{readonly results: readonly unknown[]}>;
};

const MARK = /&lt;(\/?)mark&gt;/g;
const RETRIEVED = ['hierarchy', 'content', 'anchor', 'url', 'type'];
const SNIPPET_WORDS = 25;

/** Escapes everything but the marks: records hold text, and text may look like tags. */
export function keepMarks(html: string): string {
  const plain = html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return escapeHtml(plain).replace(MARK, '<$1mark>');
}

function toHit(hit: HostedHit, base: string): SearchHit {
  const {pathname, hash} = new URL(hit.url, 'https://site.invalid');
  const level = hit.type === 'content' || hit.type === 'lvl0' ? 'lvl1' : hit.type;
  const heading = hit.hierarchy[level] ?? hit.hierarchy.lvl1 ?? '';
  return {
    path: `/${pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)}`,
    anchor: hash ? decodeURIComponent(hash.slice(1)) : null,
    pageTitle: hit.hierarchy.lvl1 ?? heading,
    heading,
    headingHtml: keepMarks(hit._highlightResult?.hierarchy?.[level]?.value ?? heading),
    snippetHtml: keepMarks(hit._snippetResult?.content?.value ?? hit.content ?? ''),
  };
}

/** The request for a question; the version filter is part of every one. */
export function toHostedRequest({query, version, limit}: Question, indexName: string): HostedRequest {
  return {
    indexName,
    query,
    facetFilters: [versionFilter(version)],
    hitsPerPage: limit,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    attributesToHighlight: ['hierarchy'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}

type HostedResult = {readonly hits: readonly HostedHit[]; readonly nbHits?: number};

function isResult(result: unknown): result is HostedResult {
  return typeof result === 'object' && result !== null && 'hits' in result && Array.isArray(result.hits);
}

/**
 * Asks hosted search through an Algolia client.
 *
 * @param base base path of the site, with its slashes
 */
export function createHostedSearch(client: HostedClient, indexName: string, base: string): AskHosted {
  return async (question): Promise<SearchAnswer> => {
    const {results} = await client.search({requests: [toHostedRequest(question, indexName)]});
    const [result] = results;
    if (!isResult(result)) throw new Error('hosted search gave no result');
    const hits = result.hits.map((hit) => toHit(hit, base));
    return {hits, pages: result.nbHits ?? hits.length, suggestions: [], depth: 'full'};
  };
}
