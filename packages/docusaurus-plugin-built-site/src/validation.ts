/** Options of plugins and functions, checked with Docusaurus's own Joi, and messages about them. */
import {createRequire} from 'node:module';
import {inspect} from 'node:util';
import type {OptionValidationContext} from '@docusaurus/types';
import type * as UtilsValidation from '@docusaurus/utils-validation';

// Node.js finds no such name in the CommonJS module when a native module imports it.
const validation = createRequire(import.meta.url)('@docusaurus/utils-validation') as typeof UtilsValidation;

export const {Joi} = validation;

type Schema<Options> = UtilsValidation.Joi.ObjectSchema<Options>;

/**
 * Makes the schema of an object of options. An unknown name gets a message with those that exist.
 *
 * @param removed what to say about options of earlier versions, by their names
 */
export function createOptionsSchema<Options>(
  keys: UtilsValidation.Joi.SchemaMap<Options>,
  removed: Readonly<Record<string, string>> = {},
): Schema<Options> {
  const gone = Object.entries(removed).map(([name, message]) => {
    const schema = Joi.any()
      .forbidden()
      .messages({'any.unknown': `{{#label}} ${message}`});
    return [name, schema] as const;
  });
  return Joi.object<Options>({...keys, ...Object.fromEntries(gone)} as typeof keys).messages({
    'object.unknown': `{{#label}} isn't an option; allowed: ${Object.keys(keys).join(', ')}`,
    'any.required': `{{#label}} is missing; allowed: ${Object.keys(keys).join(', ')}`,
    'array.unique': `{{#label}} repeats [{{#dupePos}}]{{if(#path, " with the same " + #path, "")}}; allowed: each of them once`,
    'string.pattern.name': '{{#label}} must be {{#name}}',
  });
}

/** Names the setting that is wrong, what is allowed and what was given. */
function createOptionError(where: string, error: unknown): Error {
  const {details = []} = error as Partial<UtilsValidation.Joi.ValidationError>;
  const [{message, context} = {message: String(error), context: undefined}] = details;
  return new Error(`${where} ${message} (given: ${inspect(context?.value)})`, {cause: error});
}

/** Makes the `validateOptions` of a plugin. Its errors name the plugin, because Docusaurus doesn't. */
export const createValidateOptions =
  <Given, Options>(name: string, getSchema: (given: Given) => UtilsValidation.Joi.ObjectSchema) =>
  ({options, validate}: OptionValidationContext<Given, Options>): Options => {
    try {
      return validate(getSchema(options) as never, options);
    } catch (error) {
      throw createOptionError(`docusaurus.config.ts, options of ${name}:`, error);
    }
  };

/**
 * Checks and completes options outside of Docusaurus's own validation.
 *
 * @param name what they belong to: `hosting()`, or `options of docusaurus-theme-search`
 */
export function validateCall<Options>(name: string, schema: Schema<Options>, given: unknown): Options {
  const {error, value} = schema.validate(given, {convert: false});
  if (error) throw createOptionError(`docusaurus.config.ts, ${name}:`, error);
  return value;
}
