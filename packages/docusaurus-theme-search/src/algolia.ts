/** `themeConfig.algolia`, as Docusaurus defines it. */
import {createRequire} from 'node:module';
import type {ThemeConfig as AlgoliaThemeConfig} from '@docusaurus/theme-search-algolia';
import type {ThemeConfigValidationContext} from '@docusaurus/types';

/** The part of the configuration, after its validation; `undefined` on a site without a hosted index. */
type Algolia = AlgoliaThemeConfig['algolia'] | undefined;

const require = createRequire(import.meta.url);

type Context = ThemeConfigValidationContext<Partial<AlgoliaThemeConfig>, Partial<AlgoliaThemeConfig>>;

/** Whether the theme of Docusaurus, which comes first, has completed the settings already. */
const isComplete = (algolia: Partial<NonNullable<Algolia>>): boolean =>
  ['contextualSearch', 'searchParameters', 'searchPagePath'].every((name) => name in algolia);

/** Checks the settings with the rules of @docusaurus/theme-search-algolia, and completes them with its defaults. */
export function validateThemeConfig(context: Context): Partial<AlgoliaThemeConfig> {
  const {themeConfig} = context;
  const {algolia} = themeConfig;
  if (!algolia) return themeConfig;
  const replacement = algolia.replaceSearchResultPathname;
  // A text would be taken literally twice: the first validation has made it a pattern.
  const checked =
    replacement && isComplete(algolia)
      ? {...algolia, replaceSearchResultPathname: {...replacement, from: new RegExp(replacement.from)}}
      : algolia;
  // Its declarations lack this function; it is read where a site needs it.
  const theme = require('@docusaurus/theme-search-algolia') as {
    validateThemeConfig: (given: object) => typeof themeConfig;
  };
  return theme.validateThemeConfig({...context, themeConfig: {...themeConfig, algolia: checked}});
}

/** The settings of a site; `undefined` where it has no hosted index. */
export const getAlgoliaConfig = (themeConfig: object): Algolia => (themeConfig as Partial<AlgoliaThemeConfig>).algolia;

/** Path of the search page below the base path: that of Algolia's settings where the site has them; `null` for none. */
export function getSearchPagePath(algolia: Algolia, own: string | false): string | null {
  const path = algolia ? algolia.searchPagePath : own;
  return path ? path.replace(/^\/+|(?<!\/)\/+$/g, '') || null : null;
}

/** Hosts that hosted search sends requests to; see "Retry strategy" in Algolia's API clients documentation. */
export function getAlgoliaOrigins({appId}: {readonly appId: string}): readonly string[] {
  const id = appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...fallbacks];
}
