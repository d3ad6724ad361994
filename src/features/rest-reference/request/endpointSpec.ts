/** Creates requests from the values of a form. Empty values are omitted, unless the endpoint requires them. */
export function createRequest(spec: EndpointSpec, values: FieldValues, base: string): ApiRequest {
  const filled = spec.fields
    .map((field) => ({field, text: values[getFieldKey(field)] ?? ''}))
    .filter(({field, text}) => text !== '' || field.keepsEmpty);
  const getPathValue = (name: string): string => values[getFieldKey({place: 'path', name})] || `{${name}}`;
  const body = filled.filter(({field}) => field.place === 'body');
  const hasBody = spec.fields.some(({place}) => place === 'body');
  return {
    method: spec.method,
    base: base.replace(/\/$/, ''),
    path: spec.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(getPathValue(name))),
    query: filled.filter(({field}) => field.place === 'query').map(({field, text}) => [field.name, text] as const),
    ...(hasBody ? {body: Object.fromEntries(body.map(({field, text}) => [field.name, toBodyValue(field, text)]))} : {}),
    isPaged: spec.isPaged,
    hasAnswer: spec.hasAnswer,
  };
}

/** Any JSON value. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | {readonly [key: string]: JsonValue};

/** A request to the REST API, as used by samples and the request builder. */
export interface ApiRequest {
  readonly method: string;
  /** Base URL without a slash at its end. */
  readonly base: string;
  /** Path below the base URL, with percent-encoded values. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body?: JsonValue;
  /** Whether the response is a page of a list. */
  readonly isPaged: boolean;
  /** Whether the response has a body. */
  readonly hasAnswer: boolean;
}

/** Formats the path and query of a request. */
export function formatTarget({path, query}: Pick<ApiRequest, 'path' | 'query'>): string {
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** Returns the query without pagination parameters, which the client in the samples adds itself. */
export function omitPaging({query}: ApiRequest): ApiRequest['query'] {
  return query.filter(([name]) => !['limit', 'after', 'before'].includes(name));
}

/** A value of the request, as a field of the form. */
export interface FieldSpec {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  /** `json` is for objects and arrays, which readers enter as JSON. */
  readonly kind: 'text' | 'integer' | 'boolean' | 'json';
  readonly required: boolean;
  /** Sent even if it's empty. */
  readonly keepsEmpty: boolean;
  readonly hint: string;
  /** Initial value. */
  readonly initial: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly string[];
}

/** An endpoint, as the request builder needs it. */
export interface EndpointSpec {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly FieldSpec[];
  readonly isPaged: boolean;
  readonly hasAnswer: boolean;
}

/** The entered values, by place and name of the field. */
export type FieldValues = Readonly<Record<string, string>>;

/** Returns the key of a field in the entered values. */
export const getFieldKey = ({place, name}: Pick<FieldSpec, 'place' | 'name'>): string => `${place}.${name}`;

/** Returns the initial values of a form. */
export function getInitialValues({fields}: EndpointSpec): FieldValues {
  return Object.fromEntries(fields.map((field) => [getFieldKey(field), field.initial]));
}

/** Converts entered text to a value of the body. Invalid JSON is sent as text. */
function toBodyValue({kind}: FieldSpec, text: string): JsonValue {
  if (kind === 'text') return text;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
