import type {OptionValidationContext} from '@docusaurus/types';
import {createOptionsSchema, Joi, validateCall} from 'docusaurus-plugin-built-site/validation';
import {TIMINGS, type StartingPoint, type Timings} from './client/settings';
import {FOLDER} from './engine/records';

/** Options of the theme. All of them have a default; README.md has an example of each. */
export type SearchOptions = {
  /** Path of the search page; `false` for none. With `themeConfig.algolia`, its `searchPagePath` counts. @default 'search' @example 'find' */
  readonly page: string | false;
  /** Whether the posts of blogs are found too, with the latest versions of the documentation. @default false @example true */
  readonly blog: boolean;
  /** Version that the box searches first: that of the page, or the latest on every page. @default 'page' @example 'latest' */
  readonly startVersion: 'page' | 'latest';
  /** What precedes the categories of a page in a result, by the id of its sidebar. Where the header leads to several sidebars, its labels do. @default {} @example {reference: 'Reference'} */
  readonly categories: Readonly<Record<string, string>>;
  /** Lines of words that find each other. @default [] @example [['sso', 'single sign-on']] */
  readonly synonyms: readonly (readonly string[])[];
  /** Selectors of parts of an article that are not its content. @default [] @example ['.badge'] */
  readonly ignoredElements: readonly string[];
  /** Ids of headings whose sections are left out. @default [] @example ['next-steps'] */
  readonly ignoredSections: readonly string[];
  /** Links offered where nothing is found, and without script. @default [] @example [{to: '/guides/', label: 'the guides'}] */
  readonly startingPoints: readonly StartingPoint[];
  /** Durations in milliseconds. @default TIMINGS in src/client/settings.ts @example {hostedTimeout: 1000} */
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
export const readOptions = (given: Options = {}): SearchOptions =>
  validateCall('options of docusaurus-theme-search', schema, given) as SearchOptions;

/** Checks the options for Docusaurus. */
export const validateOptions = ({
  options,
}: Pick<OptionValidationContext<Options, SearchOptions>, 'options'>): SearchOptions => readOptions(options);
