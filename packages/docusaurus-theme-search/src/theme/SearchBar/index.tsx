/*
 * Replaces the SearchBar of @docusaurus/theme-search-algolia 3.10.2, which connects every page to Algolia's servers and
 * adds 30 kB of DocSearch's styles to the main style sheet.
 */
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {loadOnInteraction} from 'docusaurus-theme-search/client/loadOnInteraction';
import {useResultLinks, useSearchData} from 'docusaurus-theme-search/client/useSearchData';
import {escapeHtml} from 'docusaurus-theme-search/engine/response';
import styles from './styles.module.css';

const ICON =
  '<svg aria-hidden="true" width="1.25rem" height="1.25rem" viewBox="0 0 20 20"><path d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>';

/** Icon, label and shortcut of the search box; only the icon is visible on a phone. */
function SearchLabel(): ReactNode {
  return (
    <>
      <span className={styles.icon} dangerouslySetInnerHTML={{__html: ICON}} />
      <span className={styles.word}>
        {translate({id: 'theme.search.button', message: 'Search', description: 'The word in the search box'})}
      </span>
      {/* On macOS and iOS, the document script or the module replaces this by their shortcut. */}
      <kbd aria-hidden="true" className={clsx(styles.key, 'only-with-script')} suppressHydrationWarning>
        {translate({id: 'theme.search.shortcut', message: 'Ctrl K', description: 'The keys that open the search'})}
      </kbd>
    </>
  );
}

const MAX_LENGTH = 512;

/**
 * Returns the initial HTML of the dialog; its module adds the rest. The field accepts input immediately, and submits to
 * the search page if the module isn't loaded. It's raw HTML so that React doesn't change what the module adds.
 */
function renderShell(label: string, pageUrl: string | null): string {
  const close = translate({
    id: 'theme.search.close',
    message: 'Close',
    description: 'The button that closes the dialog',
  });
  const again = translate({
    id: 'theme.search.tryAgain',
    message: 'Try again',
    description: 'The button below the message that search could not be loaded',
  });
  const action = pageUrl === null ? '' : ` action="${escapeHtml(pageUrl)}"`;
  const name = escapeHtml(label);
  return (
    `<div class="${styles.bar}"><form class="${styles.form}"${action}>${ICON}` +
    `<input name="q" class="${styles.field}" role="combobox" aria-label="${name}" aria-autocomplete="list" aria-expanded="false" ` +
    `placeholder="${name}" maxlength="${MAX_LENGTH}" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="go">` +
    `</form><form method="dialog"><button>${escapeHtml(close)}</button></form></div>` +
    `<p role="status" class="${styles.status}"></p>` +
    `<button type="button" class="${styles.again}" data-load-again>${escapeHtml(again)}</button>`
  );
}

/** The search box of the navbar: a button that opens the dialog or, without JavaScript, a link to the search page. */
export default function SearchBar(): ReactNode {
  const {module, pageUrl} = useSearchData();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const label = translate({
    id: 'theme.search.dialog',
    message: 'Search the documentation',
    description: 'Name of the search dialog and of its field, and what the field shows while it is empty',
  });
  useResultLinks(dialog);
  useEffect(
    () => (button.current && dialog.current ? loadOnInteraction(button.current, dialog.current) : undefined),
    [],
  );
  return (
    <>
      {pageUrl !== null && (
        <span className="only-without-script">
          <a href={pageUrl} className={styles.box}>
            <SearchLabel />
          </a>
        </span>
      )}
      <button
        ref={button}
        type="button"
        className={clsx(styles.box, 'only-with-script')}
        data-module={module}
        aria-haspopup="dialog"
        aria-controls={id}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <SearchLabel />
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={clsx(styles.dialog, 'search-dialog')}
        aria-label={label}
        aria-modal="true"
        popover="manual"
        data-document-control
        dangerouslySetInnerHTML={{__html: renderShell(label, pageUrl)}}
      />
    </>
  );
}
