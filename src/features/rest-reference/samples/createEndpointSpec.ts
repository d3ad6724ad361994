import type {EndpointSpec, FieldSpec} from '../request/endpointSpec';
import {getFactText} from '../../../facts';
import {findSuccess, type Operation, getExamples} from '../document/collectOperations';
import type {ApiDocument, Json, Parameter, OrReference, Schema} from '../document/readApiDocument';
import {flattenSchema, type FlatSchema} from '../schema/flattenSchema';

const JSON_TYPE = 'application/json';

const isPaged = (parameters: readonly Parameter[]): boolean => parameters.some(({name}) => name === 'after');

const formatInitial = (value: Json | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

function getFieldKind({types, properties}: FlatSchema): FieldSpec['kind'] {
  const [type] = types;
  if (type === 'integer' || type === 'boolean') return type;
  return type === 'string' && Object.keys(properties).length === 0 ? 'text' : 'json';
}

type Place = Pick<FieldSpec, 'name' | 'place' | 'required' | 'keepsEmpty'> & {
  readonly initial: Json | undefined;
  readonly hint: Json | undefined;
};

function createFieldSpec(
  document: ApiDocument,
  part: OrReference<Schema>,
  {initial, hint, ...place}: Place,
): FieldSpec {
  const flat = flattenSchema(document, part);
  const {pattern, minimum, maximum, enum: options} = flat.schema;
  return {
    ...place,
    kind: getFieldKind(flat),
    hint: formatInitial(hint ?? flat.schema.examples?.[0]),
    initial: formatInitial(initial),
    ...(pattern ? {pattern} : {}),
    ...(minimum === undefined ? {} : {minimum}),
    ...(maximum === undefined ? {} : {maximum}),
    ...(options ? {options: options.map(String)} : {}),
  };
}

/**
 * Returns the optional query values shown in samples: the maximum page size of a list and the values that the document
 * specifies.
 */
function getSampleQuery({parameters, sampleQuery}: Operation): Readonly<Record<string, Json>> {
  return {...(isPaged(parameters) && {limit: Number(getFactText('limits.apiPageMax.raw'))}), ...sampleQuery};
}

function createParameterFields(document: ApiDocument, operation: Operation): FieldSpec[] {
  const sampled = getSampleQuery(operation);
  return operation.parameters.flatMap((parameter) => {
    const {name, in: place, required = false, schema = {}} = parameter;
    if (place !== 'path' && place !== 'query') return [];
    const example = getExamples(document, parameter)[0]?.value;
    // An empty example marks a value that's sent even if it's empty.
    const keepsEmpty = example === '';
    const initial = sampled[name] ?? (required || keepsEmpty ? example : undefined);
    return [createFieldSpec(document, schema, {name, place, required, keepsEmpty, initial, hint: example})];
  });
}

/** Creates the fields of a body: those in the example first, then the others. */
function createBodyFields(document: ApiDocument, body: FlatSchema, example: Json | undefined): FieldSpec[] {
  const values = (example ?? {}) as {readonly [key: string]: Json};
  const names = new Set([...Object.keys(values), ...Object.keys(body.properties)]);
  return [...names].map((name) => {
    const required = body.required.includes(name);
    const place = {name, place: 'body', required, keepsEmpty: false} as const;
    return createFieldSpec(document, body.properties[name] ?? {}, {...place, initial: values[name], hint: undefined});
  });
}

/**
 * Creates the description of an operation for samples and the request builder. The form starts with the first example.
 */
export function createEndpointSpec(document: ApiDocument, operation: Operation): EndpointSpec {
  const media = operation.body?.content[JSON_TYPE];
  const body = media?.schema && flattenSchema(document, media.schema);
  const fields = body ? createBodyFields(document, body, getExamples(document, media)[0]?.value) : [];
  return {
    method: operation.method,
    path: operation.path,
    fields: [...createParameterFields(document, operation), ...fields],
    isPaged: isPaged(operation.parameters),
    hasAnswer: Object.keys(findSuccess(operation)?.response.content ?? {}).length > 0,
  };
}
