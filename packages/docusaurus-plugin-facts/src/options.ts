import {createOptionsSchema, createValidateOptions, Joi} from 'docusaurus-plugin-built-site/validation';
import type {Facts} from './createFacts';

/** The options of the plugin, with their defaults. */
export type PluginOptions = {
  /** Id of the plugin instance. @internal */
  readonly id: string;
  /** The facts to publish, created using `createFacts`. @example createFacts({…}) */
  readonly facts: Facts;
  /** The versions to include in `facts.json` and which version of your facts they're using, starting with the latest. @default all versions of your facts @example {v3: 'v2', v2: 'v2', v1: 'v1'} */
  readonly versions?: Readonly<Record<string, string>>;
  /** The address of a JSON schema for `facts.json`, which you need to add to your `static` folder. @default none @example 'facts.schema.json' */
  readonly schema?: string;
  /** Returns additional data to include for a version in `facts.json`. @default () => ({}) @example (version) => ({limits: getLimits(version)}) */
  readonly addToVersion: (version: string) => object;
  /** Returns additional data to include in `facts.json`. @default () => ({}) @example () => ({errors}) */
  readonly addToDocument: () => object;
};

/** Options in the site configuration. Only the facts are required. */
export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'facts'>;

const EXPECTED = 'write facts: createFacts(\\{…}), imported from "docusaurus-plugin-facts/facts"';

const getSchema = (versionsOfFacts: readonly string[] = []) =>
  createOptionsSchema({
    facts: Joi.object()
      .custom((given: Partial<Facts>, {error}) => (typeof given.resolve === 'function' ? given : error('any.invalid')))
      .required()
      .messages({
        '*': `{{#label}} isn't made by createFacts; ${EXPECTED}`,
        'any.required': `{{#label}} is missing; ${EXPECTED}`,
      }),
    versions: Joi.object()
      .pattern(Joi.string(), Joi.valid(...versionsOfFacts))
      .min(1),
    schema: Joi.string(),
    addToVersion: Joi.function().default(() => () => ({})),
    addToDocument: Joi.function().default(() => () => ({})),
  });

/** Returns the versions of unvalidated facts; empty if `createFacts` hasn't created them. */
const getVersions = (facts: Partial<Facts> | undefined): readonly string[] =>
  Array.isArray(facts?.versions) ? facts.versions : [];

/** Validates the options and adds defaults. */
export const validateOptions = createValidateOptions<Options, PluginOptions>('docusaurus-plugin-facts', (given) =>
  getSchema(getVersions((given as Partial<Options> | undefined)?.facts)),
);
