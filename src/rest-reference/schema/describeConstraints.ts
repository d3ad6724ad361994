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
  if (only !== undefined && second === undefined) return `The only value is ${quote(only)}.`;
  return `One of ${values.map(quote).join(', ')}.`;
}

function describeSpan(low: number | undefined, high: number | undefined, unit: string): string | undefined {
  if (low !== undefined && high !== undefined) return `From ${low} to ${high}${unit}.`;
  if (low !== undefined) return `At least ${low}${unit}.`;
  return high === undefined ? undefined : `At most ${high}${unit}.`;
}

/** The span of a number, whose ends OpenAPI 3.0 leaves out by a boolean and 3.1 by a number. */
function describeNumbers({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: Schema): string | undefined {
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum || undefined;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum || undefined;
  const parts = [
    describeSpan(exclusiveMinimum === true ? undefined : minimum, exclusiveMaximum === true ? undefined : maximum, ''),
    above === undefined && exclusiveMinimum !== 0 ? undefined : `More than ${above ?? 0}.`,
    below === undefined && exclusiveMaximum !== 0 ? undefined : `Less than ${below ?? 0}.`,
    multipleOf === undefined ? undefined : `A multiple of ${multipleOf}.`,
  ];
  return joinSentences(parts) || undefined;
}

const describers: readonly Describe[] = [
  ({deprecated}) => (deprecated ? 'Deprecated.' : undefined),
  describeEnum,
  ({const: value}) => (value === undefined ? undefined : `Always ${quote(value)}.`),
  ({readOnly, writeOnly}) => (readOnly ? 'Only in responses.' : writeOnly ? 'Only in requests.' : undefined),
  describeNumbers,
  ({minLength, maxLength}) =>
    minLength === 1 && maxLength === undefined ? 'Not empty.' : describeSpan(minLength, maxLength, ' characters'),
  ({minItems, maxItems}) => describeSpan(minItems, maxItems, ' items'),
  ({uniqueItems}) => (uniqueItems ? 'No item twice.' : undefined),
  ({minProperties, maxProperties}) => describeSpan(minProperties, maxProperties, ' fields'),
  ({discriminator}) => (discriminator ? `\`${discriminator.propertyName}\` says which it is.` : undefined),
  // An example shows the form of an ID better than its pattern.
  ({pattern, examples}) => (pattern && !examples ? `Pattern: \`${pattern}\`.` : undefined),
  ({default: value}) => (value === undefined ? undefined : `Default: ${quote(value)}.`),
  ({type, example: single, examples: [example = single] = []}) =>
    example === undefined || type === 'boolean' ? undefined : `Example: ${quote(example)}.`,
];

/** What a schema demands of a value, in sentences of Markdown. */
export function describeConstraints(schema: Schema): string[] {
  return describers.flatMap((describe) => describe(schema) ?? []);
}
