import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';

/** A part of the latest version that readers can follow on its own. */
export type Section = {
  /** Folder of its feed: `api` for `/changes/api/atom.xml`. */
  readonly id: string;
  /** Its name for readers. */
  readonly label: string;
  /** First folders of the routes of its pages; `''` is the front page. The section without any has all other pages. */
  readonly folders: readonly string[];
};

/** The options, with their defaults. */
export type PluginOptions = {
  readonly id: string;
  /**
   * Title of the feed of the whole site.
   * @default "Changes in" and the title of the site, in the language of the pages
   * @example "Changes in the Example Docs"
   */
  readonly title?: string;
  /**
   * Parts of the latest version. Every older version is a part of its own.
   * @default []
   * @example [{id: 'api', label: 'API', folders: ['api', 'cli']}, {id: 'help', label: 'Help', folders: []}]
   */
  readonly sections: readonly Section[];
  /**
   * Names of the languages of code samples for readers.
   * @default {}
   * @example {js: 'JavaScript', py: 'Python'}
   */
  readonly languages: Readonly<Record<string, string>>;
  /**
   * Code blocks whose words after the language match this are left out of the history.
   * @default undefined, every code block counts
   * @example /output/
   */
  readonly ignoredSamples?: RegExp;
  /**
   * Fills what sources hold in place of a text, such as names of figures in headings.
   * @default (text) => text
   * @example (text) => facts.resolve(text).text
   */
  readonly fillText: (text: string) => string;
  /**
   * Locales of dates, by the locale of the pages, where they differ.
   * @default {}
   * @example {en: 'en-GB'}
   */
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
