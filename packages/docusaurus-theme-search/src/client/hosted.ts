/** Client of the hosted index. Normalizes records of `search:push` and of DocSearch's crawler. */
import {liteClient, type LiteClient, type SearchQuery} from 'algoliasearch/lite';
import {countPages, escapeHtml, type SearchResponse, type SearchHit} from '../engine/response';
import {LEVELS, type Level} from '../engine/records';
import {isOwnAddress} from './addresses';
import type {SearchParams} from './createEngineClient';
import type {HostedSearch} from './createFailover';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {LATEST, type SearchSettings} from './settings';

/** A record of hosted search. The crawler creates one for each heading, and more with the type `content`. */
type HostedHit = {
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly content?: string | null;
  readonly url: string;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, {readonly value: string} | undefined>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
};

/** Settings of the client. */
export type HostedSettings = Pick<SearchSettings, 'base' | 'siteUrl' | 'locale' | 'versions'> & {
  readonly hosted: ThemeConfigAlgolia;
};

const MARK = /&lt;(\/?)mark&gt;/g;
const RETRIEVED = ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'];
/** Characters of a word and the space after it, on average. */
const WORD_LENGTH = 5.5;
/** Tag of pages that don't belong to a docs instance. */
const DEFAULT_TAG = 'default';

/** Escapes everything except `<mark>`, because the text of a record may contain tags. */
export function escapeHtmlExceptMarks(html: string): string {
  const plain = html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return escapeHtml(plain).replace(MARK, '<$1mark>');
}

/**
 * Converts a record's URL to a link on this site; `null` if it's external and the site doesn't allow it. The page may
 * be on a different host than the indexed one, such as a preview.
 */
export function getSiteAddress(url: string, {base, siteUrl, hosted}: HostedSettings): string | null {
  if (!URL.canParse(url, siteUrl)) return null;
  const {protocol, host, href, pathname, search, hash} = new URL(url, siteUrl);
  if (!/^https?:$/.test(protocol)) return null;
  if (hosted.externalUrlRegex && new RegExp(hosted.externalUrlRegex).test(href)) return href;
  if (host !== new URL(siteUrl).host && host !== globalThis.location?.host) return null;
  const {from, to} = hosted.replaceSearchResultPathname ?? {};
  const path = from === undefined || to === undefined ? pathname : pathname.replaceAll(new RegExp(from, 'g'), to);
  const address = path + search + hash;
  return path.startsWith(base) && isOwnAddress(address) ? address : null;
}

/** Validates a field, because a record may contain anything. */
const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parseHit(hit: HostedHit | null, settings: HostedSettings): SearchHit | null {
  const url = getSiteAddress(toTextOrNull(hit?.url) ?? 'none:', settings);
  const [levels, marked] = [hit?.hierarchy, hit?._highlightResult?.hierarchy];
  const level = LEVELS.findLast((name) => toTextOrNull(levels?.[name])) ?? 'lvl1';
  const title = toTextOrNull(levels?.[level]);
  if (url === null || !title) return null;
  // The crawler adds an anchor to pages as well, but not every page has it.
  const isPage = LEVELS.indexOf(level) < 2;
  const [pageUrl = ''] = url.split('#');
  return {
    url: isPage ? pageUrl : url,
    pageUrl,
    pageTitle: toTextOrNull(levels?.lvl1) ?? '',
    place: toTextOrNull(levels?.lvl0) ?? '',
    heading: isPage ? null : title,
    titleHtml: escapeHtmlExceptMarks(toTextOrNull(marked?.[level]?.value) ?? title),
    snippetHtml: escapeHtmlExceptMarks(
      toTextOrNull(hit?._snippetResult?.content?.value) ?? toTextOrNull(hit?.content) ?? '',
    ),
  };
}

/** Facet filters in the site's settings: all must match, and one in each inner array. */
type FacetFilters = readonly (string | readonly string[])[];

const parseFilters = (given: unknown): FacetFilters =>
  typeof given === 'string' ? [given] : Array.isArray(given) ? (given as FacetFilters) : [];

/** Returns the tags for a version: the selected version of its docs instance, and the latest versions of all others. */
function getTags({versions}: HostedSettings, key: string): string[] {
  const chosen = key === LATEST ? undefined : versions.find((version) => version.key === key);
  const latest = versions.filter((version) => version.key === LATEST && version.instance !== chosen?.instance);
  return [DEFAULT_TAG, ...[...latest, ...(chosen ? [chosen] : [])].map(({tag}) => tag)];
}

/**
 * Creates the facet filters for a query: those in the settings, with the searched version in `version:…`, and for
 * contextual search, the locale and the tags of the version.
 */
export function createFilters(version: string, settings: HostedSettings): FacetFilters {
  const {contextualSearch, searchParameters} = settings.hosted;
  const isVersion = (filter: string): boolean => settings.versions.some(({key}) => filter === `version:${key}`);
  const own = parseFilters(searchParameters?.facetFilters).map((filter) =>
    typeof filter === 'string' && isVersion(filter) ? `version:${version}` : filter,
  );
  if (!contextualSearch) return own;
  const tags = getTags(settings, version).map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${settings.locale}`, tags, ...own];
}

function createQuery({query, version, limit, snippetLength}: SearchParams, settings: HostedSettings): SearchQuery {
  const {indexName, searchParameters} = settings.hosted;
  return {
    hitsPerPage: limit,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [`content:${Math.round(snippetLength / WORD_LENGTH)}`],
    attributesToHighlight: ['hierarchy'],
    snippetEllipsisText: '…',
    ...searchParameters,
    indexName,
    query,
    facetFilters: createFilters(version, settings) as string[],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/** Don't retry after a rate limit: embedded search answers immediately. */
const ALGOLIA_OPTIONS = {maxRateLimitRetries: 0};

/** Creates a client that uses the search-only key, and converts its responses. */
export default function createHosted(
  settings: HostedSettings,
  client: Pick<LiteClient, 'searchForHits'> = liteClient(
    settings.hosted.appId,
    settings.hosted.apiKey,
    ALGOLIA_OPTIONS,
  ),
): HostedSearch {
  return async (params): Promise<SearchResponse> => {
    const {results} = await client.searchForHits<HostedHit>({requests: [createQuery(params, settings)]});
    const [result] = results;
    if (!Array.isArray(result?.hits)) throw new Error('hosted search returned no result');
    const found = (result.hits as readonly (HostedHit | null)[]).map((hit) => parseHit(hit, settings));
    // The crawler creates several records for the text of a section.
    const hits = [...new Map(found.flatMap((hit) => (hit ? [[hit.url, hit] as const] : []))).values()];
    // `nbHits` counts sections, so the number of pages is only known if the response contains all of them.
    const hasMore = Number(result.nbHits) > found.length;
    return {hits, pageCount: hasMore ? null : countPages(hits)};
  };
}
