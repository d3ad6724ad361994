import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from './options';

/** What the theme's code in the browser needs of the options: the module `@generated/docusaurus-theme-document-first/default/settings.js`. */
export type BrowserSettings = {
  readonly timings: PluginOptions['timings'];
  /** Base path of the site in this locale. */
  readonly baseUrl: string;
  /** Start of the names of what is stored in the browser and of events: the storage namespace of the site. */
  readonly storagePrefix: string;
  /** Entry of `localStorage` in which Docusaurus keeps the colour mode. */
  readonly colorModeKey: string;
  /** Entry of `localStorage` for the choices of all groups of tabs. */
  readonly tabChoicesKey: string;
  /** Entry of `localStorage` for the choice whether long lines of code are wrapped. */
  readonly wrapKey: string;
  /** Whether opening a category closes those beside it: `themeConfig.docs.sidebar.autoCollapseCategories`. */
  readonly autoCollapse: boolean;
  /** Address of the module for the phone menu and sidebars. Empty in development. */
  readonly navigationModule: string | null;
  /** Address of the site's second script. Empty in development and if there's none. */
  readonly toolsModule: string;
  /** Whether the system's colours are a choice of their own: `themeConfig.colorMode.respectPrefersColorScheme`. */
  readonly followsSystem: boolean;
  /** Start and end of the entry of `localStorage` in which Docusaurus keeps the chosen version of an instance of the docs. */
  readonly versionKey: readonly [string, string];
  /** A query parameter that shows tabs of a group: names of each of them, one per line, the value of the tab first. */
  readonly tabAddress: {readonly parameter: string; readonly group: string; readonly lines: readonly string[]} | null;
  /** Labels of the languages of code. */
  readonly codeLabels: Readonly<Record<string, string>>;
  /** Selectors that load the site's second script when a reader reaches for them. Empty if there's none. */
  readonly toolInterests: string;
  /** Pattern of queries that it understands; it matches nothing where there is none. */
  readonly toolAddress: RegExp;
};

/** Pattern of queries that have one of some parameters. */
const toQueryPattern = (parameters: readonly string[]): RegExp =>
  parameters.length > 0 ? new RegExp(`[?&](${parameters.join('|')})=`) : /$./;

/** Picks the settings of the browser out of the options. */
export function createSettings(
  options: PluginOptions,
  {baseUrl, siteStorage, siteConfig}: LoadContext,
): BrowserSettings {
  const {namespace} = siteStorage;
  const themeConfig = siteConfig.themeConfig as Partial<ThemeConfig>;
  const {timings, tabAddress, codeLanguages, pageTools} = options;
  const storagePrefix = namespace.replace(/^-/, '') || 'docs';
  return {
    timings,
    baseUrl,
    storagePrefix,
    colorModeKey: `theme${namespace}`,
    tabChoicesKey: `${storagePrefix}.tab-choices`,
    wrapKey: `${storagePrefix}.wrap`,
    navigationModule: null,
    toolsModule: '',
    followsSystem: themeConfig.colorMode?.respectPrefersColorScheme ?? false,
    versionKey: ['docs-preferred-version-', namespace],
    autoCollapse: themeConfig.docs?.sidebar?.autoCollapseCategories ?? false,
    tabAddress: tabAddress && {
      parameter: tabAddress.parameter,
      group: tabAddress.group,
      lines: Object.entries(tabAddress.values).map((line) => line.flat().join('\n')),
    },
    codeLabels: Object.fromEntries(Object.entries(codeLanguages).map(([name, {label}]) => [name, label])),
    toolInterests: pageTools?.interests ?? '',
    toolAddress: toQueryPattern(pageTools?.parameters ?? []),
  };
}

/**
 * Renders the settings as a module with one export per setting, so a bundler can drop those that a script doesn't use.
 */
export function printSettings(settings: Partial<BrowserSettings>): string {
  return Object.entries(settings)
    .map(([name, value]) => `export const ${name} = ${value instanceof RegExp ? value : JSON.stringify(value)};\n`)
    .join('');
}
