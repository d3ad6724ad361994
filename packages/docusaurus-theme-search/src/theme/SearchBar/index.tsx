/*
 * In place of the SearchBar of @docusaurus/theme-search-algolia 3.10.2, which connects every page to Algolia's servers
 * and adds the 30 kB of DocSearch's styles to the style sheet that every page loads.
 */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useSearchSettings} from '../../client/useSearchSettings';
import styles from './styles.module.css';
import {useSearchBox, type DialogModule} from './useSearchBox';

const importDialog = (): Promise<DialogModule> => import('./SearchDialog');

/** Icon, word and shortcut of the search box; on a phone the icon alone is seen. */
function SearchLabel(): ReactNode {
  return (
    <>
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" className={styles.icon}>
        <path
          d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.word}>
        {translate({id: 'theme.search.button', message: 'Search', description: 'The word in the search box'})}
      </span>
      <kbd aria-hidden="true" className={clsx(styles.key, styles.withScript, 'only-with-script')}>
        {translate({id: 'theme.search.shortcut', message: 'Ctrl K', description: 'The keys that open the search'})}
      </kbd>
    </>
  );
}

function Failure({pageUrl}: {readonly pageUrl: string | null}): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      {pageUrl === null ? (
        <Translate id="theme.search.dialogFailed" description="Shown at the box when the dialog could not be loaded">
          Search could not be loaded. Press again to retry.
        </Translate>
      ) : (
        <Translate
          id="theme.search.dialogFailedWithPage"
          description="Shown at the box when the dialog could not be loaded; searchPage is a link"
          values={{
            searchPage: (
              <a href={pageUrl}>
                <Translate id="theme.search.dialogFailedPage" description="The link in dialogFailedWithPage">
                  search page
                </Translate>
              </a>
            ),
          }}
        >
          {'Search could not be loaded. Press again to retry, or use the {searchPage}.'}
        </Translate>
      )}
    </p>
  );
}

/** The search box of the header: a button that opens the dialog, and where no script can run a link to the search page. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const {state, Dialog, typed, prepare, open, close, button} = useSearchBox(settings, importDialog);
  return (
    <div className={styles.place}>
      {settings.page !== null && (
        <span className={clsx(styles.withoutScript, 'only-without-script')}>
          <Link to={`/${settings.page}/`} className={styles.box}>
            <SearchLabel />
          </Link>
        </span>
      )}
      <button
        ref={button}
        type="button"
        className={clsx(styles.box, styles.withScript, 'only-with-script')}
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
      {state === 'failed' && <Failure pageUrl={settings.pageUrl} />}
      {state === 'open' && Dialog && <Dialog initialQuery={typed} onClose={close} />}
    </div>
  );
}
