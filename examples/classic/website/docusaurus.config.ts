import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/** The three settings of Docusaurus: `SLASH=always`, `SLASH=never`, and none. */
const trailingSlash = {always: true, never: false}[process.env.SLASH ?? ''];

const math = {remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex]};

const preset = {
  docs: {path: '../docs', ...math},
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
      {redirects: [{from: '/docs/start', to: trailingSlash ? '/docs/intro/' : '/docs/intro'}]},
    ],
    'docusaurus-plugin-built-site',
  ],
  themeConfig,
} satisfies Config;
