import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';

/** A part of the latest version with its own feed. */
export type Section = {
  /** The folder for this feed. For example, `'api'` will create `/changes/api/atom.xml`. @example 'api' */
  readonly id: string;
  /** The section name. @example 'API' */
  readonly label: string;
  /** The first folder in the page routes, for example `''` for the front page. An empty list will include all other pages. @example ['api', 'cli'] */
  readonly folders: readonly string[];
};

/** Options with defaults. */
export type PluginOptions = {
  /** Id of the plugin instance. @internal */
  readonly id: string;
  /** The title to use for your site's feed. @default "Changes in" and your site's `title` @example 'Changes in the Example Docs' */
  readonly title?: string;
  /** Parts of the latest version that readers can follow, while older versions always have their own feed. @default [] @example [{id: 'api', label: 'API', folders: ['api']}] */
  readonly sections: readonly Section[];
  /** Names to use for the languages in code samples. @default {} @example {js: 'JavaScript', py: 'Python'} */
  readonly languages: Readonly<Record<string, string>>;
  /** Code blocks to ignore based on the text after the language. @default none @example /output/ */
  readonly ignoredSamples?: RegExp;
  /** Replaces placeholders when displaying a heading. @default (text) => text @example (text) => facts.resolve(text).text */
  readonly fillText: (text: string) => string;
  /** The locale to use when formatting dates, if it's different from the page locale. @default {} @example {en: 'en-GB'} */
  readonly dateLocales: Readonly<Record<string, string>>;
};

/** Options in the site configuration, all optional. */
export type Options = Partial<PluginOptions>;

const name = Joi.string().pattern(/^[\w-]+$/, 'letters, digits, _ and -');

/** Rejects names like `english`, which `Intl` accepts because they could be registered later. */
const locale = Joi.string().custom((given: string, {error}) => {
  try {
    if (/^[a-z]{2,3}(?:-|$)/i.test(given) && Intl.getCanonicalLocales(given).length > 0) return given;
  } catch {
    // Not a valid locale.
  }
  return error('string.pattern.name', {name: 'a locale such as "en-GB"'});
});

const schema = createOptionsSchema({
  title: Joi.string(),
  sections: Joi.array()
    .items(
      createOptionsSchema({
        // Reserved for the feeds of single pages.
        id: name.invalid('pages').required(),
        label: Joi.string().required(),
        folders: Joi.array()
          .items(
            Joi.string()
              .allow('')
              .pattern(/^[^/]*$/, 'the first folder of a route without slashes, such as "api"'),
          )
          .required(),
      }),
    )
    .unique('id')
    .messages({'array.unique': '{{#label}} has the same id as "sections[{{#dupePos}}]"; allowed: each id once'})
    .default([]),
  languages: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  ignoredSamples: Joi.object()
    .instance(RegExp)
    .messages({'*': '{{#label}} must be a regular expression without quotation marks, such as /output/'}),
  fillText: Joi.function().default(() => (text: string) => text),
  dateLocales: Joi.object().pattern(Joi.string(), locale).default({}),
}).messages({
  'any.invalid': '{{#label}} is the name of the feeds of single pages; allowed: another one',
});

/** Validates the options and adds defaults. */
export const validateOptions = createValidateOptions<Options, PluginOptions>(
  'docusaurus-plugin-page-history',
  () => schema,
);
