import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/** Value of Docusaurus's `trailingSlash` option: `SLASH=always`, `SLASH=never`, or undefined. */
const trailingSlash = {always: true, never: false}[process.env.SLASH ?? ''];

const math = {remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex]};

const preset = {
  docs: {path: '../docs', sidebarPath: './sidebars.ts', ...math},
  blog: {showReadingTime: true},
  theme: {},
} satisfies PresetOptions;

const themeConfig = {
  navbar: {
    title: 'Harbour',
    items: [
      {to: '/docs/intro', label: 'Docs', position: 'left'},
      {to: '/community', label: 'Community', position: 'left'},
      {to: '/blog', label: 'Blog', position: 'left'},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
} satisfies ThemeConfig;

/** Theme settings with values other than their defaults, enabled by `SETTINGS=1`. */
const settings = {
  navbar: {
    ...themeConfig.navbar,
    hideOnScroll: true,
    style: 'dark',
    items: [
      ...themeConfig.navbar.items,
      {type: 'docsVersion', label: 'This version'},
      {type: 'doc', docId: 'intro', label: 'Welcome'},
      {type: 'docSidebar', sidebarId: 'docs', label: 'All pages'},
      {type: 'html', value: '<b>Tide: 3 m</b>'},
    ],
  },
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
  announcementBar: {id: 'storm', content: 'A storm is coming', isCloseable: true},
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  footer: {style: 'dark', copyright: 'Harbour'},
  prism: {theme: themes.vsLight, darkTheme: themes.vsDark},
} satisfies ThemeConfig;

export default {
  title: 'Harbour',
  tagline: 'Harbour keeps the addresses of boats',
  url: 'https://harbour.example',
  baseUrl: '/',
  trailingSlash,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {v4: true, faster: true},
  markdown: {mermaid: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  presets: [['classic', preset]],
  themes: [
    ...(process.env.DOCUMENT_FIRST ? ['docusaurus-theme-document-first', 'docusaurus-theme-search'] : []),
    '@docusaurus/theme-mermaid',
    '@docusaurus/theme-live-codeblock',
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', {id: 'community', path: '../community', routeBasePath: 'community'}],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [{from: '/docs/start', to: trailingSlash ? '/docs/intro/' : '/docs/intro'}],
        ...(trailingSlash !== false && {fromExtensions: ['html']}),
      },
    ],
    'docusaurus-plugin-built-site',
  ],
  themeConfig: process.env.SETTINGS ? settings : themeConfig,
} satisfies Config;
