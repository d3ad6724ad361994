import type {SearchParams} from './createEngineClient';
import {LATEST, type SearchVersion} from './settings';

type Search = Pick<SearchParams, 'query' | 'version'>;

const MAX_QUERY = 500;

/** Parses the query string of the search page. An unknown version means the latest. */
export function parseAddress(search: string, known: readonly Pick<SearchVersion, 'key'>[]): Search {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version') ?? LATEST;
  return {query: parameters.get('q')?.trim() ?? '', version: known.some(({key}) => key === version) ? version : LATEST};
}

/** Formats the query string of the search page. `URLSearchParams` replaces half of a surrogate pair. */
export function formatAddress({query, version}: Search): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query.slice(0, MAX_QUERY));
  if (version !== LATEST) parameters.set('version', version);
  const text = parameters.toString();
  return text && `?${text}`;
}
