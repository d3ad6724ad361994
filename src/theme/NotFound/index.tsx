/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the page for unknown addresses suggests the pages that the reader may
 * have wanted, and ways to go on.
 */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client';
import PageGuesses from '@site/src/components/PageGuesses';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The current address; `null` until JavaScript runs, because one built page serves every address. */
function useUnknownAddress(): string | null {
  return useIsBrowser() ? window.location.pathname : null;
}

/** The words of an address: `/sources/http-feeds/` is "sources http feeds". */
function wordsOf(pathname: string, baseUrl: string): string {
  return pathname
    .slice(baseUrl.length)
    .replace(/\.html$|[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A search for the words of the address, which the reader can change first; it works without React. */
function SearchForWords({words}: {readonly words: string}): ReactNode {
  return (
    <form key={words} className={styles.search} action={useBaseUrl('/search/')}>
      <label htmlFor="not-found-search">Search for</label>
      <input id="not-found-search" name="q" type="search" defaultValue={words} />
      <button type="submit">Search</button>
    </form>
  );
}

/** Keeps the line of the address until it is known. */
const NO_BREAK_SPACE = '\u00a0';

/** The page for every unknown address. */
export default function NotFound(): ReactNode {
  const pathname = useUnknownAddress();
  const baseUrl = useBaseUrl('/');
  return (
    <Layout>
      <PageMetadata title="Page not found" description="There is no page at this address." />
      <main id={CONTENT_ANCHOR} data-application-needed className={`container ${styles.main}`}>
        <p className={styles.status}>404</p>
        <h1>Page not found</h1>
        <p className={styles.text}>
          There is no page at this address. It may have moved, or the link that brought you here may contain a typing
          mistake.
        </p>
        <p>
          <code className={styles.address}>{pathname ?? NO_BREAK_SPACE}</code>
        </p>
        <SearchForWords words={pathname === null ? '' : wordsOf(pathname, baseUrl)} />
        <p className={styles.text}>
          If a link on this site brought you here, <Link to="/new-feature-or-bug/">tell us about the broken link</Link>.
        </p>
        <PageGuesses pathname={pathname} />
      </main>
      <div id={MENU_ANCHOR} />
    </Layout>
  );
}
