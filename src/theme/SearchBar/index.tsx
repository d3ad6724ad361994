/*
 * In place of the SearchBar of @docusaurus/theme-search-algolia 3.10.2, which it follows. Not wrapped, because
 * the stock one adds a connection to Algolia's servers to every page, also without credentials, and joins the
 * 30 KB of DocSearch's styles to the style sheet that every page loads.
 */
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSearchDialog, type DialogModule} from '@site/src/plugins/search/client/useSearchDialog';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {useSearchShortcut} from '@site/src/plugins/search/client/useSearchShortcut';
import type {ReactNode} from 'react';
import SearchLabel from './SearchLabel';
import styles from './styles.module.css';

const importDialog = (): Promise<DialogModule> => import('./SearchDialog');

/** The search box of the header: a link to the search page until script runs, then a button that opens the dialog. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const {state, Dialog, typed, prepare, open, close, button} = useSearchDialog(settings, importDialog);
  const active = useIsBrowser();
  useSearchShortcut(open, state !== 'open');
  if (!active) {
    return (
      <Link to="/search/" className={styles.box}>
        <SearchLabel />
      </Link>
    );
  }
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state === 'opening'}
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <SearchLabel />
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          Search could not be loaded. Press again to retry, or use the <Link to="/search/">search page</Link>.
        </p>
      )}
      {state === 'open' && Dialog && <Dialog initialQuery={typed} onClose={close} />}
    </div>
  );
}
