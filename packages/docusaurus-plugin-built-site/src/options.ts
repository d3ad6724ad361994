import {hosting} from './hosting';
import {markdown} from './markdown';
import type {Output} from './output';
import {createOptionsSchema, createValidateOptions, Joi} from './validation';

/** Options of the plugin. */
export type BuiltSiteOptions = {
  /** Which files to create from your built pages, using `markdown()`, `hosting()` or your own functions. @default [markdown()] @example [markdown(), hosting()] */
  readonly outputs: readonly Output[];
  /** Files that `docusaurus compress` should skip because your server doesn't serve them. @default [] @example ['search-records.json'] */
  readonly uncompressed: readonly string[];
};

/** Function names of built-in outputs. */
const OWN_OUTPUTS: readonly string[] = [markdown.name, hosting.name];

const isSameOutput = (a: Output, b: Output): boolean => a.name === b.name && OWN_OUTPUTS.includes(a.name);

const schema = createOptionsSchema<BuiltSiteOptions>(
  {
    outputs: Joi.array()
      .items(
        Joi.function().invalid(markdown, hosting).messages({
          '*': '{{#label}} must be markdown(), hosting() or a function of your own',
          'any.invalid': "{{#label}} isn't called; allowed: markdown(), hosting()",
        }),
      )
      .unique(isSameOutput)
      .messages({
        'array.unique':
          '{{#label}} is a second {{#value.name}}(), whose files would replace those of "outputs[{{#dupePos}}]"; allowed: one {{#value.name}}() with all options',
      })
      .default(() => [markdown()]),
    uncompressed: Joi.array().items(Joi.string()).default([]),
  },
  {hold: "isn't needed any more: leave it out. Pages are finished in one run, whatever the order of the plugins"},
);

/** Validates the options and adds defaults. */
export const validateOptions = createValidateOptions<Partial<BuiltSiteOptions> | undefined, BuiltSiteOptions>(
  'docusaurus-plugin-built-site',
  () => schema,
);
