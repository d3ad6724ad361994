import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';

/** A part of the latest version with its own feed. */
export type Section = {
  /** The feed's folder. `'api'` creates `/changes/api/atom.xml`. @example 'api' */
  readonly id: string;
  /** The section's name. @example 'API' */
  readonly label: string;
  /** The first folder of its pages' routes. `''` is the front page. A section without folders contains all other pages. @example ['api', 'cli'] */
  readonly folders: readonly string[];
};

/** The options, with their defaults. */
export type PluginOptions = {
  /** Docusaurus's own. @internal */
  readonly id: string;
  /** Title of the site's feed. @default "Changes in" and your site's `title` @example 'Changes in the Example Docs' */
  readonly title?: string;
  /** Parts of the latest version that readers can follow. Each older version always has its own feed. @default [] @example [{id: 'api', label: 'API', folders: ['api']}] */
  readonly sections: readonly Section[];
  /** Names to use for the languages of code samples. @default {} @example {js: 'JavaScript', py: 'Python'} */
  readonly languages: Readonly<Record<string, string>>;
  /** Code blocks to ignore, by the text after their language. @default none @example /output/ */
  readonly ignoredSamples?: RegExp;
  /** Replaces placeholders in headings. @default (text) => text @example (text) => facts.resolve(text).text */
  readonly fillText: (text: string) => string;
  /** The locale to use for dates, if it isn't the page's locale. @default {} @example {en: 'en-GB'} */
  readonly dateLocales: Readonly<Record<string, string>>;
};

/** What a site writes: every option can be left out. */
export type Options = Partial<PluginOptions>;

const name = Joi.string().pattern(/^[\w-]+$/, 'letters, digits, _ and -');

const schema = createOptionsSchema({
  title: Joi.string(),
  sections: Joi.array()
    .items(
      createOptionsSchema({
        // The feeds of single pages have this folder.
        id: name.invalid('pages').required(),
        label: Joi.string().required(),
        folders: Joi.array().items(Joi.string().allow('')).required(),
      }),
    )
    .unique('id')
    .default([]),
  languages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  ignoredSamples: Joi.object().instance(RegExp).messages({'*': '{{#label}} must be a regular expression'}),
  fillText: Joi.function().default(() => (text: string) => text),
  dateLocales: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
}).messages({
  'any.invalid': '{{#label}} is the name of the feeds of single pages; allowed: another one',
});

/** Checks and completes the options. */
export const validateOptions = createValidateOptions<Options, PluginOptions>(
  'docusaurus-plugin-page-history',
  () => schema,
);
