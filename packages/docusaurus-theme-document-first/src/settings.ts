import type {DEFAULT_TIMINGS, PageTools, PluginOptions} from './options';

/** What the theme's code in the browser needs of the options: the module `@generated/docusaurus-theme-document-first/default/settings.js`. */
export type BrowserSettings = {
  readonly timings: typeof DEFAULT_TIMINGS;
  /** Start of the names of what is stored in the browser and of events: the storage namespace of the site. */
  readonly storagePrefix: string;
  /** Entry of `localStorage` in which Docusaurus keeps the colour mode. */
  readonly colorModeKey: string;
  /** Entry of `localStorage` for the choices of all groups of tabs. */
  readonly tabChoicesKey: string;
  /** A query parameter that shows tabs of a group: names of each of them, separated by spaces, the value of the tab first. */
  readonly tabAddress: {readonly parameter: string; readonly group: string; readonly lines: readonly string[]} | null;
  /** Labels of the languages of code. */
  readonly codeLabels: Readonly<Record<string, string>>;
  readonly pageTools: Required<Omit<PageTools, 'module'>> | null;
};

/** What Docusaurus tells about its own entries in the storage. */
export type SiteStorage = {readonly namespace: string};

/** Picks the settings of the browser out of the options. */
export function makeSettings(options: PluginOptions, {namespace}: SiteStorage): BrowserSettings {
  const {timings, tabAddress, codeLanguages, pageTools} = options;
  const storagePrefix = namespace.replace(/^-/, '') || 'docs';
  const {module: _module, ...tools} = pageTools ?? {};
  return {
    timings,
    storagePrefix,
    colorModeKey: `theme${namespace}`,
    tabChoicesKey: `${storagePrefix}.tab-choices`,
    tabAddress: tabAddress && {
      parameter: tabAddress.parameter,
      group: tabAddress.group,
      lines: Object.entries(tabAddress.values).map((line) => line.flat().join(' ')),
    },
    codeLabels: Object.fromEntries(Object.entries(codeLanguages).map(([name, {label}]) => [name, label])),
    pageTools: pageTools && (tools as BrowserSettings['pageTools']),
  };
}

/** The text of that module: one export for each setting, so that a bundler leaves out what a script does not use. */
export function printSettings(settings: BrowserSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
