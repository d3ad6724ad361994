import {load} from 'cheerio';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Joi as JoiTypes} from '@docusaurus/utils-validation';
import {createOptionsSchema, Joi, validateFunctionOptions} from 'docusaurus-plugin-built-site/validation';
import {ICON_NAMES, TIMINGS, type StartingPoint, type Timings} from './client/settings';
import {FOLDER} from './engine/records';

/** Options of the theme, with their defaults. */
export type PluginOptions = {
  /** Path to the search page, or `false` to remove this page. `themeConfig.algolia.searchPagePath` overrides this option. @default 'search' @example 'find' */
  readonly page: string | false;
  /** Whether the index includes your blog posts. @default false */
  readonly blog: boolean;
  /** Whether searching starts in the version of the current page or always in the latest version. @default 'page' @example 'latest' */
  readonly startVersion: 'page' | 'latest';
  /** Names to show before a result's categories based on the sidebar id. @default the labels of your `docSidebar` items @example {reference: 'Reference'} */
  readonly categories: Readonly<Record<string, string>>;
  /** Groups of words that have the same meaning. @default [] @example [['sso', 'single sign-on']] */
  readonly synonyms: readonly (readonly string[])[];
  /** Selectors for elements that the index should leave out, in addition to buttons, fields and their labels. @default [] @example ['.badge'] */
  readonly ignoredElements: readonly string[];
  /** Heading ids for sections that the index should leave out. @default [] @example ['next-steps'] */
  readonly ignoredSections: readonly string[];
  /** Pages to offer before a reader types something. Add a `description` to replace the page's, and an `icon`: `page`, `start`, `guide`, `code`, `table` or `help`. @default [] @example [{to: '/guides/', label: 'Guides', icon: 'guide'}] */
  readonly startingPoints: readonly StartingPoint[];
  /** Links to offer when a search doesn't find anything, with the same properties as `startingPoints`. They can also lead to other sites. @default the starting points @example [{to: 'https://acme.example/support', label: 'Contact support'}] */
  readonly helpLinks: readonly StartingPoint[];
  /** Overrides any of the [default timings](#default-timings) in milliseconds. @default {} @example {hostedTimeout: 1000} */
  readonly timings: Timings;
};

/** Options in the site configuration, all optional. */
export type Options = Partial<Omit<PluginOptions, 'timings'>> & {readonly timings?: Partial<Timings>};

const text = Joi.string();
const duration = Joi.number()
  .min(0)
  .messages({'number.base': '{{#label}} must be a number of milliseconds, such as 1000'});
const PAGE = 'lower-case letters, digits and hyphens, or false for no page';

const validateSelector: JoiTypes.CustomValidator<string> = (selector, {error}) => {
  try {
    load('').root().find(selector);
    return selector;
  } catch {
    return error('string.pattern.name', {name: 'a CSS selector such as ".badge"'});
  }
};

/** Addresses below the base path, and addresses that can be on another site. */
const OWN = /^(?!\/\/|[a-z][a-z\d+.-]*:)/i;
const OWN_OR_HTTPS = /^(?:https:\/\/|(?!\/\/|[a-z][a-z\d+.-]*:))/i;

const createLinksSchema = (pattern: RegExp, allowed: string): JoiTypes.ArraySchema =>
  Joi.array().items(
    createOptionsSchema({
      to: text.pattern(pattern, allowed).required(),
      label: text.required(),
      description: text.optional(),
      icon: text.valid(...ICON_NAMES).optional(),
    }),
  );

const schema = createOptionsSchema(
  {
    // Added by Docusaurus.
    id: text.default('default'),
    page: Joi.alternatives(
      text
        .pattern(/^[a-z][a-z0-9-]*$/, PAGE)
        .invalid(FOLDER)
        .messages({'string.empty': `{{#label}} is empty; allowed: ${PAGE}`}),
      Joi.valid(false),
    ).default('search'),
    blog: Joi.boolean().default(false),
    startVersion: text.valid('page', 'latest').default('page'),
    categories: Joi.object().pattern(text, text.allow('')).default({}),
    synonyms: Joi.array()
      .items(
        Joi.array().items(text).min(2).messages({
          'array.base': "{{#label}} must be a list of words with the same meaning, such as ['sso', 'single sign-on']",
        }),
      )
      .messages({'array.base': "{{#label}} must be a list of groups, such as [['sso', 'single sign-on']]"})
      .default([]),
    ignoredElements: Joi.array().items(text.custom(validateSelector)).default([]),
    ignoredSections: Joi.array()
      .items(text.pattern(/^[^#\s]+$/, 'the id of a heading without #, such as "next-steps"'))
      .default([]),
    startingPoints: createLinksSchema(OWN, 'an address on this site below the base path, such as "/guides/"').default(
      [],
    ),
    helpLinks: createLinksSchema(
      OWN_OR_HTTPS,
      'an address on this site below the base path, such as "/guides/", or one that begins with https:',
    ).default(Joi.ref('startingPoints')),
    timings: createOptionsSchema(
      Object.fromEntries(Object.entries(TIMINGS).map(([name, value]) => [name, duration.default(value)])),
      {waitShown: 'is called "searchingDelay" now', announcePause: 'is called "announceDelay" now'},
    ).default(TIMINGS),
  },
  {
    algolia: "isn't an option here: write it in themeConfig.algolia",
    hosted: 'is replaced: configure Algolia in themeConfig.algolia',
    standalone:
      "isn't needed any more: leave it out, and searchOutput() out of the options of docusaurus-plugin-built-site",
  },
);

/**
 * Validates the options and adds defaults.
 *
 * @throws an error with the invalid option, the allowed values and the given value
 */
export const resolveOptions = (given: Options = {}): PluginOptions =>
  validateFunctionOptions('options of docusaurus-theme-search', schema, given) as PluginOptions;

/** Docusaurus's hook for validating options. */
export const validateOptions = ({
  options,
}: Pick<OptionValidationContext<Options, PluginOptions>, 'options'>): PluginOptions => resolveOptions(options);
