import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';
import type {Facts} from './createFacts';

/** The options of the plugin, completed. */
export type PluginOptions = {
  readonly id: string;
  /**
   * The facts of the site, made with `createFacts`.
   * @example createFacts({locale: 'en', groups: {limits}, versions: {current: {}}, source: 'src/facts'})
   */
  readonly facts: Facts;
  /**
   * The versions in the document by id, each with the version of the facts that it prints, the latest first.
   * @default the versions of the facts
   * @example {v3: 'v2', v2: 'v2', v1: 'v1'}
   */
  readonly versions?: Readonly<Record<string, string>>;
  /**
   * Address of the JSON schema of the document, a file of the site's own.
   * @default undefined, no schema
   * @example 'facts.schema.json'
   */
  readonly schema?: string;
  /**
   * What each version has besides its facts.
   * @default () => ({})
   * @example (version) => ({limits: limitsOf(version)})
   */
  readonly addToVersion: (version: string) => object;
  /**
   * What the document has besides its versions.
   * @default () => ({})
   * @example () => ({errors})
   */
  readonly addToDocument: () => object;
};

/** What a site writes: every option but the facts can be left out. */
export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'facts'>;

const getSchema = (versionsOfFacts: readonly string[] = []) =>
  createOptionsSchema({
    facts: Joi.object({lookup: Joi.function().required(), versions: Joi.array().items(Joi.string()).required()})
      .unknown()
      .required(),
    versions: Joi.object()
      .pattern(Joi.string(), Joi.valid(...versionsOfFacts))
      .min(1),
    schema: Joi.string(),
    addToVersion: Joi.function().default(() => () => ({})),
    addToDocument: Joi.function().default(() => () => ({})),
  }).messages({
    'any.required': '{{#label}} is missing; allowed: what createFacts of docusaurus-plugin-facts/facts returns',
  });

/** Checks and completes the options. */
export const validateOptions = createValidateOptions<Options, PluginOptions>('docusaurus-plugin-facts', (given) =>
  getSchema((given as Partial<Options> | undefined)?.facts?.versions),
);
