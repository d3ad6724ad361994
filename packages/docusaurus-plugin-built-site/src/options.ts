import Joi from 'joi';
import type {OptionValidationContext, Props} from '@docusaurus/types';
import type {BuiltSite} from './builtSite';
import type {Files} from './files';
import {markdown} from './markdown';
import {optionError, shape} from './optionErrors';
import type {Words} from './words';

/** What an output gets besides the site. */
export type OutputContext = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n' | 'plugins' | 'routesPaths'
> & {
  /** Full address of the base path, with its slash: `https://example.com/docs/`. */
  readonly siteUrl: string;
  /** Locale that is built. */
  readonly locale: string;
  /** Whether the build has a file, by its path below the build folder, or an output before this one makes it. */
  readonly hasFile: (path: string) => boolean;
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
  /**
   * Tells a plugin that changes pages after this one, because Docusaurus runs all `postBuild`s at once: called when this
   * plugin is made, and what it returns when everything is written.
   *
   * @default none
   * @example holdFinishing of docusaurus-theme-document-first/finishing
   */
  readonly hold: (() => () => void) | null;
};

const schema = shape<BuiltSiteOptions>({
  outputs: Joi.array()
    .items(Joi.function())
    .default(() => [markdown()]),
  uncompressed: Joi.array().items(Joi.string()).default([]),
  hold: Joi.function().allow(null).default(null),
});

const WHERE = 'docusaurus.config.ts, options of docusaurus-plugin-built-site:';

/** Checks and completes the options; a wrong one is named with the plugin, because Docusaurus does not say it. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Partial<BuiltSiteOptions> | undefined, BuiltSiteOptions>): BuiltSiteOptions {
  try {
    return validate(schema, options);
  } catch (error) {
    throw optionError(WHERE, error);
  }
}
