import type {Options} from 'docusaurus-theme-document-first';
import {getLabeledLanguages, LANGUAGE_GROUP, LANGUAGE_PARAMETER, getTabAliases} from './codeLanguages';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The theme's own highlighter is not used (`codeHighlighting` below), so its settings are
 * empty: every page would load them. Colours of code are in `css/code.css`.
 */
export const prism = {theme: {plain: {}, styles: []}, magicComments: []} satisfies ThemeConfig['prism'];

/**
 * Classes of parts that this site switches off, or styles with its own tokens, although scripts name them. Whoever
 * switches such a part on takes its classes out of this list.
 */
const unusedClasses: readonly RegExp[] = [
  /^(?:collapseSidebarButton|expandButton|announcementBar|menuWithAnnouncementBar|sidebarLogo|footerLogoLink)/,
  /^(?:navbarHid|sidebarHid|sidebarWithHid|docSidebarContainerHidden)/,
  /^(?:tag|tags|tagRegular|tagWithCount|darkNavbarColorModeToggle)_/,
  /^(?:alert|footer|button)--(?!primary|secondary)/,
  /^(?:badge|navbar--(?:dark|primary)|alert--secondary|card|card__(?:header|body|footer)|pagination|close|hero|hero__title)$/,
  /^(?:footer__(?:logo|link-separator)|__docusaurus-base-url-issue-banner-container)$/,
  /^(?:menuHtmlItem|docItemWrapperEnhanced|anchorTargetHideOnScrollNavbar|tabList|tabItem)_|^tabs--block$/,
];

/** Folders of components: those of all pages, and those of one subject. */
const COMPONENT_FOLDERS = [
  'src/components',
  ...['screens', 'timelines', 'limits', 'errors', 'pricing', 'front-page', 'rest-reference'].map(
    (name) => `src/features/${name}`,
  ),
  'packages/docusaurus-plugin-page-history/src/client',
];

/** What this site tells the theme: its scripts, languages and sheets. */
export const documentFirst: Options = {
  hydrate: {'/**': 'interaction'},
  codeHighlighting: 'build',
  unusedStyles: 'all',
  subsetFonts: true,
  preloadFonts: {'source-sans-3': '', 'source-code-pro': ''},
  documentModules: ['./src/document.ts'],
  componentFolders: COMPONENT_FOLDERS,
  pageTools: {
    module: './src/features/page-tools/index.ts',
    interests: '[data-page-tool]',
    parameters: [LANGUAGE_PARAMETER],
  },
  tabAddress: {parameter: LANGUAGE_PARAMETER, group: LANGUAGE_GROUP, values: getTabAliases()},
  codeLanguages: getLabeledLanguages(),
  omitConfigFields: ['headTags', 'markdown', 'plugins', 'presets', 'themes'],
  printStyles: ['./src/css/print.css'],
  unusedClasses,
};
