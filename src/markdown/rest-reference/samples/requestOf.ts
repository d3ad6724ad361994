import type {Operation} from '../document/collectOperations';
import {listExamples, sampleValueOf} from '../document/listExamples';
import type {ApiDocument, Json, Parameter} from '../document/types';

/** Stands for the API key until a language puts in its way to read the environment. */
export const KEY_MARK = 'MILLRACE_API_KEY_MARK';

/** A request as the HTTP Archive format writes it, in the part the samples need. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  readonly headers: {name: string; value: string}[];
  readonly queryString: {name: string; value: string}[];
  readonly cookies: never[];
  readonly headersSize: number;
  readonly bodySize: number;
  readonly postData?: {mimeType: string; text: string};
}

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

/** The request of an operation: its required parameters and the first body example. */
export function requestOf(document: ApiDocument, operation: Operation): SampleRequest {
  const media = operation.body?.content[JSON_TYPE];
  const body = media && listExamples(document, media)[0];
  const queryString = operation.parameters
    .filter((parameter) => isSent(document, parameter))
    .map((parameter) => ({name: parameter.name, value: printValue(sampleValueOf(document, parameter) ?? '')}));
  return {
    method: operation.method,
    url: `${operation.server}${fillPath(document, operation)}`,
    httpVersion: 'HTTP/1.1',
    headers: [
      {name: 'Authorization', value: `Bearer ${KEY_MARK}`},
      ...(body ? [{name: 'Content-Type', value: JSON_TYPE}] : []),
    ],
    queryString,
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    ...(body ? {postData: {mimeType: JSON_TYPE, text: JSON.stringify(body.value)}} : {}),
  };
}
