import type {ApiRequest} from '../../../client/apiSamples/apiRequest';
import {limits} from '../../../facts/limits';
import {findSuccess, type Operation} from '../document/collectOperations';
import {listExamples, sampleValueOf} from '../document/listExamples';
import type {ApiDocument, Json, Parameter} from '../document/types';

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
