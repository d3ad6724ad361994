import type {OptionValidationContext} from '@docusaurus/types';
import {createOptionsSchema, Joi, validateCall} from 'docusaurus-plugin-built-site/validation';
import {TIMINGS, type StartingPoint, type Timings} from './client/settings';
import {FOLDER} from './engine/records';

/** Options of the theme, with their defaults. */
export type SearchOptions = {
  /** Path of the search page, or `false` if you don't need one. `themeConfig.algolia.searchPagePath` overrides it. @default 'search' @example 'find' */
  readonly page: string | false;
  /** Whether to search blog posts, too. @default false @example true */
  readonly blog: boolean;
  /** Which version to search first: the version of the page, or always the latest. @default 'page' @example 'latest' */
  readonly startVersion: 'page' | 'latest';
  /** Names to show before a result's categories, by sidebar id. @default the labels of your `docSidebar` items @example {reference: 'Reference'} */
  readonly categories: Readonly<Record<string, string>>;
  /** Groups of words with the same meaning. @default [] @example [['sso', 'single sign-on']] */
  readonly synonyms: readonly (readonly string[])[];
  /** Selectors of elements to leave out of the index. @default [] @example ['.badge'] */
  readonly ignoredElements: readonly string[];
  /** Ids of headings whose sections should be left out. @default [] @example ['next-steps'] */
  readonly ignoredSections: readonly string[];
  /** Links to offer when a search finds nothing. @default [] @example [{to: '/guides/', label: 'the guides'}] */
  readonly startingPoints: readonly StartingPoint[];
  /** Durations to change, in milliseconds. See [Timings](#timings). @default {} @example {hostedTimeout: 1000} */
  readonly timings: Timings;
};

/** What a site writes: every option can be left out, and each of the durations. */
export type Options = Partial<Omit<SearchOptions, 'timings'>> & {readonly timings?: Partial<Timings>};

const text = Joi.string();
const texts = Joi.array().items(text).default([]);

const schema = createOptionsSchema(
  {
    // Docusaurus adds it.
    id: text.default('default'),
    page: Joi.alternatives(
      text.pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').invalid(FOLDER),
      Joi.valid(false),
    ).default('search'),
    blog: Joi.boolean().default(false),
    startVersion: text.valid('page', 'latest').default('page'),
    categories: Joi.object().pattern(text, text.allow('')).default({}),
    synonyms: Joi.array().items(Joi.array().items(text).min(2)).default([]),
    ignoredElements: texts,
    ignoredSections: texts,
    startingPoints: Joi.array()
      .items(createOptionsSchema({to: text.required(), label: text.required()}))
      .default([]),
    timings: createOptionsSchema(
      Object.fromEntries(Object.entries(TIMINGS).map(([name, value]) => [name, Joi.number().min(0).default(value)])),
    ).default(TIMINGS),
  },
  {
    standalone:
      "isn't needed any more: leave it out, and searchOutput() out of the options of docusaurus-plugin-built-site",
  },
);

/**
 * Completes the options with their defaults.
 *
 * @throws when an option is wrong: what was given, what is allowed, and where it stands
 */
export const resolveOptions = (given: Options = {}): SearchOptions =>
  validateCall('options of docusaurus-theme-search', schema, given) as SearchOptions;

/** Checks the options for Docusaurus. */
export const validateOptions = ({
  options,
}: Pick<OptionValidationContext<Options, SearchOptions>, 'options'>): SearchOptions => resolveOptions(options);
