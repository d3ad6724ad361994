/** Asks the hosted index. Records of `search:push` and of DocSearch's crawler have one form here. */
import {liteClient, type LiteClient, type SearchQuery} from 'algoliasearch/lite';
import {escapeHtml, type SearchAnswer, type SearchHit} from '../engine/answer';
import {LEVELS, type Level} from '../engine/records';
import {isOwnAddress} from './addresses';
import type {Question} from './createEngineClient';
import type {HostedSearch} from './createFailover';
import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {LATEST, type BoxSettings} from './settings';

/** A record as hosted search returns it. The crawler has one for each heading, and further ones of the type `content`. */
type HostedHit = {
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly content?: string | null;
  readonly url: string;
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, {readonly value: string} | undefined>>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
};

/** What asking needs of the settings. */
export type HostedSettings = Pick<BoxSettings, 'base' | 'siteUrl' | 'locale' | 'versions'> & {
  readonly hosted: ThemeConfigAlgolia;
};

const MARK = /&lt;(\/?)mark&gt;/g;
const RETRIEVED = ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'];
const SNIPPET_WORDS = 30;
/** Tag of pages that are not of a docs instance. */
const DEFAULT_TAG = 'default';

/** Escapes everything but the marks: the text of a record may look like tags. */
export function escapeHtmlExceptMarks(html: string): string {
  const plain = html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return escapeHtml(plain).replace(MARK, '<$1mark>');
}

/**
 * The address of a record as a link of this site; `null` where it leads elsewhere and the site allows no such address.
 * The page may be on another host than the one that was indexed, such as a preview.
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

/** The text of a field: whoever wrote the record may have put anything there. */
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

/** Filters of the owner of the site: all have to match, and of a list one. */
type FacetFilters = readonly (string | readonly string[])[];

const parseFilters = (given: unknown): FacetFilters =>
  typeof given === 'string' ? [given] : Array.isArray(given) ? (given as FacetFilters) : [];

/**
 * The tags that belong to a version: those of the latest versions of all docs instances, of which the chosen version
 * takes the place of its own.
 */
function getTags({versions}: HostedSettings, key: string): string[] {
  const chosen = key === LATEST ? undefined : versions.find((version) => version.key === key);
  const latest = versions.filter((version) => version.key === LATEST && version.instance !== chosen?.instance);
  return [DEFAULT_TAG, ...[...latest, ...(chosen ? [chosen] : [])].map(({tag}) => tag)];
}

/**
 * Filters for a question: those of the owner, in which `version:…` stands for the version that is searched, and the
 * locale and the tags of the version where the search follows the page.
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

function toRequest({query, version, limit}: Question, settings: HostedSettings): SearchQuery {
  const {indexName, searchParameters} = settings.hosted;
  return {
    hitsPerPage: limit,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
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

/** A service that refuses because of too many requests is not retried: embedded search answers at once. */
const ALGOLIA_OPTIONS = {maxRateLimitRetries: 0};

/** Starts hosted search with the key that can only search, and converts its answers. */
export default function createHosted(
  settings: HostedSettings,
  client: Pick<LiteClient, 'searchForHits'> = liteClient(
    settings.hosted.appId,
    settings.hosted.apiKey,
    ALGOLIA_OPTIONS,
  ),
): HostedSearch {
  return async (question): Promise<SearchAnswer> => {
    const {results} = await client.searchForHits<HostedHit>({requests: [toRequest(question, settings)]});
    const [result] = results;
    if (!Array.isArray(result?.hits)) throw new Error('hosted search returned no result');
    const found = (result.hits as readonly (HostedHit | null)[]).map((hit) => parseHit(hit, settings));
    // The crawler has several records for the text of a section.
    const hits = [...new Map(found.flatMap((hit) => (hit ? [[hit.url, hit] as const] : []))).values()];
    return {hits, pageCount: hits.length && Math.max(hits.length, Number(result.nbHits) || 0)};
  };
}
