/** @jsxImportSource preact */
import type {SearchVersion} from '@site/src/plugins/search/records/section';
import type {FunctionComponent} from 'preact';

/** What DocSearch gives to the line below the results. */
export type FooterProps = {
  readonly state: {readonly query: string; readonly context: Readonly<Record<string, unknown>>};
};

/** Makes the line below the results: the way to the search page, with the query. */
export function createFooter(
  base: string,
  version: SearchVersion,
  onClose: () => void,
): FunctionComponent<FooterProps> {
  const suffix = version === 'v1' ? '&version=v1' : '';
  return function ResultsFooter({state}) {
    const pages = Number(state.context.nbHits) || 0;
    return (
      <a href={`${base}search/?q=${encodeURIComponent(state.query)}${suffix}`} onClick={onClose}>
        {pages > 1 ? `See all results, from ${pages} pages` : 'Open the search page'}
      </a>
    );
  };
}
