/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the page for unknown addresses suggests the pages that the reader may
 * have wanted, and ways to go on.
 */
import Link from '@docusaurus/Link';
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

/** Keeps the line of the address until it is known. */
const NO_BREAK_SPACE = '\u00a0';

/** The page for every unknown address. */
export default function NotFound(): ReactNode {
  const pathname = useUnknownAddress();
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
        <p className={styles.text}>
          You can also search for the page. If a link on this site brought you here,{' '}
          <Link to="/new-feature-or-bug/">tell us about the broken link</Link>.
        </p>
        <PageGuesses pathname={pathname} />
      </main>
      <div id={MENU_ANCHOR} />
    </Layout>
  );
}
