/*
 * Replaces the SearchBar of @docusaurus/theme-search-algolia 3.10.2. It is not wrapped, because the original
 * connects every page to Algolia's servers, even without credentials, and adds the 30 kB of DocSearch's styles to
 * the style sheet that every page loads.
 */
import Link from '@docusaurus/Link';
import {useSearchDialog, type DialogModule} from './useSearchDialog';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {useSearchShortcut} from './useSearchShortcut';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import SearchLabel from './SearchLabel';
import styles from './styles.module.css';

const importDialog = (): Promise<DialogModule> => import('./SearchDialog');

/** The search box of the header: a button that opens the dialog, and where no script can run a link to the search page. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const {state, Dialog, typed, prepare, open, close, button} = useSearchDialog(settings, importDialog);
  useSearchShortcut(open, state !== 'open');
  return (
    <div className={styles.place}>
      <span className="only-without-script">
        <Link to="/search/" className={styles.box}>
          <SearchLabel />
        </Link>
      </span>
      <button
        ref={button}
        type="button"
        className={clsx(styles.box, 'only-with-script')}
        data-application-control
        data-search-button
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
