import {type BuildWord, getMessage} from '../../../buildWords';
import type {Json, Schema} from '../document/readApiDocument';

/** Joins the sentences that aren't empty. */
export function joinSentences(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => part?.trim() || []).join(' ');
}

type Describe = (schema: Schema) => string | undefined;

function formatValue(value: Json): string {
  return `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
}

function formatEnum({enum: values}: Schema): string | undefined {
  if (!values) return undefined;
  const [only, second] = values;
  if (only !== undefined && second === undefined) return getMessage('value.only', {value: formatValue(only)});
  return getMessage('value.oneOf', {values: values.map(formatValue).join(', ')});
}

function formatSpan(low: number | undefined, high: number | undefined, unit?: BuildWord): string | undefined {
  const formatWithUnit = (number: number): string => (unit ? getMessage(unit, {count: number}) : `${number}`);
  if (low !== undefined && high !== undefined) return getMessage('value.fromTo', {low, high: formatWithUnit(high)});
  if (low !== undefined) return getMessage('value.atLeast', {low: formatWithUnit(low)});
  return high === undefined ? undefined : getMessage('value.atMost', {high: formatWithUnit(high)});
}

const describers: readonly Describe[] = [
  ({deprecated}) => (deprecated ? getMessage('value.deprecated') : undefined),
  formatEnum,
  ({const: value}) => (value === undefined ? undefined : getMessage('value.always', {value: formatValue(value)})),
  ({minimum, maximum}) => formatSpan(minimum, maximum),
  ({minLength, maxLength}) =>
    minLength === 1 && maxLength === undefined
      ? getMessage('value.notEmpty')
      : formatSpan(minLength, maxLength, 'value.characters'),
  ({minItems, maxItems}) => formatSpan(minItems, maxItems, 'value.items'),
  // An example explains the format of an ID better than its pattern.
  ({pattern, examples}) =>
    pattern && !examples ? getMessage('value.pattern', {value: formatValue(pattern)}) : undefined,
  ({default: value}) => (value === undefined ? undefined : getMessage('value.default', {value: formatValue(value)})),
  ({type, examples: [example] = []}) =>
    example === undefined || type === 'boolean'
      ? undefined
      : getMessage('value.example', {value: formatValue(example)}),
];

/** Formats the constraints of a schema as Markdown sentences. */
export function formatConstraints(schema: Schema): string[] {
  return describers.flatMap((describe) => describe(schema) ?? []);
}
