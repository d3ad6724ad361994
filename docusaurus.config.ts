import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createVcs} from 'docusaurus-plugin-page-history';
import {BASE_URL, SITE_URL} from './src/config/addresses';
import {apiBaseUrl} from './src/config/apiBases';
import {prism, documentFirst} from './src/config/documentFirst';
import {docs, factsDocument, pageHistory, sitemap, strictness} from './src/config/plugins';
import {footer, navbarItems} from './src/config/navbar';
import {headTags} from './src/config/head';
import {i18n} from './src/config/languages';
import {pageRedirects} from './src/config/redirects';
import {algolia, search} from './src/config/search';
import {markdown, transforms} from './src/markdown';
import {builtSite} from './src/outputs/index';

const themeConfig = {
  image: 'img/social-card.png',
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  colorMode: {respectPrefersColorScheme: true},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: true}},
  navbar: {
    title: 'Millrace Docs',
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: navbarItems,
  },
  footer,
  prism,
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  ...(algolia && {algolia}),
} satisfies ThemeConfig;

/** The style sheets of every page, in their order. */
const styleSheets = ['tokens', 'base', 'layout', 'chevrons', 'code', 'page-tools'].map(
  (name) => `./src/css/${name}.css`,
);

const preset = {
  docs: false,
  blog: false,
  pages: false,
  sitemap,
  theme: {customCss: styleSheets},
} satisfies PresetOptions;

export default {
  title: 'Millrace Docs',
  tagline: 'Connect apps and APIs with workflows',
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: true,
  baseUrlIssueBanner: false,
  favicon: undefined,
  headTags,
  markdown,
  future: {v4: true, faster: true, experimental_vcs: createVcs()},
  ...strictness,
  i18n,
  presets: [['classic', preset]],
  storage: {namespace: 'millrace'},
  themes: [
    ['docusaurus-theme-document-first', documentFirst],
    ['docusaurus-theme-search', search],
  ],
  plugins: [
    ['./src/plugins/docs/index.ts', {...docs, ...transforms}],
    ['docusaurus-plugin-facts', factsDocument],
    './src/plugins/catalogs/index.ts',
    './src/plugins/migration-table/index.ts',
    './src/plugins/watch-sources/index.ts',
    ['docusaurus-plugin-built-site', builtSite],
    ['@docusaurus/plugin-client-redirects', {redirects: pageRedirects}],
    './src/features/rest-reference/index.ts',
    ['docusaurus-plugin-page-history', pageHistory],
  ],
  customFields: {apiBaseUrl},
  themeConfig,
} satisfies Config;
