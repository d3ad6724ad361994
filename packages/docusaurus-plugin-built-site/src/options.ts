import type {BuiltSite} from './builtSite';
import type {Files} from './files';
import {markdown} from './markdown';
import type {BuildContext} from './pages';
import {createOptionsSchema, createValidateOptions, Joi} from './validation';
import type {Words} from './words';

/** What an output gets besides the site. */
export type OutputContext = BuildContext & {
  /** Words of this package in the locale that is built. */
  readonly words: Words;
};

/**
 * Makes files from the built site. It does not write them: the plugin does, once all outputs have run. Its name is
 * shown with the time that it took.
 */
export type Output = (site: BuiltSite, context: OutputContext) => Files | Promise<Files>;

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
