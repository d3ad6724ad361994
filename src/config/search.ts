import type {SearchOptions} from 'docusaurus-theme-search';
import {readAlgolia} from './environment';
import {searchCategories} from './searchCategories';
import {searchSynonyms} from './searchSynonyms';
import {LANGUAGE_GROUP, tabLanguages} from './tabLanguages';

const algolia = readAlgolia();

/** Hosts that hosted search sends requests to; see "Retry strategy" in Algolia's API clients documentation. */
export function listAlgoliaOrigins(appId: string | null): readonly string[] {
  if (appId === null) return [];
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  ];
}

/** Options of search, for the theme and for the files that are made of the built pages. */
export const search = {
  hosted: algolia && {appId: algolia.appId, apiKey: algolia.searchKey, indexName: algolia.index},
  // Readers of v1 look for what they will migrate to; v1 is one press away.
  startVersion: 'latest',
  // Keeps the index below 1.17 kB of brotli for each page.
  sectionLength: 236,
  // Chosen with the judged searches (`npm test -- search`).
  boosts: {content: 1.1, heading: 2.9},
  weights: {furtherSections: 0.4},
  // The built-site plugin reads the pages, once for all.
  standalone: false,
  categories: searchCategories,
  synonyms: searchSynonyms,
  codePatterns: [/\bmillrace (?:[a-z]+ ?){1,2}/g],
  ignoredElements: ['.code-block__header', '.run-badge', '.diagram'],
  // They only link to other pages: their words belong to those pages.
  ignoredSections: ['where-to-go-next', 'next', 'next-steps', 'related-pages'],
  codeLanguages: {group: LANGUAGE_GROUP, values: Object.keys(tabLanguages)},
  examples: ['webhook signature', 'cron', 'data stores', 'rate limits'],
  startingPoints: [
    {to: '/guides/', label: 'the guides'},
    {to: '/workflows/', label: 'workflows'},
    {to: '/code/', label: 'code steps'},
    {to: '/api/rest/', label: 'the REST API'},
    {to: '/limits/', label: 'limits'},
    {to: '/troubleshooting/', label: 'troubleshooting'},
  ],
  storageKey: 'millrace.search',
} satisfies Partial<SearchOptions>;
