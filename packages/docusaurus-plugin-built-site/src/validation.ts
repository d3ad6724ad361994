/** Validates the options of plugins and functions using Docusaurus's own Joi. */
import {createRequire} from 'node:module';
import {inspect} from 'node:util';
import type {OptionValidationContext} from '@docusaurus/types';
import type * as UtilsValidation from '@docusaurus/utils-validation';

// Node.js doesn't detect this named export of the CommonJS module in a native ES module.
const validation = createRequire(import.meta.url)('@docusaurus/utils-validation') as typeof UtilsValidation;

export const {Joi} = validation;

type Schema<Options> = UtilsValidation.Joi.ObjectSchema<Options>;

/**
 * Creates the schema of an options object. The message about an unknown option lists the allowed ones.
 *
 * @param removed messages about removed options, by name
 */
export function createOptionsSchema<Options>(
  keys: UtilsValidation.Joi.SchemaMap<Options>,
  removed: Readonly<Record<string, string>> = {},
): Schema<Options> {
  const removedKeys = Object.entries(removed).map(([name, message]) => {
    const schema = Joi.any()
      .forbidden()
      .messages({'any.unknown': `{{#label}} ${message}`});
    return [name, schema] as const;
  });
  return Joi.object<Options>({...keys, ...Object.fromEntries(removedKeys)} as typeof keys).messages({
    'object.unknown': `{{#label}} isn't an option; allowed: ${Object.keys(keys).join(', ')}`,
    'any.required': `{{#label}} has no "{{#key}}"; its options: ${Object.keys(keys).join(', ')}`,
    'boolean.base': '{{#label}} must be true or false',
    'string.pattern.name': '{{#label}} must be {{#name}}',
  });
}

/**
 * Creates an error with the invalid option, the allowed values and the given value (for a missing option, its object).
 */
function createOptionError(where: string, error: unknown): Error {
  const {details: [detail] = [], _original: options} = error as Partial<UtilsValidation.Joi.ValidationError>;
  if (!detail) return new Error(`${where} ${String(error)}`, {cause: error});
  const {message, context, path, type} = detail;
  const isMissing = type === 'any.required';
  const text = isMissing ? message.replace(`.${context?.key}"`, '"') : message;
  const given: unknown = isMissing ? path.slice(0, -1).reduce((value, key) => value[key], options) : context?.value;
  const line = inspect(given, {compact: true, breakLength: Infinity});
  const shown = line.length > 80 ? `${line.slice(0, 79)}…` : line;
  return new Error(`${where} ${text} (given: ${shown})`, {cause: error});
}

/** Creates the `validateOptions` of a plugin. Its errors contain the plugin's name, which Docusaurus doesn't add. */
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
 * Validates options that Docusaurus doesn't validate, and adds defaults.
 *
 * @param name prefix of errors, such as `hosting()` or `options of docusaurus-theme-search`
 */
export function validateFunctionOptions<Options>(name: string, schema: Schema<Options>, given: unknown): Options {
  const {error, value} = schema.validate(given, {convert: false});
  if (error) throw createOptionError(`docusaurus.config.ts, ${name}:`, error);
  return value;
}
