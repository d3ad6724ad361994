import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {algoliasearch} from 'algoliasearch';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import {startAlgoliaDouble, type AlgoliaDouble} from '../../tests/algoliaDouble';
import {toRecords} from '../engine/records';
import type {HostedRecord} from '../output';
import {pushIndex} from '../pushIndex';
import {reasonOf} from './createFailover';
import {createHostedSearch, keepMarks} from './hostedAnswer';

const records = (version: string, path: string): HostedRecord[] =>
  toRecords(
    {
      path,
      title: 'Steps',
      names: [],
      description: 'About steps.',
      category: 'Workflows',
      rank: 90,
      sections: [
        {level: 1, title: 'Steps', slug: null, text: 'One stage of a workflow.', identifiers: []},
        {level: 2, title: 'The <b> step', slug: 'b-step', text: 'Bold & brave.', identifiers: []},
      ],
    },
    {siteUrl: 'https://docs.example/docs/', codeLanguages: ['python']},
  ).map((record) => ({...record, version, lang: 'en', docusaurus_tag: 'docs-default-current'}));

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
    ask = createHostedSearch(client, {indexName: 'docs', locale: null});
  });
  afterEach(() => double.close());

  const question = {query: 'step', version: 'latest', limit: 10, perPage: 4, snippetLength: 160} as const;

  it('carries the version filter on every request and gives back only that version', async () => {
    const latest = await ask(question);
    const old = await ask({...question, version: 'v1'});
    const queries = double.requests.filter(({path}) => path.endsWith('/queries'));
    const filters = queries.map(({body}) =>
      (body as {requests: {facetFilters: string[]}[]}).requests.map((r) => r.facetFilters),
    );
    expect(filters).toEqual([[['version:latest']], [['version:v1']]]);
    expect(latest.hits.map(({pageUrl, url}) => [pageUrl, url]).slice(0, 2)).toEqual([
      ['/docs/steps/', '/docs/steps/'],
      ['/docs/steps/', '/docs/steps/#b-step'],
    ]);
    expect(old.hits.every(({url}) => url.startsWith('/docs/v1/'))).toBe(true);
  });

  it('asks for the pages of the locale where the index has several', async () => {
    await createHostedSearch(client, {indexName: 'docs', locale: 'de'})(question);
    const {requests} = double.requests.at(-1)?.body as {requests: {facetFilters: string[]}[]};
    expect(requests.map(({facetFilters}) => facetFilters)).toEqual([['version:latest', 'lang:de']]);
  });

  it('prefers the language that the reader chose', async () => {
    const {hits} = await ask({...question, codeLanguage: 'python'});
    expect(hits.map(({pageUrl}) => pageUrl)).toEqual([
      '/docs/code/python/',
      '/docs/code/python/',
      '/docs/steps/',
      '/docs/steps/',
    ]);
  });

  it('lets no tag of a record through but the marks', async () => {
    const {hits} = await ask(question);
    expect(hits[1]?.titleHtml).toBe('The &lt;b&gt; step');
    expect(keepMarks('<mark>a</mark> <img src=x onerror=alert(1)> &lt;mark&gt;')).toBe(
      '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; <mark>',
    );
  });

  it.each([403, 429])('fails as refused on %d', async (status) => {
    double.setMode({kind: 'status', status});
    const error: unknown = await ask(question).catch((reason: unknown) => reason);
    expect(reasonOf(error)).toBe('refused');
  });

  it('fails as unreachable when the connection is cut', async () => {
    double.setMode({kind: 'cut'});
    const error: unknown = await ask(question).catch((reason: unknown) => reason);
    expect(reasonOf(error)).toBe('unreachable');
  });
});
