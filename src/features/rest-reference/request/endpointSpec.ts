/** The request that a filled form stands for. Empty values are left out, unless the endpoint wants them. */
export function toRequest(spec: EndpointSpec, values: FieldValues, base: string): ApiRequest {
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

/** One request to the REST API, as the samples print it and the request builder sends it. */
export interface ApiRequest {
  readonly method: string;
  /** Base URL without a slash at its end. */
  readonly base: string;
  /** Path below the base URL, with its values filled in and percent-encoded. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body?: JsonValue;
  /** Whether the answer is a page of a list. */
  readonly isPaged: boolean;
  /** Whether the answer has a body. */
  readonly hasAnswer: boolean;
}

/** Path and query of a request. */
export function formatTarget({path, query}: Pick<ApiRequest, 'path' | 'query'>): string {
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The query without the parameters that choose a page, which the client of the samples sets itself. */
export function omitPaging({query}: ApiRequest): ApiRequest['query'] {
  return query.filter(([name]) => !['limit', 'after', 'before'].includes(name));
}

/** One value that a request takes, as a form asks for it. */
export interface FieldSpec {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  /** `json` is for objects and arrays, which are typed as JSON. */
  readonly kind: 'text' | 'integer' | 'boolean' | 'json';
  readonly required: boolean;
  /** Sent even when it is empty. */
  readonly keepsEmpty: boolean;
  readonly hint: string;
  /** What the form begins with. */
  readonly initial: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly options?: readonly string[];
}

/** What the request builder knows about an endpoint. */
export interface EndpointSpec {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly FieldSpec[];
  readonly isPaged: boolean;
  readonly hasAnswer: boolean;
}

/** What the reader has typed, by place and name of the field. */
export type FieldValues = Readonly<Record<string, string>>;

/** The key of a field among the typed values. */
export const getFieldKey = ({place, name}: Pick<FieldSpec, 'place' | 'name'>): string => `${place}.${name}`;

/** What a form begins with. */
export function getInitialValues({fields}: EndpointSpec): FieldValues {
  return Object.fromEntries(fields.map((field) => [getFieldKey(field), field.initial]));
}

/** The typed text as the value that a body holds. Text that is no JSON stays text until it is corrected. */
function toBodyValue({kind}: FieldSpec, text: string): JsonValue {
  if (kind === 'text') return text;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
