import type {SearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import type {ReactNode} from 'react';
import type {DialogState} from './useDialogState';

type Props = {readonly settings: SearchSettings; readonly state: DialogState};

/** The link to the search page with the same query, and the keys of the dialog. */
export default function DialogFooter({settings, state: {answer, query, version}}: Props): ReactNode {
  const pageCount = answer?.pageCount ?? 0;
  const suffix = version === 'v1' ? '&version=v1' : '';
  return (
    <footer className="mr-search-footer">
      <a href={`${settings.base}search/?q=${encodeURIComponent(query)}${suffix}`}>
        {pageCount > 1 ? `See all results, from ${pageCount} pages` : 'Open the search page'}
      </a>
      <span className="mr-search-keys" aria-hidden="true">
        ↑↓ to move, ↵ to open, Esc to close
      </span>
      {settings.hosted && <a href="https://www.algolia.com/">Search by Algolia</a>}
    </footer>
  );
}
