import {translate} from '@docusaurus/Translate';
import {type EndpointSpec, type FieldSpec, type FieldValues, keyOf} from './endpointSpec';

type Check = (field: FieldSpec, text: string) => string | undefined;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function describeSpan({minimum, maximum}: FieldSpec): string {
  const ends = {minimum: minimum ?? '', maximum: maximum ?? ''};
  if (minimum === undefined)
    return translate({id: 'site.request.upTo', message: 'Enter a whole number up to {maximum}.'}, ends);
  return maximum === undefined
    ? translate({id: 'site.request.from', message: 'Enter a whole number from {minimum}.'}, ends)
    : translate({id: 'site.request.fromTo', message: 'Enter a whole number from {minimum} to {maximum}.'}, ends);
}

function isInSpan({minimum = -Infinity, maximum = Infinity}: FieldSpec, value: number): boolean {
  return value >= minimum && value <= maximum;
}

/** A server, or the browser before it sends, takes these for a step in the path: the key would go to another address. */
const DOT_SEGMENT = /^\.{1,2}$/;

const checks: readonly Check[] = [
  ({place}, text) =>
    place === 'path' && (DOT_SEGMENT.test(text) || /[/\\\s\p{Cc}]/u.test(text))
      ? translate({
          id: 'site.request.partOfPath',
          message: 'This is part of the address: it cannot be "." or "..", or have slashes or spaces.',
        })
      : undefined,
  ({kind}, text) =>
    kind === 'integer' && !/^-?\d+$/.test(text)
      ? translate({id: 'site.request.whole', message: 'Enter a whole number.'})
      : undefined,
  (field, text) => (field.kind === 'integer' && !isInSpan(field, Number(text)) ? describeSpan(field) : undefined),
  ({kind}, text) =>
    kind === 'json' && !isJson(text)
      ? translate({id: 'site.request.json', message: 'Enter valid JSON: names and texts in double quotes.'})
      : undefined,
  ({pattern, hint}, text) =>
    pattern && !new RegExp(pattern).test(text)
      ? translate({id: 'site.request.form', message: 'This does not have the right form. Example: {hint}'}, {hint})
      : undefined,
];

/** What is wrong with one field, or nothing. */
function validateField(field: FieldSpec, text: string): string | undefined {
  if (text === '')
    return field.required && !field.keepsEmpty
      ? translate({id: 'site.request.missing', message: 'This value is required.'})
      : undefined;
  return checks.map((check) => check(field, text)).find(Boolean);
}

function findMissingChoice({oneOf}: EndpointSpec, values: FieldValues): string | undefined {
  const isComplete = (names: readonly string[]): boolean =>
    names.every((name) => Boolean(values[keyOf({place: 'body', name})]));
  if (oneOf.length === 0 || oneOf.some(isComplete)) return undefined;
  const names = oneOf.map((set) =>
    set.reduce((some, name) => translate({id: 'site.request.with', message: '{some} with {name}'}, {some, name})),
  );
  return translate({id: 'site.request.oneOf', message: 'Enter at least one of: {names}.'}, {names: names.join(', ')});
}

/** What is wrong with a request: by the key of the field, and as a whole. */
export interface Problems {
  readonly fields: Readonly<Record<string, string>>;
  readonly whole?: string;
}

/** Checks what was typed against the schema of the endpoint. */
export function validateFields(spec: EndpointSpec, values: FieldValues): Problems {
  const fields = spec.fields.flatMap((field) => {
    const problem = validateField(field, values[keyOf(field)] ?? '');
    return problem ? [[keyOf(field), problem] as const] : [];
  });
  const whole = findMissingChoice(spec, values);
  return {fields: Object.fromEntries(fields), ...(whole ? {whole} : {})};
}
