/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the page for unknown addresses has its own layout,
 * without sidebar and menus, but with the search box and suggestions of pages.
 */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import PageGuesses from '@site/src/components/PageGuesses';
import LayoutProvider from '@theme/Layout/Provider';
import SearchBar from '@theme/SearchBar';
import SkipToContent from '@theme/SkipToContent';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The current address; `null` until JavaScript runs, because one built page serves every address. */
function useUnknownAddress(): string | null {
  return useIsBrowser() ? window.location.pathname : null;
}

function NotFoundHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <img src={useBaseUrl('/img/logo.svg')} alt="" width="32" height="32" />
        Millrace Docs
      </Link>
      <SearchBar />
    </header>
  );
}

/** The page for every unknown address. */
export default function NotFound(): ReactNode {
  const pathname = useUnknownAddress();
  return (
    <LayoutProvider>
      <PageMetadata title="Page not found" description="There is no page at this address." />
      <SkipToContent />
      <NotFoundHeader />
      <main data-application-needed className={styles.main} id="__docusaurus_skipToContent_fallback" tabIndex={-1}>
        <p className={styles.status}>404</p>
        <h1>Page not found</h1>
        <p>
          There is no page at {pathname ? <code className={styles.address}>{pathname}</code> : 'this address'}. It may
          have moved, or the link that brought you here may contain a typing mistake.
        </p>
        <PageGuesses pathname={pathname} />
        <p>
          You can search for it above, or start from <Link to="/">the front page</Link>,{' '}
          <Link to="/guides/">the guides</Link> or <Link to="/troubleshooting/">troubleshooting</Link>. If a link on
          this site brought you here, <Link to="/new-feature-or-bug/">tell us about the broken link</Link>.
        </p>
      </main>
    </LayoutProvider>
  );
}
