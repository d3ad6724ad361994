import type {Json, Schema} from '../document/types';

type Describe = (schema: Schema) => string | undefined;

function quote(value: Json): string {
  return `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
}

function describeEnum({enum: values}: Schema): string | undefined {
  if (!values) return undefined;
  const [only, second] = values;
  if (only !== undefined && second === undefined) return `The only value is ${quote(only)}.`;
  return `One of ${values.map(quote).join(', ')}.`;
}

function describeSpan(low: number | undefined, high: number | undefined, unit: string): string | undefined {
  if (low !== undefined && high !== undefined) return `From ${low} to ${high}${unit}.`;
  if (low !== undefined) return `At least ${low}${unit}.`;
  return high === undefined ? undefined : `At most ${high}${unit}.`;
}

const describers: readonly Describe[] = [
  ({deprecated}) => (deprecated ? 'Deprecated.' : undefined),
  describeEnum,
  ({const: value}) => (value === undefined ? undefined : `Always ${quote(value)}.`),
  ({minimum, maximum}) => describeSpan(minimum, maximum, ''),
  ({minLength, maxLength}) =>
    minLength === 1 && maxLength === undefined ? 'Not empty.' : describeSpan(minLength, maxLength, ' characters'),
  ({minItems, maxItems}) => describeSpan(minItems, maxItems, ' items'),
  // An example shows the form of an ID better than its pattern.
  ({pattern, examples}) => (pattern && !examples ? `Pattern: \`${pattern}\`.` : undefined),
  ({default: value}) => (value === undefined ? undefined : `Default: ${quote(value)}.`),
  ({type, examples: [example] = []}) =>
    example === undefined || type === 'boolean' ? undefined : `Example: ${quote(example)}.`,
];

/** What a schema demands of a value, in sentences of Markdown. */
export function describeConstraints(schema: Schema): string[] {
  return describers.flatMap((describe) => describe(schema) ?? []);
}
