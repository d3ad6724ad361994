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
  it('has the defaults of Docusaurus', () => {
    const algolia = getAlgoliaConfig(check({algolia: GIVEN, navbar: {title: 'A'}}));
    expect(algolia).toMatchObject({...GIVEN, contextualSearch: true, searchParameters: {}});
    expect(getSearchPagePath(algolia, 'find')).toBe('search');
  });

  it.each([
    [{...GIVEN, apiKey: undefined}, '"algolia.apiKey" is required'],
    [{...GIVEN, searchParameters: {facetFilters: [1]}}, '"algolia.searchParameters.facetFilters'],
  ])('is validated like in Docusaurus: %j', (algolia, message) => {
    expect(() => check({algolia})).toThrow(message);
  });

  it('is optional', () => {
    expect(check({navbar: {}})).toEqual({navbar: {}});
    expect(getAlgoliaConfig({})).toBeUndefined();
    expect([getSearchPagePath(undefined, 'find'), getSearchPagePath(undefined, false)]).toEqual(['find', null]);
  });

  it.each(['/old.docs/', '/a+b/'])('replaces %j in URLs once, with and without theme-search-algolia', (from) => {
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
  ])('sets the path of the search page: %j', (searchPagePath, path) => {
    expect(getSearchPagePath({...GIVEN, searchPagePath} as Parameters<typeof getSearchPagePath>[0], 'search')).toBe(
      path,
    );
  });
});

it('lists the hosts of hosted search for the content security policy', () => {
  const hosts = liteClient('testapp', 'key').transporter.hosts.map(({protocol, url}) => `${protocol}://${url}`);
  expect([...getAlgoliaOrigins({appId: 'TESTAPP'})].sort()).toEqual([...hosts].sort());
});
