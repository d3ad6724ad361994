import type {Question} from './createEngineClient';
import {LATEST, type SearchVersion} from './settings';

/** The parameters of the search page's address. */
type Search = Pick<Question, 'query' | 'version'>;

const MAX_QUERY = 500;

/** Reads the query string of the search page; a version that is not known is the latest. */
export function parseAddress(search: string, known: readonly Pick<SearchVersion, 'key'>[]): Search {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version') ?? LATEST;
  return {query: parameters.get('q')?.trim() ?? '', version: known.some(({key}) => key === version) ? version : LATEST};
}

/** Writes the query string of the search page; half of a letter, which no address can hold, becomes a sign for that. */
export function formatAddress({query, version}: Search): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query.slice(0, MAX_QUERY));
  if (version !== LATEST) parameters.set('version', version);
  const text = parameters.toString();
  return text && `?${text}`;
}
