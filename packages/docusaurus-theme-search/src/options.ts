import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import {TIMINGS, type StartingPoint, type Timings} from './client/settings';
import {BOOSTS, WEIGHTS, type EngineSettings} from './engine/settings';

/** Options of the theme. All of them have a default; README.md has an example of each. */
export type SearchOptions = {
  /** Folder below the base path for the files of search. @default 'search-data' @example 'find' */
  readonly folder: string;
  /** Path of the search page; `false` for none. With `themeConfig.algolia`, its `searchPagePath` counts. @default 'search' @example 'find' */
  readonly page: string | false;
  /** Whether the posts of blogs are found too, with the latest versions of the documentation. @default false @example true */
  readonly blog: boolean;
  /** Environment variable with the key that may write, which `docusaurus search:push` alone reads. @default 'ALGOLIA_ADMIN_KEY' @example 'SEARCH_WRITE_KEY' */
  readonly adminKeyVariable: string;
  /** Version that the box searches first: that of the page, or the latest on every page. @default 'page' @example 'latest' */
  readonly startVersion: 'page' | 'latest';
  /** Whether the theme reads the built pages itself; `false` where another plugin calls `searchOutput`. @default true @example false */
  readonly standalone: boolean;
  /** What precedes the categories of a page in a result, by the id of its sidebar. Where the header leads to several sidebars, its labels do. @default {} @example {reference: 'Reference'} */
  readonly categories: Readonly<Record<string, string>>;
  /** Lines of words that find each other. @default [] @example [['sso', 'single sign-on']] */
  readonly synonyms: EngineSettings['synonyms'];
  /** How much a match in each field counts. @default BOOSTS in src/engine/settings.ts @example {title: 4} */
  readonly boosts: EngineSettings['boosts'];
  /** Factors of the ranking. @default WEIGHTS in src/engine/settings.ts @example {rank: 0.5} */
  readonly weights: EngineSettings['weights'];
  /** Further names to find in code blocks; each with the flag `g`. @default [] @example [/\bacme [a-z]+/g] */
  readonly codePatterns: readonly RegExp[];
  /** Selectors of parts of an article that are not its content. @default [] @example ['.badge'] */
  readonly ignoredElements: readonly string[];
  /** Ids of headings whose sections are left out. @default [] @example ['next-steps'] */
  readonly ignoredSections: readonly string[];
  /** Languages of code that addresses name, and the group of tabs in which readers choose one. @default {group: null, values: []} @example {group: 'language', values: ['python']} */
  readonly codeLanguages: {readonly group: string | null; readonly values: readonly string[]};
  /** Queries that the box offers while there is nothing else to show. @default [] @example ['webhooks'] */
  readonly examples: readonly string[];
  /** Links offered where nothing is found, and without script. @default [] @example [{to: '/guides/', label: 'the guides'}] */
  readonly startingPoints: readonly StartingPoint[];
  /** Key of the browser's storage for recent searches and favourites. @default 'docusaurus.search' @example 'acme.search' */
  readonly storageKey: string;
  /** Durations in milliseconds. @default TIMINGS in src/client/settings.ts @example {hostedTimeout: 1000} */
  readonly timings: Partial<Timings>;
};

/** The options of a site that gives none. */
export const DEFAULTS: SearchOptions = {
  folder: 'search-data',
  page: 'search',
  blog: false,
  adminKeyVariable: 'ALGOLIA_ADMIN_KEY',
  startVersion: 'page',
  standalone: true,
  categories: {},
  synonyms: [],
  boosts: {},
  weights: {},
  codePatterns: [],
  ignoredElements: [],
  ignoredSections: [],
  codeLanguages: {group: null, values: []},
  examples: [],
  startingPoints: [],
  storageKey: 'docusaurus.search',
  timings: {},
};

const text = Joi.string().required();
const texts = Joi.array().items(Joi.string());
const pathSegment = Joi.string().pattern(/^[a-z][a-z0-9-]*$/);

/** An object whose values are numbers from 0 and whose names are those of the defaults. */
function numbersLike(defaults: Readonly<Record<string, number>>): Joi.Schema {
  return Joi.object(Object.fromEntries(Object.keys(defaults).map((name) => [name, Joi.number().min(0)])));
}

const listNames = (defaults: Readonly<Record<string, number>>): string => Object.keys(defaults).join(', ');

/** The check of each option, and what it allows in words. */
const RULES: Readonly<Record<keyof SearchOptions, readonly [Joi.Schema, string]>> = {
  folder: [pathSegment, 'lower-case letters, digits and hyphens, and not the path of the search page'],
  page: [Joi.alternatives(pathSegment, Joi.valid(false)), 'lower-case letters, digits and hyphens, or false'],
  blog: [Joi.boolean(), 'true or false'],
  adminKeyVariable: [Joi.string(), 'the name of an environment variable'],
  startVersion: [Joi.valid('page', 'latest'), '"page" or "latest"'],
  standalone: [Joi.boolean(), 'true or false'],
  categories: [Joi.object().pattern(Joi.string(), Joi.string().allow('')), 'labels by the ids of sidebars'],
  synonyms: [Joi.array().items(texts.min(2)), 'lists of at least two texts'],
  boosts: [numbersLike(BOOSTS), `numbers from 0 for ${listNames(BOOSTS)}`],
  weights: [numbersLike(WEIGHTS), `numbers from 0 for ${listNames(WEIGHTS)}`],
  codePatterns: [
    Joi.array().items(Joi.object().instance(RegExp).custom(requireGlobal)),
    'regular expressions with the flag g',
  ],
  ignoredElements: [texts, 'a list of selectors'],
  ignoredSections: [texts, 'a list of ids of headings'],
  codeLanguages: [
    Joi.object({group: Joi.string().allow(null).required(), values: texts.required()}),
    '{group, values} with the name of a group of tabs, or null, and a list of languages',
  ],
  examples: [texts, 'a list of queries'],
  startingPoints: [Joi.array().items(Joi.object({to: text, label: text})), 'a list of {to, label} with a text each'],
  storageKey: [Joi.string(), 'a text'],
  timings: [numbersLike(TIMINGS), `milliseconds from 0 for ${listNames(TIMINGS)}`],
};

function requireGlobal(pattern: RegExp): RegExp {
  if (!pattern.flags.includes('g')) throw new Error('the flag g is missing');
  return pattern;
}

function describeValue(value: unknown): string {
  return value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? String(value));
}

function refuse(option: string, value: unknown, allowed: string): never {
  throw new Error(
    `docusaurus.config.ts: the option "${option}" of docusaurus-theme-search is ${describeValue(value)}. ` +
      `Allowed: ${allowed}.`,
  );
}

/**
 * Completes the options with their defaults.
 *
 * @throws when an option is wrong: what was given, what is allowed, and where it stands
 */
export function readOptions(given: Partial<SearchOptions> = {}): SearchOptions {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(RULES, name)) refuse(name, value, `the options ${Object.keys(RULES).join(', ')}`);
    const [schema, allowed] = RULES[name as keyof SearchOptions];
    const {error} = schema.validate(value, {convert: false});
    if (error) refuse([name, ...(error.details[0]?.path ?? [])].join('.'), value, allowed);
  }
  const options = {...DEFAULTS, ...given};
  if (options.folder === options.page) refuse('folder', options.folder, RULES.folder[1]);
  return options;
}

/** Checks the options for Docusaurus, which adds the id of the plugin. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<Partial<SearchOptions> & {id?: string}, SearchOptions>, 'options'>): SearchOptions & {
  id: string;
} {
  if (Joi.object().validate(options).error) refuse('options', options, 'an object');
  const {id = 'default', ...given} = options;
  return {...readOptions(given), id};
}
