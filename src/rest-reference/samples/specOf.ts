import type {ApiRequest, EndpointSpec, FieldSpec} from '../request/endpointSpec';
import {limits} from '../../facts/limits';
import {findSuccess, type Operation, listExamples, sampleValueOf} from '../document/collectOperations';
import type {ApiDocument, Json, Parameter, OrReference, Schema} from '../document/readApiDocument';
import {flattenSchema, type FlatSchema} from '../schema/flattenSchema';

const JSON_TYPE = 'application/json';

function printValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function fillPath(document: ApiDocument, {path, parameters}: Operation): string {
  const values = new Map(parameters.map((parameter) => [parameter.name, sampleValueOf(document, parameter)]));
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(printValue(values.get(name) ?? name)));
}

/** An empty example marks a value that has to be sent even when it is empty. */
function isSent(document: ApiDocument, parameter: Parameter): boolean {
  if (parameter.in !== 'query') return false;
  return parameter.required === true || sampleValueOf(document, parameter) === '';
}

/** Whether the answer comes in pages. */
export function isPaged({parameters}: Operation): boolean {
  return parameters.some(({name}) => name === 'after');
}

/** The query of a sample: required parameters, the longest page of a list, and what the document asks for. */
function queryOf(document: ApiDocument, operation: Operation): ApiRequest['query'] {
  const sent = operation.parameters
    .filter((parameter) => isSent(document, parameter))
    .map((parameter) => [parameter.name, sampleValueOf(document, parameter) ?? ''] as const);
  const values: Record<string, Json> = {
    ...Object.fromEntries(sent),
    ...(isPaged(operation) ? {limit: limits.apiPageMax.value} : {}),
    ...operation.sampleQuery,
  };
  return Object.entries(values).map(([name, value]) => [name, printValue(value)]);
}

/** The request of an operation, with its first body example. */
export function requestOf(document: ApiDocument, operation: Operation): ApiRequest {
  const media = operation.body?.content[JSON_TYPE];
  const body = media && listExamples(document, media)[0]?.value;
  return {
    method: operation.method,
    base: operation.server,
    path: fillPath(document, operation),
    query: queryOf(document, operation),
    ...(body === undefined ? {} : {body}),
    isPaged: isPaged(operation),
    hasAnswer: Object.keys(findSuccess(operation)?.response.content ?? {}).length > 0,
  };
}

const printInitial = (value: Json | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

function kindOf({types, properties}: FlatSchema): FieldSpec['kind'] {
  const [type] = types;
  if (type === 'integer' || type === 'boolean') return type;
  return type === 'string' && Object.keys(properties).length === 0 ? 'text' : 'json';
}

type Place = Pick<FieldSpec, 'name' | 'place' | 'required' | 'keepsEmpty'> & {
  readonly initial: Json | undefined;
  readonly hint: Json | undefined;
};

function specOfField(document: ApiDocument, part: OrReference<Schema>, {initial, hint, ...place}: Place): FieldSpec {
  const flat = flattenSchema(document, part);
  const {pattern, minimum, maximum, enum: options} = flat.schema;
  return {
    ...place,
    kind: kindOf(flat),
    hint: printInitial(hint ?? flat.schema.examples?.[0]),
    initial: printInitial(initial),
    ...(pattern ? {pattern} : {}),
    ...(minimum === undefined ? {} : {minimum}),
    ...(maximum === undefined ? {} : {maximum}),
    ...(options ? {options: options.map(String)} : {}),
  };
}

function listParameters(document: ApiDocument, {parameters}: Operation): FieldSpec[] {
  return parameters.flatMap((parameter) => {
    const {name, in: place, required = false, schema = {}} = parameter;
    if (place !== 'path' && place !== 'query') return [];
    const example = listExamples(document, parameter)[0]?.value;
    const keepsEmpty = example === '';
    const initial = required || keepsEmpty ? example : undefined;
    return [specOfField(document, schema, {name, place, required, keepsEmpty, initial, hint: example})];
  });
}

function listBodyFields(document: ApiDocument, body: FlatSchema, example: Json | undefined): FieldSpec[] {
  const values = (example ?? {}) as {readonly [key: string]: Json};
  return Object.entries(body.properties).map(([name, part]) => {
    const required = body.required.includes(name);
    const place = {name, place: 'body', required, keepsEmpty: false} as const;
    return specOfField(document, part, {...place, initial: values[name], hint: undefined});
  });
}

/** Fields that a request usually has come first. */
function byUse(one: FieldSpec, other: FieldSpec): number {
  const isUsual = ({required, initial}: FieldSpec): number => Number(required || initial !== '');
  return isUsual(other) - isUsual(one);
}

/** What the request builder needs to know of an operation; its form begins with the first example. */
export function specOf(document: ApiDocument, operation: Operation): EndpointSpec {
  const media = operation.body?.content[JSON_TYPE];
  const body = media?.schema && flattenSchema(document, media.schema);
  const fields = body ? listBodyFields(document, body, listExamples(document, media)[0]?.value) : [];
  return {
    method: operation.method,
    path: operation.path,
    fields: [...listParameters(document, operation), ...fields].sort(byUse),
    oneOf: body?.fieldChoices.flatMap((choice) => choice.fields) ?? [],
    isPaged: isPaged(operation),
    hasAnswer: Object.keys(findSuccess(operation)?.response.content ?? {}).length > 0,
  };
}
