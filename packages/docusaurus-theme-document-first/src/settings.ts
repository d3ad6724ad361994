import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from './options';

/** Options that client code needs: the module `@generated/docusaurus-theme-document-first/default/settings.js`. */
export type BrowserSettings = {
  readonly timings: PluginOptions['timings'];
  /** Base path of the site in this locale. */
  readonly baseUrl: string;
  /** Prefix of storage keys and events: the storage namespace of the site. */
  readonly storagePrefix: string;
  /** `localStorage` key of Docusaurus's colour mode. */
  readonly colorModeKey: string;
  /** `localStorage` key of the tab choices. */
  readonly tabChoicesKey: string;
  /** `localStorage` key of the line wrapping. */
  readonly wrapKey: string;
  /** Whether expanding a category collapses its siblings: `themeConfig.docs.sidebar.autoCollapseCategories`. */
  readonly autoCollapse: boolean;
  /** URL of the module for the mobile menu and sidebars; empty in development. */
  readonly navigationModule: string | null;
  /** URL of the site's page tools; empty in development and if there are none. */
  readonly toolsModule: string;
  /** Whether following the system is a separate choice: `themeConfig.colorMode.respectPrefersColorScheme`. */
  readonly followsSystem: boolean;
  /** Text before and after the id of a docs instance in the `localStorage` key of its preferred version. */
  readonly versionKey: readonly [string, string];
  /** A query parameter that selects a tab of a group: the names of each tab by line, starting with its value. */
  readonly tabQueryParameter: {
    readonly parameter: string;
    readonly group: string;
    readonly lines: readonly string[];
  } | null;
  readonly codeLabels: Readonly<Record<string, string>>;
  /** Selector of elements that load the page tools on first interaction; empty if there are none. */
  readonly toolSelector: string;
  /** Matches queries with a parameter of the page tools; matches nothing if there are none. */
  readonly toolAddress: RegExp;
};

const toQueryPattern = (parameters: readonly string[]): RegExp =>
  parameters.length > 0 ? new RegExp(`[?&](${parameters.join('|')})=`) : /$./;

/** Creates the client settings from the options. */
export function createSettings(
  options: PluginOptions,
  {baseUrl, siteStorage, siteConfig}: LoadContext,
): BrowserSettings {
  const {namespace} = siteStorage;
  const themeConfig = siteConfig.themeConfig as Partial<ThemeConfig>;
  const {timings, tabQueryParameter, codeLanguages, pageTools} = options;
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
    tabQueryParameter: tabQueryParameter && {
      parameter: tabQueryParameter.parameter,
      group: tabQueryParameter.group,
      lines: Object.entries(tabQueryParameter.values).map((line) => line.flat().join('\n')),
    },
    codeLabels: Object.fromEntries(Object.entries(codeLanguages).map(([name, {label}]) => [name, label])),
    toolSelector: pageTools?.selector ?? '',
    toolAddress: toQueryPattern(pageTools?.parameters ?? []),
  };
}

/** Prints the settings as a module with one export per setting, so a bundler can tree-shake unused ones. */
export function serializeSettings(settings: Partial<BrowserSettings>): string {
  return Object.entries(settings)
    .map(([name, value]) => `export const ${name} = ${value instanceof RegExp ? value : JSON.stringify(value)};\n`)
    .join('');
}
