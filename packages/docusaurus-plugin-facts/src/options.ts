import {inspect} from 'node:util';
import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
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

const WHERE = 'docusaurus.config.ts, options of docusaurus-plugin-facts:';

/** An object of options; what is no option is told with those that are. */
const shape = (keys: Joi.SchemaMap): Joi.ObjectSchema =>
  Joi.object(keys).messages({'object.unknown': `{{#label}} is no option; allowed: ${Object.keys(keys).join(', ')}`});

const schemaFor = ({versions: versionsOfFacts = []}: Partial<Facts> = {}): Joi.ObjectSchema =>
  shape({
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

/** Checks the options; a wrong one is named with what was given, what is allowed and where it stands. */
export function validateOptions({validate, options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  try {
    return validate(schemaFor(options?.facts ?? {}), options) as PluginOptions;
  } catch (error) {
    const [{message, context} = {message: String(error)}] = (error as Joi.ValidationError).details;
    throw new Error(`${WHERE} ${message} (given: ${inspect(context?.value)})`, {cause: error});
  }
}
