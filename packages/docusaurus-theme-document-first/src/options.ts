import type {Joi as JoiTypes} from '@docusaurus/utils-validation';
import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';
import {BUILD_FIELDS, type BuildField} from './build/browserConfig';

/** Default durations in milliseconds. */
export const DEFAULT_TIMINGS = {
  /** How long the copy button shows "Copied". */
  copyConfirmation: 500,
  /** How long a copied block is highlighted. */
  copyFlash: 350,
  /** How long to wait before adding copy buttons to a new page. */
  copyButtonAttach: 100,
  /** How long to show the message about a failed copy. */
  copyFailure: 8_000,
  /** How long to remember which tab a reader chose. */
  tabChoice: 300_000,
  /** The shortest time between two updates of the highlighted heading. */
  headingUpdate: 300,
  /** When to give up loading a page. */
  pageLoadTimeout: 120_000,
  /** When to give up loading the module of a control (a few kB). */
  moduleTimeout: 15_000,
  /** When to tell readers that the page's script hasn't loaded. */
  documentScriptTimeout: 5_000,
  /** How long to wait before showing a progress bar. */
  progressBarDelay: 200,
  /** How long to correct the scroll position while a page is growing. */
  scrollStabilization: 3_000,
  /** The longest time for opening sidebar categories after loading a page. */
  sidebarExpansion: 600,
} as const satisfies Readonly<Record<string, number>>;

/** Name of a duration. */
export type TimingName = keyof typeof DEFAULT_TIMINGS;

/** A query parameter that selects a tab, for example `?lang=go`. */
export type TabQueryParameter = {
  /** The query parameter. @example 'lang' */
  readonly parameter: string;
  /** The `groupId` of the tabs. @example 'language' */
  readonly group: string;
  /** The `value` of each tab with other names to accept for it. @example {nodejs: ['node', 'js']} */
  readonly values: Readonly<Record<string, readonly string[]>>;
};

/** A language of code samples. */
export type CodeLanguage = {
  /** The name to show above the code, or an empty string for no name. @example 'Bash' */
  readonly label: string;
  /** The `prismjs` component to load, if `prism-react-renderer` doesn't include the language. @example 'bash' */
  readonly grammar?: string;
};

/** A second script without React, loaded when a reader needs it. */
export type PageTools = {
  /** Path to the module. @example './src/page-tools/index.ts' */
  readonly module: string;
  /** A selector for elements that load the script when a reader hovers over, touches or focuses them. @default '[data-page-tool]' @example '.code-block' */
  readonly selector?: string;
  /** Query parameters that load the script immediately. @default [] @example ['lang'] */
  readonly parameters?: readonly string[];
};

/** When to start React on a page. */
export type HydrateMode = 'load' | 'visible' | 'idle' | 'interaction';

export const HYDRATE_MODES = ['load', 'visible', 'idle', 'interaction'] as const satisfies readonly HydrateMode[];

/** What to load before a reader clicks a link. */
export type SpeculationMode = 'prerender' | 'prefetch' | 'none';

export const SPECULATION_MODES = ['prerender', 'prefetch', 'none'] as const satisfies readonly SpeculationMode[];

/** Options in the site configuration. */
export type Options = {
  /** Overrides any of the [default timings](#default-timings) in milliseconds. @default {} @example {copyConfirmation: 1000} */
  readonly timings?: Readonly<Partial<Record<TimingName, number>>>;
  /** When to start React on pages matching an address pattern below your `baseUrl`. The first matching pattern applies unless a page sets `hydrate` in the front matter. See [Starting React](#starting-react). @default {} @example {'/playground/**': 'load'} */
  readonly hydrate?: Readonly<Record<string, HydrateMode>>;
  /** What Chromium should load using speculation rules when a reader points at a link: the rendered page, only the HTML or nothing. This is disabled on phones, slow connections and for readers who are saving data. @default 'prerender' @example 'prefetch' */
  readonly speculationRules?: SpeculationMode;
  /** Use `'build'` to [highlight code while building](#code) so that readers don't download a highlighter. This mode doesn't support live code or your own code buttons. @default 'theme' @example 'build' */
  readonly codeHighlighting?: 'theme' | 'build';
  /** Which unused CSS rules to remove from the main style sheet. Only use `'all'` if your pages aren't styled by a script from another site. @default 'infima' @example 'all' */
  readonly unusedStyles?: 'infima' | 'all';
  /** Removes all glyphs from your font files that none of your pages use, together with ligatures and hints. Variable fonts only keep the weights in your `@font-face` rules. @default false */
  readonly subsetFonts?: boolean;
  /** Fonts to preload together with the style sheets, so that they're available for the first paint. Each key is the start of a font's file name, and its value is a class on the pages that need it (or an empty string for all pages). @default {} @example {'inter-latin': '', 'fira-code': 'code-block'} */
  readonly preloadFonts?: Readonly<Record<string, string>>;
  /** Your own modules to add to the script on every page. They can't use React. @default [] @example ['./src/document.ts'] */
  readonly documentModules?: readonly string[];
  /** A second script to load when a reader selects text, hovers over, touches or focuses a matching element, or opens an address with one of the query parameters. @default none @example {module: './src/page-tools/index.ts'} */
  readonly pageTools?: PageTools;
  /** Lets a query parameter select a tab, for example `?lang=js`. @default none @example {parameter: 'lang', group: 'language', values: {nodejs: ['node', 'js']}} */
  readonly tabQueryParameter?: TabQueryParameter;
  /** Languages to add or to show under a different name. @default {} @example {bash: {label: 'Bash', grammar: 'bash'}} */
  readonly codeLanguages?: Readonly<Record<string, CodeLanguage>>;
  /** Style sheets for printing, which load without delaying the page. @default [] @example ['./src/css/print.css'] */
  readonly printStyles?: readonly string[];
  /** Folders containing components with CSS modules, so that pages only load the style sheets they need. @default [] @example ['src/components'] */
  readonly componentFolders?: readonly string[];
  /** Settings to remove from the site configuration that browsers download. Your components will no longer be able to read them, for example as `siteConfig.plugins`. You can list any setting that Docusaurus only needs while building. @default [] @example ['plugins', 'themes'] */
  readonly omitConfigFields?: readonly BuildField[];
  /** Classes to remove from the style sheet even if a script mentions them. @default [] @example [/^badge$/] */
  readonly unusedClasses?: readonly RegExp[];
};

/** Options with defaults. */
export type PluginOptions = Required<Omit<Options, 'timings' | 'pageTools' | 'tabQueryParameter'>> & {
  /** Id of the theme instance. */
  readonly id: string;
  readonly timings: Readonly<Record<TimingName, number>>;
  readonly pageTools: Required<PageTools> | null;
  readonly tabQueryParameter: TabQueryParameter | null;
};

const text = Joi.string();
const texts = Joi.array().items(text);
const DURATION = '{{#label}} must be a whole number of milliseconds, such as 1000';
const duration = Joi.number().integer().min(0).messages({'number.base': DURATION, 'number.integer': DURATION});

const validateTabNames: JoiTypes.CustomValidator<TabQueryParameter['values']> = (values, {error}) => {
  const tabs = Object.entries(values).map(([tab, names]) => [tab, new Set([tab, ...names])] as const);
  const names = tabs.flatMap(([, own]) => [...own]);
  const name = names.find((own, at) => names.indexOf(own) !== at);
  if (name === undefined) return values;
  const both = tabs.flatMap(([tab, own]) => (own.has(name) ? [tab] : []));
  return error('tabs.twice', {name, both});
};

const timings = createOptionsSchema(
  Object.fromEntries(Object.entries(DEFAULT_TIMINGS).map(([name, value]) => [name, duration.default(value)])),
  {
    copied: 'is called "copyConfirmation" now',
    follow: 'is called "headingUpdate" now',
    documentScript: 'is called "documentScriptTimeout" now',
    scrollStabilise: 'is called "scrollStabilization" now',
    sidebarUnfold: 'is called "sidebarExpansion" now',
  },
).default(DEFAULT_TIMINGS);

const schema = createOptionsSchema(
  {
    timings,
    hydrate: Joi.object()
      .pattern(/^\/(?!.*(?:[$^]|\/\.\*))/, text.valid(...HYDRATE_MODES))
      // Reject patterns without a leading slash and regular expressions, because they'd match no address.
      .messages({
        'object.unknown':
          '"hydrate" has the pattern "{{#child}}"; allowed: an address below your baseUrl that starts with a slash, with * and ** as wildcards (not a regular expression), such as "/playground/**"',
      })
      .default({}),
    speculationRules: text.valid(...SPECULATION_MODES).default('prerender'),
    codeHighlighting: text.valid('theme', 'build').default('theme'),
    unusedStyles: text.valid('infima', 'all').default('infima'),
    subsetFonts: Joi.boolean().default(false),
    preloadFonts: Joi.object().pattern(text, text.allow('')).default({}),
    documentModules: texts.default([]),
    pageTools: createOptionsSchema(
      {
        module: text.required(),
        selector: text.default('[data-page-tool]'),
        parameters: texts.default([]),
      },
      {interests: 'is called "selector" now'},
    ).default(null),
    tabQueryParameter: createOptionsSchema({
      parameter: text.required(),
      group: text.required(),
      values: Joi.object().pattern(text, texts).custom(validateTabNames).required(),
    })
      .messages({'tabs.twice': '{{#label}} has "{{#name}}" for {{#both}}; allowed: each name for one tab'})
      .default(null),
    codeLanguages: Joi.object()
      .pattern(text, createOptionsSchema({label: text.allow('').required(), grammar: text}))
      .default({}),
    printStyles: texts.default([]),
    componentFolders: texts.default([]),
    omitConfigFields: Joi.array()
      .items(text.valid(...BUILD_FIELDS))
      .default([]),
    unusedClasses: Joi.array()
      .items(
        Joi.object()
          .instance(RegExp)
          .messages({'*': '{{#label}} must be a regular expression without quotation marks, such as /^badge$/'}),
      )
      .default([]),
  },
  {
    loadAhead: 'is called "speculationRules" now',
    tabAddress: 'is called "tabQueryParameter" now',
    headingFonts: 'is called "subsetFonts" now',
    conditionalStyles: 'is replaced: write conditionalStyles.print as "printStyles", and leave the others out',
  },
);

/** Prefix of error messages. */
export const ERROR_PREFIX = 'docusaurus.config.ts, options of docusaurus-theme-document-first:';

/**
 * Validates the options of the theme and adds defaults.
 *
 * @throws an error with the invalid option, the allowed values and the given value
 */
export const validateOptions = createValidateOptions<Options, PluginOptions>(
  'docusaurus-theme-document-first',
  () => schema,
);
