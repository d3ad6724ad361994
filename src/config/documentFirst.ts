import type {Options} from 'docusaurus-theme-document-first';
import {getLabeledLanguages, LANGUAGE_GROUP, LANGUAGE_PARAMETER, getTabAliases} from './codeLanguages';
import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Empty, because this site has its own highlighter (`codeHighlighting` below), and every page would load these
 * settings. `css/code.css` contains the colours of code.
 */
export const prism = {theme: {plain: {}, styles: []}, magicComments: []} satisfies ThemeConfig['prism'];

/**
 * Classes of theme parts that this site disables or styles itself, although scripts mention them. If you enable such a
 * part, remove its classes from this list.
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

/** Folders of components: shared ones, and those of a single feature. */
const COMPONENT_FOLDERS = [
  'src/components',
  ...['screens', 'timelines', 'limits', 'errors', 'pricing', 'front-page', 'rest-reference'].map(
    (name) => `src/features/${name}`,
  ),
  'packages/docusaurus-plugin-page-history/src/client',
];

/** Options of the theme: scripts, languages and style sheets. */
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
    selector: '[data-page-tool]',
    parameters: [LANGUAGE_PARAMETER],
  },
  tabQueryParameter: {parameter: LANGUAGE_PARAMETER, group: LANGUAGE_GROUP, values: getTabAliases()},
  codeLanguages: getLabeledLanguages(),
  omitConfigFields: ['headTags', 'markdown', 'plugins', 'presets', 'themes'],
  printStyles: ['./src/css/print.css'],
  unusedClasses,
};
