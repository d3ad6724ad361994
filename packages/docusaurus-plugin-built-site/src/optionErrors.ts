import {inspect} from 'node:util';
import Joi from 'joi';

/** An object of options; what is no option is told with those that are. */
export const shape = <Options>(keys: Joi.SchemaMap<Options>): Joi.ObjectSchema<Options> =>
  Joi.object<Options>(keys).messages({
    'object.unknown': `{{#label}} is no option; allowed: ${Object.keys(keys).join(', ')}`,
    'string.pattern.name': '{{#label}} must be {{#name}}',
  });

/**
 * Says what is wrong with options: the setting, what is allowed and what was given.
 *
 * @param where the file and the package or function whose options they are
 */
export function optionError(where: string, error: unknown): Error {
  const [{message, context} = {message: String(error)}] = (error as Joi.ValidationError).details;
  return new Error(`${where} ${message} (given: ${inspect(context?.value)})`, {cause: error});
}

/** Checks and completes what an output was called with. */
export function attempt<Options>(output: string, schema: Joi.ObjectSchema<Options>, given: unknown): Options {
  const {error, value} = schema.validate(given, {convert: false});
  if (error) throw optionError(`docusaurus.config.ts, ${output}():`, error);
  return value;
}
