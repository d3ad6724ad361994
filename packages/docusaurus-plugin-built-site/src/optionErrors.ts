import type {ObjectSchema, ValidationError} from 'joi';

const show = (value: unknown): string =>
  typeof value === 'function' || value instanceof RegExp
    ? String(value).slice(0, 60)
    : (JSON.stringify(value)?.slice(0, 200) ?? 'missing');

/**
 * Says what is wrong with options: the setting, what was given and what is allowed.
 *
 * @param where the file and the package or function whose options they are
 */
export function optionError(where: string, schema: ObjectSchema, error: unknown): Error {
  const [detail] = (error as ValidationError).details;
  const {type = '', message = '', path = [], context} = detail ?? {};
  if (type === 'object.unknown') {
    const allowed = path.length === 1 ? Object.keys((schema.describe() as {keys: object}).keys).join(', ') : null;
    const text = `"${context?.label}" is no option; allowed: ${allowed ?? 'what the README of the package lists'}`;
    return new Error(`${where} ${text}`, {cause: error});
  }
  const rule = message.replace(/^"[^"]*" (?:with value .* fails to match the (.*) pattern$)?/s, (_, name?: string) =>
    name === undefined ? '' : `must be ${name}`,
  );
  return new Error(`${where} "${context?.label ?? 'options'}" is ${show(context?.value)}, and ${rule}`, {cause: error});
}

/** Checks and completes what an output was called with. */
export function attempt<Options>(output: string, outputSchema: ObjectSchema<Options>, given: unknown): Options {
  const {error, value} = outputSchema.validate(given, {convert: false});
  if (error) throw optionError(`docusaurus.config.ts, ${output}():`, outputSchema, error);
  return value;
}
