import {createRequire} from 'node:module';
import {describe, expect, it} from '@jest/globals';
import {liteClient} from 'algoliasearch/lite';
import {getAlgoliaOrigins, getAlgoliaConfig, getSearchPagePath, validateThemeConfig} from './algolia';

const require = createRequire(import.meta.url);
const {normalizeThemeConfig: validate} = require('@docusaurus/utils-validation') as {
  normalizeThemeConfig: Context['validate'];
};
const {validateThemeConfig: validateAlgolia} = require('@docusaurus/theme-search-algolia') as {
  validateThemeConfig: typeof validateThemeConfig;
};

const GIVEN = {appId: 'APP', apiKey: 'search-only', indexName: 'docs'};

type Context = Parameters<typeof validateThemeConfig>[0];
const check = (themeConfig: object): object => validateThemeConfig({themeConfig, validate} as unknown as Context);

describe('themeConfig.algolia', () => {
  it('is completed with the defaults of Docusaurus', () => {
    const algolia = getAlgoliaConfig(check({algolia: GIVEN, navbar: {title: 'A'}}));
    expect(algolia).toMatchObject({...GIVEN, contextualSearch: true, searchParameters: {}});
    expect(getSearchPagePath(algolia, 'find')).toBe('search');
  });

  it.each([
    [{...GIVEN, apiKey: undefined}, '"algolia.apiKey" is required'],
    [{...GIVEN, searchParameters: {facetFilters: [1]}}, '"algolia.searchParameters.facetFilters'],
  ])('is refused as Docusaurus does: %j', (algolia, message) => {
    expect(() => check({algolia})).toThrow(message);
  });

  it('is not needed', () => {
    expect(check({navbar: {}})).toEqual({navbar: {}});
    expect(getAlgoliaConfig({})).toBeUndefined();
    expect([getSearchPagePath(undefined, 'find'), getSearchPagePath(undefined, false)]).toEqual(['find', null]);
  });

  it.each(['/old.docs/', '/a+b/'])('replaces %j in addresses once, whether its own theme is there or not', (from) => {
    const themeConfig = {algolia: {...GIVEN, replaceSearchResultPathname: {from, to: '/docs/'}}};
    const first = validateAlgolia({themeConfig, validate} as unknown as Context);
    for (const checked of [check(themeConfig), check(first)]) {
      const pattern = getAlgoliaConfig(checked)?.replaceSearchResultPathname?.from ?? '';
      expect(`${from}page`.replace(new RegExp(pattern), '/docs/')).toBe('/docs/page');
      expect('/oldXdocs/'.replace(new RegExp(pattern), '')).toBe('/oldXdocs/');
    }
  });

  it.each([
    ['/find/', 'find'],
    ['de/suche', 'de/suche'],
    [false, null],
    [null, null],
    ['/', null],
  ])('places the search page: %j', (searchPagePath, path) => {
    expect(getSearchPagePath({...GIVEN, searchPagePath} as Parameters<typeof getSearchPagePath>[0], 'search')).toBe(
      path,
    );
  });
});

it('names the hosts that the client of hosted search asks, for a content-security policy', () => {
  const hosts = liteClient('testapp', 'key').transporter.hosts.map(({protocol, url}) => `${protocol}://${url}`);
  expect([...getAlgoliaOrigins({appId: 'TESTAPP'})].sort()).toEqual([...hosts].sort());
});
