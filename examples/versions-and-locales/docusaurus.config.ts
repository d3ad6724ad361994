import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {hosting, markdown, type BuiltSiteOptions} from 'docusaurus-plugin-built-site';
import {createVcs, type Options as HistoryOptions} from 'docusaurus-plugin-page-history';
import type {Options as DocumentFirstOptions} from 'docusaurus-theme-document-first';
import type {SearchOptions} from 'docusaurus-theme-search';

/** Three versions: the latest at the root, older ones under their names. */
const preset = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    showLastUpdateTime: true,
    lastVersion: 'current',
    versions: {
      current: {label: '3.0', banner: 'none'},
      '2': {label: '2.4', path: '2', banner: 'unmaintained'},
      '1': {label: '1.9', path: '1', banner: 'unmaintained'},
    },
  },
  blog: false,
  pages: false,
  theme: {customCss: './src/css/custom.css'},
} satisfies PresetOptions;

const documentFirst = {speculationRules: 'prefetch'} satisfies DocumentFirstOptions;

const search = {
  synonyms: [['retry', 'repeat']],
  startingPoints: [{to: '/install', label: 'Install'}],
} satisfies Partial<SearchOptions>;

const builtSite = {
  outputs: [markdown(), hosting()],
} satisfies Partial<BuiltSiteOptions>;

const pageHistory = {
  sections: [{id: 'guides', label: 'Guides', folders: []}],
} satisfies HistoryOptions;

const themeConfig = {
  navbar: {
    title: 'Lantern',
    items: [
      {type: 'docSidebar', sidebarId: 'docs', label: 'Guides', position: 'left'},
      {to: '/changes', label: 'Changes', position: 'left'},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {links: [{label: 'Limits', to: '/limits'}], copyright: 'Lantern runs jobs in the background.'},
} satisfies ThemeConfig;

export default {
  title: 'Lantern',
  tagline: 'Lantern runs jobs in the background.',
  url: 'https://lantern.example',
  baseUrl: '/lantern/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {v4: true, faster: true, experimental_vcs: createVcs()},
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  presets: [['classic', preset]],
  themes: [
    ['docusaurus-theme-document-first', documentFirst],
    ['docusaurus-theme-search', search],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/setup', to: '/install'}]}],
    ['docusaurus-plugin-built-site', builtSite],
    ['docusaurus-plugin-page-history', pageHistory],
  ],
  themeConfig,
} satisfies Config;
