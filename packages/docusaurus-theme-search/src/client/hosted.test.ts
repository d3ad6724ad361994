import {expect, it} from '@jest/globals';
import type {LiteClient} from 'algoliasearch/lite';
import {makeCrawlerRecords} from '../../tests/algoliaDouble';
import {createPage, getRecords, createSection} from '../../tests/pages';
import type {SearchResponse} from '../engine/response';
import createHosted, {escapeHtmlExceptMarks, createFilters, getSiteAddress, type HostedSettings} from './hosted';

const records = getRecords(
  createPage('/steps/', 'Steps', 'One stage.', createSection('The <b> step', 'Bold & brave.')),
);

const HOSTED: HostedSettings['hosted'] = {
  appId: 'APP',
  apiKey: 'search',
  indexName: 'docs',
  contextualSearch: true,
  searchPagePath: 'search',
};
const SETTINGS: HostedSettings = {
  base: '/docs/',
  siteUrl: 'https://docs.example/docs/',
  locale: 'en',
  versions: [
    {key: 'latest', label: '', path: '/docs/', tag: 'docs-default-current', instance: 'default'},
    {key: 'latest', label: '', path: '/docs/team/', tag: 'docs-team-current', instance: 'team'},
    {key: 'v1', label: '', path: '/docs/v1/', tag: 'docs-default-v1', instance: 'default'},
  ],
  hosted: HOSTED,
};
const withHosted = (hosted: Partial<HostedSettings['hosted']>): HostedSettings => ({
  ...SETTINGS,
  hosted: {...HOSTED, ...hosted},
});

let sent: unknown;
const params = {query: 'step', version: 'latest', limit: 10, perPage: 4, snippetLength: 160} as const;

/** Queries an index that returns these records. */
const ask = (hits: readonly unknown[], settings = SETTINGS, nbHits: unknown = hits.length): Promise<SearchResponse> => {
  const searchForHits = async ({requests}: {requests: unknown}) => {
    sent = requests;
    return {results: [{hits, nbHits}]};
  };
  return createHosted(settings, {searchForHits} as unknown as LiteClient)(params);
};

it('returns sections whose text looks like tags', async () => {
  const {hits} = await ask(records);
  expect(hits).toMatchObject([
    {url: '/docs/steps/', pageUrl: '/docs/steps/', heading: null, titleHtml: 'Steps'},
    {url: '/docs/steps/#the-b-step', pageUrl: '/docs/steps/', titleHtml: 'The &lt;b&gt; step'},
  ]);
  expect(sent).toMatchObject([{query: 'step', hitsPerPage: 10, facetFilters: createFilters('latest', SETTINGS)}]);
});

it('supports a crawler index, and returns each URL once', async () => {
  const {hits} = await ask(makeCrawlerRecords('https://docs.example'));
  const path = '/docs/tutorial-basics/congratulations';
  expect(hits).toMatchObject([
    {url: `${path}#whats-next`, pageUrl: path, heading: 'What’s next', pageTitle: 'Congratulations!'},
    {url: path, pageUrl: path, heading: null, place: 'Tutorial - Basics'},
  ]);
});

it.each([
  ['https://docs.example/docs/a/?b=1#c', '/docs/a/?b=1#c'],
  ['/docs/a/', '/docs/a/'],
  ['https://docs.example/blog/', null],
  ['https://docs.example/docsx/', null],
  ['https://other.example/docs/a/', null],
  ['//other.example/docs/', null],
  ['https://docs.example//other.example/docs/', null],
  ['javascript:alert(1)//docs/', null],
  ['data:text/html,docs', null],
  ['https://docs.example:8443/docs/', null],
  ['https://docs.example/docs/../blog/', null],
  ['https://', null],
])('only accepts URLs of this site: %s', (url, address) => {
  expect(getSiteAddress(url, SETTINGS)).toBe(address);
});

it('only accepts URLs of a site without a base path', () => {
  const root = {...SETTINGS, base: '/', siteUrl: 'https://docs.example/'};
  expect(getSiteAddress('https://docs.example//other.example/', root)).toBeNull();
  expect(getSiteAddress('https://docs.example/\\other.example/', root)).toBeNull();
  expect(getSiteAddress('https://docs.example/a', root)).toBe('/a');
});

it('accepts URLs of allowed sites, and replaces paths', () => {
  const settings = withHosted({
    externalUrlRegex: '^https://blog\\.example/',
    replaceSearchResultPathname: {from: '^/old/', to: '/docs/'},
  });
  expect(getSiteAddress('https://blog.example/a/', settings)).toBe('https://blog.example/a/');
  expect(getSiteAddress('https://docs.example/old/a/#b', settings)).toBe('/docs/a/#b');
  expect(getSiteAddress('javascript:alert("https://blog.example/")', settings)).toBeNull();
});

it.each([
  [{}, 'latest', ['language:en', ['default', 'docs-default-current', 'docs-team-current']]],
  [{}, 'v1', ['language:en', ['default', 'docs-team-current', 'docs-default-v1']]],
  [{contextualSearch: false}, 'v1', []],
  [
    {contextualSearch: false, searchParameters: {facetFilters: ['version:latest', 'type:lvl1']}},
    'v1',
    ['version:v1', 'type:lvl1'],
  ],
  [{contextualSearch: false, searchParameters: {facetFilters: 'version:2.1'}}, 'latest', ['version:2.1']],
  [
    {searchParameters: {facetFilters: [['a:b', 'c:d']]}},
    'latest',
    ['language:en', ['default', 'docs-default-current', 'docs-team-current'], ['a:b', 'c:d']],
  ],
])('uses the filters of %j for %s', (hosted, key, filters) => {
  const tagged = filters.map((filter) =>
    Array.isArray(filter) && !filter[0]?.includes(':') ? filter.map((tag) => `docusaurus_tag:${tag}`) : filter,
  );
  expect(createFilters(key, withHosted(hosted))).toEqual(tagged);
});

it("sends the site's search parameters, except for those that the client sets", async () => {
  const searchParameters = {hitsPerPage: 3, analyticsTags: ['docs'], highlightPreTag: '<b>'};
  await ask([], withHosted({searchParameters}));
  expect(sent).toMatchObject([{...searchParameters, highlightPreTag: '<mark>', indexName: 'docs'}]);
});

it('ignores invalid records', async () => {
  const url = 'https://docs.example/docs/a/';
  const odd = [null, 1, 'x', [], {}, {url}, {url: 1, hierarchy: {}}, {url, hierarchy: {lvl1: {}, lvl2: [1]}}];
  const hit = {...records[0], content: {}, _highlightResult: {hierarchy: {lvl1: {value: 1}}}, _snippetResult: 'x'};
  expect(await ask([...odd, hit], SETTINGS, '<b>')).toMatchObject({
    hits: [{url: '/docs/steps/', titleHtml: 'Steps', snippetHtml: ''}],
    pageCount: 1,
  });
});

it.each([
  ['that of the results, if there are no others', 2, 1],
  ['that of the results, if the index does not count', undefined, 1],
  ['unknown, because the index counts sections', 94, null],
])('returns the number of pages: %s', async (_, nbHits, pageCount) => {
  expect(await ask(records, SETTINGS, nbHits)).toMatchObject({hits: {length: 2}, pageCount});
});

it('only allows <mark> tags of a record', () => {
  expect(escapeHtmlExceptMarks('<mark>a</mark> <img src=x onerror=alert(1)> &lt;mark&gt;')).toBe(
    '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; <mark>',
  );
});
