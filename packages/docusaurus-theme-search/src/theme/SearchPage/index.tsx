/*
 * In place of the SearchPage of @docusaurus/theme-search-algolia 3.10.2, which asks Algolia only and brings a
 * client of its own; this one asks what the search box asks.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Alternatives from '../../client/Alternatives';
import {useSearchSettings, type SearchSettings} from '../../client/useSearchSettings';
import SearchForm from './SearchForm';
import SearchOutcome from './SearchOutcome';
import styles from './styles.module.css';
import {useSearchPage} from './useSearchPage';

/** What the page says while no script runs: where to look instead. */
function WithoutScript({settings: {locale, startingPoints}}: {readonly settings: SearchSettings}): ReactNode {
  const links = startingPoints.map(({to, label}) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ));
  return (
    <p>
      <Translate id="theme.search.needsScript" description="Shown on the search page in browsers without script">
        Search needs script to run in the browser.
      </Translate>{' '}
      {links.length > 0 && (
        <Translate
          id="theme.search.startFrom"
          description="Follows needsScript; links is a list of links, such as “the guides or limits”"
          values={{links: <Alternatives links={links} locale={locale} />}}
        >
          {'Without it, start from {links}.'}
        </Translate>
      )}
    </p>
  );
}

function SearchPageContent(): ReactNode {
  const settings = useSearchSettings();
  const page = useSearchPage(settings);
  const active = useIsBrowser();
  return (
    <main className={`container ${styles.main}`} data-application-needed>
      <h1>
        <Translate id="theme.search.pageHeading" description="Heading of the search page">
          Search the documentation
        </Translate>
      </h1>
      {active ? (
        <>
          <SearchForm page={page} settings={settings} />
          <SearchOutcome page={page} settings={settings} />
        </>
      ) : (
        <>
          <p className={clsx(styles.withScript, 'only-with-script')}>
            <Translate id="theme.search.pageLoading" description="Shown until the search page works">
              Loading the search…
            </Translate>
          </p>
          <div className={clsx(styles.withoutScript, 'only-without-script')}>
            <WithoutScript settings={settings} />
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
        <PageMetadata
          title={translate({id: 'theme.search.pageTitle', message: 'Search', description: 'Title of the search page'})}
          description={translate({
            id: 'theme.search.pageDescription',
            message: 'Search the documentation, in all of its versions.',
            description: 'Description of the search page for other search engines',
          })}
        />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
