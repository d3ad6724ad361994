import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Durations that a reader can notice, in milliseconds, and why each is as long as it is. */
export const DEFAULT_TIMINGS = {
  /** How long the button says "Copied": long enough to read, and gone before the next copy. */
  copied: 500,
  /** The colour of a copied block fades in and out over this time. */
  copyFlash: 350,
  /** The copy button joins a page this long after the page changed, so that reading comes first. */
  copyButtonAttach: 100,
  /** How long the explanation of a failed copy stays: two short sentences, read without haste. */
  copyFailure: 8 * SECOND,
  /** How long a tab choice is kept, unless its group says otherwise. */
  tabChoice: 5 * MINUTE,
  /** The list of headings follows the page at most this often. */
  follow: 300,
  /** A file of a page that has not arrived after this time counts as failed. */
  pageLoadTimeout: 120 * SECOND,
  /** The module of a control, a few kB, that has not arrived after this time counts as failed. */
  moduleTimeout: 15 * SECOND,
  /** A page whose HTML is there says so if its script has not arrived after this time. */
  documentScript: 5 * SECOND,
  /** The progress bar appears after this time; faster pages show nothing. */
  progressBarDelay: 200,
  /** While a page still grows, its scroll position is corrected for this long. */
  scrollStabilise: 3 * SECOND,
  /** The left sidebar takes at most this long to expand after a page opens. */
  sidebarUnfold: 600,
} as const satisfies Readonly<Record<string, number>>;

/** Name of a duration that this theme uses. */
export type TimingName = keyof typeof DEFAULT_TIMINGS;

/** A query parameter of addresses that shows tabs: `?lang=go`. */
export type TabAddress = {
  /** @example 'lang' */
  readonly parameter: string;
  /** The group of tabs that it chooses in. @example 'language' */
  readonly group: string;
  /** The value of each tab, and other names that the parameter understands. @example {nodejs: ['node', 'js']} */
  readonly values: Readonly<Record<string, readonly string[]>>;
};

/** A language that a fence may name. */
export type CodeLanguage = {
  /** Its name in the header of a code block. @example 'Bash' */
  readonly label: string;
  /** Component of `prismjs` that colours it, where `prism-react-renderer` brings none. @example 'bash' */
  readonly grammar?: string;
};

/** A second script of the site, without React, which the document script loads when a reader reaches for it. */
export type PageTools = {
  /** Module to bundle, from the folder of the site. @example './src/page-tools/index.ts' */
  readonly module: string;
  /** Selector of what has the script loaded when a reader reaches for it. @default '[data-page-tool]' @example '.code-block' */
  readonly interests?: string;
  /** Query parameters of addresses that the script understands. @example ['lang'] */
  readonly parameters?: readonly string[];
};

/** When the application of a page starts: at once, when something that it serves comes into view, when the browser is idle, or when a reader reaches for such a thing. */
export const HYDRATE_MODES = ['load', 'visible', 'idle', 'interaction'] as const;

export type HydrateMode = (typeof HYDRATE_MODES)[number];

/** What is loaded of a page before the click: the rendered page, its HTML, or nothing. */
export const LOAD_AHEAD = ['prerender', 'prefetch', 'none'] as const;

export type LoadAhead = (typeof LOAD_AHEAD)[number];

/** What the theme can be told. Every option has a default. */
export type Options = {
  /** Durations that differ from the defaults. @default DEFAULT_TIMINGS @example {copied: 1000} */
  readonly timings?: Readonly<Partial<Record<TimingName, number>>>;
  /** When the application of pages starts, by patterns of their addresses below the base path, of which the first that matches decides; `hydrate:` in the front matter of a page goes before them. Other pages of docs and blogs wait for `interaction`, and all others start at `load`. @default {} @example {'/playground/**': 'load', '/**': 'interaction'} */
  readonly hydrate?: Readonly<Record<string, HydrateMode>>;
  /** What browsers with speculation rules load of the page behind a link, once the pointer rests on the link or presses it: the rendered page, its HTML, or nothing. Other browsers wait for the click. @default 'prerender' @example 'prefetch' */
  readonly loadAhead?: LoadAhead;
  /** Who highlights code: Docusaurus's theme, or the build with `rehypeHighlight`, which spares readers the highlighter and its options for lines. @default 'theme' @example 'build' */
  readonly codeHighlighting?: 'theme' | 'build';
  /** Whose unused rules are left out of the main sheet: those of Infima, or of `all`, where no script from elsewhere styles the pages. @default 'infima' @example 'all' */
  readonly unusedStyles?: 'infima' | 'all';
  /** Whether the fonts of the site show headings only, and keep the glyphs of these. @default false @example true */
  readonly headingFonts?: boolean;
  /** Modules of the site without React that become part of the script of every page. @default [] @example ['./src/document.ts'] */
  readonly documentModules?: readonly string[];
  /** A second script, loaded when a reader reaches for it. @default none */
  readonly pageTools?: PageTools;
  /** A query parameter that shows tabs. @default none */
  readonly tabAddress?: TabAddress;
  /** Names and grammars of the languages of code. @default {} @example {bash: {label: 'Bash', grammar: 'bash'}} */
  readonly codeLanguages?: Readonly<Record<string, CodeLanguage>>;
  /** Style sheets for paper, which nothing waits for, from the folder of the site. @default [] @example ['./src/css/print.css'] */
  readonly printStyles?: readonly string[];
  /** Folders of components whose style sheets are modules and are loaded by the pages that show them. @default [] @example ['src/components'] */
  readonly componentFolders?: readonly string[];
  /** Classes of parts that the site switches off or styles itself: their rules are left out although scripts name them. @default [] @example [/^badge$/] */
  readonly unusedClasses?: readonly RegExp[];
};

/** The options with their defaults. */
export type PluginOptions = Required<Omit<Options, 'timings' | 'pageTools' | 'tabAddress'>> & {
  /** Docusaurus's own: which instance of the theme this is. */
  readonly id: string;
  readonly timings: Readonly<Record<TimingName, number>>;
  readonly pageTools: Required<PageTools> | null;
  readonly tabAddress: TabAddress | null;
};

const text = Joi.string();
const texts = Joi.array().items(text);
const duration = Joi.number().integer().min(0);

const timings = createOptionsSchema(
  Object.fromEntries(Object.entries(DEFAULT_TIMINGS).map(([name, value]) => [name, duration.default(value)])),
).default(DEFAULT_TIMINGS);

const schema = createOptionsSchema({
  timings,
  hydrate: Joi.object()
    .pattern(/^\//, text.valid(...HYDRATE_MODES))
    // Addresses begin below the base path with a slash, and a pattern without one would match none of them.
    .messages({'object.unknown': '{{#label}} is a pattern without a slash at its start'})
    .default({}),
  loadAhead: text.valid(...LOAD_AHEAD).default('prerender'),
  codeHighlighting: text.valid('theme', 'build').default('theme'),
  unusedStyles: text.valid('infima', 'all').default('infima'),
  headingFonts: Joi.boolean().default(false),
  documentModules: texts.default([]),
  pageTools: createOptionsSchema({
    module: text.required(),
    interests: text.default('[data-page-tool]'),
    parameters: texts.default([]),
  }).default(null),
  tabAddress: createOptionsSchema({
    parameter: text.required(),
    group: text.required(),
    values: Joi.object().pattern(text, texts).required(),
  }).default(null),
  codeLanguages: Joi.object()
    .pattern(text, Joi.object({label: text.required(), grammar: text}).unknown())
    .default({}),
  printStyles: texts.default([]),
  componentFolders: texts.default([]),
  unusedClasses: Joi.array()
    .items(Joi.object().instance(RegExp).messages({'*': '{{#label}} must be a regular expression'}))
    .default([]),
});

/** Where the options stand, for messages. */
export const WHERE = 'docusaurus.config.ts, options of docusaurus-theme-document-first:';

/**
 * Completes the options of the theme.
 *
 * @throws for an option that is wrong, with what was given, what is allowed, and where
 */
export const validateOptions = createValidateOptions<Options, PluginOptions>(
  'docusaurus-theme-document-first',
  () => schema,
);
