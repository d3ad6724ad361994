import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {algoliasearch} from 'algoliasearch';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {fillAsCrawler, startAlgoliaDouble, type AlgoliaDouble} from '../../tests/algoliaDouble';
import {page, recordsOf, section} from '../../tests/pages';
import type {HostedRecord} from '../engine/records';
import {pushIndex} from '../pushIndex';
import {createHostedSearch, keepMarks, makeFilters, readAddress, type HostedSettings} from './hosted';

const records = (version: string, path: string): HostedRecord[] =>
  recordsOf(page(path, 'Steps', 'One stage of a workflow.', section('The <b> step', 'Bold & brave.')), version);

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

describe('hosted search', () => {
  let double: AlgoliaDouble;
  let client: LiteClient;
  let ask: ReturnType<typeof createHostedSearch>;

  beforeEach(async () => {
    double = await startAlgoliaDouble();
    const hosts = [{url: `127.0.0.1:${double.port}`, accept: 'readWrite' as const, protocol: 'http' as const}];
    const all = [
      ...records('latest', '/steps/'),
      ...records('v1', '/v1/steps/'),
      ...records('latest', '/code/python/'),
    ];
    await pushIndex(algoliasearch('APP', 'admin', {hosts}), 'docs', all, {locales: ['en'], synonyms: []});
    client = liteClient('APP', 'search', {hosts});
    ask = createHostedSearch(client, SETTINGS);
  });
  afterEach(() => double.close());

  const question = {query: 'step', version: 'latest', limit: 10, perPage: 4, snippetLength: 160} as const;

  it('asks for the version that is searched, and gives back only that', async () => {
    const latest = await ask(question);
    const old = await ask({...question, version: 'v1'});
    expect(latest.hits.map(({pageUrl, url}) => [pageUrl, url]).slice(0, 2)).toEqual([
      ['/docs/steps/', '/docs/steps/'],
      ['/docs/steps/', '/docs/steps/#the-b-step'],
    ]);
    expect(latest.hits.some(({url}) => url.startsWith('/docs/v1/'))).toBe(false);
    expect(old.hits.map(({url}) => url.startsWith('/docs/v1/'))).toEqual([true, true]);
  });

  it('answers from an index of the crawler in the same form, and gives each address once', async () => {
    double.open('docs').objects.clear();
    fillAsCrawler(double, 'docs', 'https://docs.example');
    const {hits} = await ask({...question, query: 'congratulations'});
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
  ])('takes addresses only if they are this site’s own: %s', (url, address) => {
    expect(readAddress(url, SETTINGS)).toBe(address);
  });

  it('takes none that leads off a site without a base path', () => {
    const root = {...SETTINGS, base: '/', siteUrl: 'https://docs.example/'};
    expect(readAddress('https://docs.example//other.example/', root)).toBeNull();
    expect(readAddress('https://docs.example/\\other.example/', root)).toBeNull();
    expect(readAddress('https://docs.example/a', root)).toBe('/a');
  });

  it('takes addresses of other sites that the owner allows, and replaces paths', () => {
    const settings = withHosted({
      externalUrlRegex: '^https://blog\\.example/',
      replaceSearchResultPathname: {from: '^/old/', to: '/docs/'},
    });
    expect(readAddress('https://blog.example/a/', settings)).toBe('https://blog.example/a/');
    expect(readAddress('https://docs.example/old/a/#b', settings)).toBe('/docs/a/#b');
    expect(readAddress('javascript:alert("https://blog.example/")', settings)).toBeNull();
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
  ])('filters as %j says, for %s', (hosted, key, filters) => {
    const tagged = filters.map((filter) =>
      Array.isArray(filter) && !filter[0]?.includes(':') ? filter.map((tag) => `docusaurus_tag:${tag}`) : filter,
    );
    expect(makeFilters(key, withHosted(hosted))).toEqual(tagged);
  });

  it('sends the further parameters of the owner, and its own where they must be', async () => {
    const searchParameters = {hitsPerPage: 3, analyticsTags: ['docs'], highlightPreTag: '<b>'};
    await createHostedSearch(client, withHosted({searchParameters}))(question);
    const {requests} = double.requests.at(-1)?.body as {requests: Record<string, unknown>[]};
    expect(requests[0]).toMatchObject({
      hitsPerPage: 3,
      analyticsTags: ['docs'],
      highlightPreTag: '<mark>',
      indexName: 'docs',
    });
  });

  it('leaves out what is no record, and shows the others', async () => {
    const [right] = records('latest', '/steps/');
    const url = 'https://docs.example/docs/a/';
    const odd = [null, 1, 'x', [], {}, {url}, {url: 1, hierarchy: {}}, {url, hierarchy: {lvl1: {}, lvl2: [1]}}];
    const hit = {...right, content: {}, _highlightResult: {hierarchy: {lvl1: {value: 1}}}, _snippetResult: 'x'};
    const searchForHits = async () => ({results: [{hits: [...odd, hit], nbHits: '<b>'}]});
    const answer = await createHostedSearch({searchForHits} as unknown as LiteClient, SETTINGS)(question);
    expect(answer).toMatchObject({hits: [{url: '/docs/steps/', titleHtml: 'Steps', snippetHtml: ''}], pageCount: 1});
  });

  it('lets no tag of a record through but the marks', async () => {
    const {hits} = await ask(question);
    expect(hits[1]?.titleHtml).toBe('The &lt;b&gt; step');
    expect(keepMarks('<mark>a</mark> <img src=x onerror=alert(1)> &lt;mark&gt;')).toBe(
      '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; <mark>',
    );
  });
});
