import {type BuildWord, say} from '../../buildWords';
import type {Json, Schema} from '../document/readApiDocument';

/** Sentences that there are, as one text. */
export function joinSentences(parts: readonly (string | undefined)[]): string {
  return parts.flatMap((part) => part?.trim() || []).join(' ');
}

type Describe = (schema: Schema) => string | undefined;

function quote(value: Json): string {
  return `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
}

function describeEnum({enum: values}: Schema): string | undefined {
  if (!values) return undefined;
  const [only, second] = values;
  if (only !== undefined && second === undefined) return say('value.only', {value: quote(only)});
  return say('value.oneOf', {values: values.map(quote).join(', ')});
}

function describeSpan(low: number | undefined, high: number | undefined, unit?: BuildWord): string | undefined {
  const count = (number: number): string => (unit ? say(unit, {count: number}) : `${number}`);
  if (low !== undefined && high !== undefined) return say('value.fromTo', {low, high: count(high)});
  if (low !== undefined) return say('value.atLeast', {low: count(low)});
  return high === undefined ? undefined : say('value.atMost', {high: count(high)});
}

const describers: readonly Describe[] = [
  ({deprecated}) => (deprecated ? say('value.deprecated') : undefined),
  describeEnum,
  ({const: value}) => (value === undefined ? undefined : say('value.always', {value: quote(value)})),
  ({minimum, maximum}) => describeSpan(minimum, maximum),
  ({minLength, maxLength}) =>
    minLength === 1 && maxLength === undefined
      ? say('value.notEmpty')
      : describeSpan(minLength, maxLength, 'value.characters'),
  ({minItems, maxItems}) => describeSpan(minItems, maxItems, 'value.items'),
  // An example shows the form of an ID better than its pattern.
  ({pattern, examples}) => (pattern && !examples ? say('value.pattern', {value: quote(pattern)}) : undefined),
  ({default: value}) => (value === undefined ? undefined : say('value.default', {value: quote(value)})),
  ({type, examples: [example] = []}) =>
    example === undefined || type === 'boolean' ? undefined : say('value.example', {value: quote(example)}),
];

/** What a schema demands of a value, in sentences of Markdown. */
export function describeConstraints(schema: Schema): string[] {
  return describers.flatMap((describe) => describe(schema) ?? []);
}
