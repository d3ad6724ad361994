/** @jsxImportSource preact */
import type {SearchVersion} from '@site/src/plugins/search/records/section';
import type {FunctionComponent} from 'preact';

/** What DocSearch gives to the line below the results. */
export type FooterProps = {
  readonly state: {
    readonly query: string;
    readonly collections: readonly {readonly items: readonly {readonly _snippetResult?: object}[]}[];
  };
};

/** How many pages the answer found; DocSearch's own number is the sum of all answers since the dialog was opened. */
function pagesFound({collections}: FooterProps['state']): number {
  const {pages = 0}: {pages?: number} = collections[0]?.items[0]?._snippetResult ?? {};
  return pages;
}

/** Makes the line below the results: the way to the search page, with the query. */
export function createFooter(
  base: string,
  version: SearchVersion,
  onClose: () => void,
): FunctionComponent<FooterProps> {
  const suffix = version === 'v1' ? '&version=v1' : '';
  return function ResultsFooter({state}) {
    const pages = pagesFound(state);
    return (
      <a href={`${base}search/?q=${encodeURIComponent(state.query)}${suffix}`} onClick={onClose}>
        {pages > 1 ? `See all results, from ${pages} pages` : 'Open the search page'}
      </a>
    );
  };
}
