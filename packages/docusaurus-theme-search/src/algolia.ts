/** `themeConfig.algolia`, as Docusaurus defines it. */
import {createRequire} from 'node:module';
import type {ThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import type {ThemeConfigValidationContext} from '@docusaurus/types';

/** The validated configuration; `undefined` on a site without a hosted index. */
type Algolia = AlgoliaThemeConfig['algolia'] | undefined;

const require = createRequire(import.meta.url);

type Context = ThemeConfigValidationContext<Partial<AlgoliaThemeConfig>, Partial<AlgoliaThemeConfig>>;

/** Whether Docusaurus's theme, which runs first, has already added defaults. */
const isComplete = (algolia: Partial<NonNullable<Algolia>>): boolean =>
  ['contextualSearch', 'searchParameters', 'searchPagePath'].every((name) => name in algolia);

/** Validates the settings with the rules of @docusaurus/theme-search-algolia, and adds its defaults. */
export function validateThemeConfig(context: Context): Partial<AlgoliaThemeConfig> {
  const {themeConfig} = context;
  const {algolia} = themeConfig;
  if (!algolia) return themeConfig;
  const replacement = algolia.replaceSearchResultPathname;
  // The first validation has escaped a string pattern. Pass a regular expression, which isn't escaped again.
  const checked =
    replacement && isComplete(algolia)
      ? {...algolia, replaceSearchResultPathname: {...replacement, from: new RegExp(replacement.from)}}
      : algolia;
  // Its type declarations lack this function. Only load it on sites with a hosted index.
  const theme = require('@docusaurus/theme-search-algolia') as {
    validateThemeConfig: (given: object) => typeof themeConfig;
  };
  return theme.validateThemeConfig({...context, themeConfig: {...themeConfig, algolia: checked}});
}

/** Returns the settings of a site; `undefined` without a hosted index. */
export const getAlgoliaConfig = (themeConfig: object): Algolia => (themeConfig as Partial<AlgoliaThemeConfig>).algolia;

/** Returns the path of the search page from Algolia's settings, or the site's own; `null` for none. */
export function getSearchPagePath(algolia: Algolia, own: string | false): string | null {
  const path = algolia ? algolia.searchPagePath : own;
  return path ? path.replace(/^\/+|(?<!\/)\/+$/g, '') || null : null;
}

/**
 * Returns the hosts that hosted search sends requests to. See "Retry strategy" in Algolia's API clients documentation.
 */
export function getAlgoliaOrigins({appId}: {readonly appId: string}): readonly string[] {
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...fallbacks];
}
