import {markdown} from './markdown';
import type {Output} from './output';
import {createOptionsSchema, createValidateOptions, Joi} from './validation';

/** Options of the plugin. */
export type BuiltSiteOptions = {
  /**
   * What is made from the built site, in this order.
   *
   * @default [markdown()]
   * @example [markdown({summary: 'A workflow platform.'}), hosting({redirects})]
   */
  readonly outputs: readonly Output[];
  /**
   * Files below the build folder that `docusaurus compress` leaves out, because no server hands them out.
   *
   * @default []
   * @example ['search-records.json']
   */
  readonly uncompressed: readonly string[];
};

const schema = createOptionsSchema<BuiltSiteOptions>(
  {
    outputs: Joi.array()
      .items(Joi.function())
      .default(() => [markdown()]),
    uncompressed: Joi.array().items(Joi.string()).default([]),
  },
  {hold: "isn't needed any more: leave it out. Pages are finished in one run, whatever the order of the plugins"},
);

/** Checks and completes the options. */
export const validateOptions = createValidateOptions<Partial<BuiltSiteOptions> | undefined, BuiltSiteOptions>(
  'docusaurus-plugin-built-site',
  () => schema,
);
