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
export function printTarget({path, query}: Pick<ApiRequest, 'path' | 'query'>): string {
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The query without the parameters that choose a page, which the client of the samples sets itself. */
export function withoutPaging({query}: ApiRequest): ApiRequest['query'] {
  return query.filter(([name]) => !['limit', 'after', 'before'].includes(name));
}
