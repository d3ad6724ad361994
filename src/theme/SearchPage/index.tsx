/*
 * Replaces the SearchPage of @docusaurus/theme-search-algolia 3.10.2, which asks Algolia only and brings a
 * client of its own; this one asks what the search box asks.
 */
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client';
import {useSearchPage} from './useSearchPage';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import SearchForm from './SearchForm';
import SearchOutcome from './SearchOutcome';
import styles from './styles.module.css';
import WithoutScript from './WithoutScript';

function SearchPageContent(): ReactNode {
  const settings = useSearchSettings();
  const page = useSearchPage(settings);
  const active = useIsBrowser();
  return (
    <main id={CONTENT_ANCHOR} className={`container ${styles.main}`} data-application-needed>
      <h1>Search the documentation</h1>
      {active ? (
        <>
          <SearchForm page={page} />
          <SearchOutcome page={page} />
        </>
      ) : (
        <>
          <p className="only-with-script">Loading the search…</p>
          <div className="only-without-script">
            <WithoutScript />
          </div>
        </>
      )}
    </main>
  );
}

/** The search page: the same search as in the box, with room for all results and an address that can be shared. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata title="Search" description="Search the Millrace documentation of v2 and v1." />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <SearchPageContent />
        <div id={MENU_ANCHOR} />
      </Layout>
    </HtmlClassNameProvider>
  );
}
