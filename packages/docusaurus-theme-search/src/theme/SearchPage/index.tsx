/*
 * In place of the SearchPage of @docusaurus/theme-search-algolia 3.10.2, which asks Algolia only and brings a
 * client of its own; this one asks what the search box asks.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {Alternatives} from '../../client/messages';
import {listChoices, useSearchSettings, type SearchSettings} from '../../client/useSearchSettings';
import SearchOutcome from './SearchOutcome';
import styles from './styles.module.css';
import {useSearchPage, type SearchPageState} from './useSearchPage';

type Props = {readonly page: SearchPageState; readonly settings: SearchSettings};

/** The choice of version, where there are several. */
function Versions({page, settings}: Props): ReactNode {
  const choices = listChoices(settings);
  if (choices.length < 2) return null;
  return (
    <fieldset className={styles.versions}>
      <legend>
        <Translate id="theme.search.version" description="Before the versions to choose from, on the search page">
          Version
        </Translate>
      </legend>
      {choices.map(({key, label}) => (
        <label key={key}>
          <input
            type="radio"
            name="version"
            value={key}
            checked={page.version === key}
            onChange={() => page.setVersion(key)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The field and the choice of version. */
function SearchForm({page, settings}: Props): ReactNode {
  const id = useId();
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={styles.label}>
        <Translate id="theme.search.pageField" description="Label of the field of the search page">
          Words, identifiers, error texts or a question
        </Translate>
      </label>
      <input
        id={id}
        type="search"
        name="q"
        className={styles.field}
        value={page.query}
        onChange={(event) => page.setQuery(event.target.value)}
        onFocus={page.prepare}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Versions page={page} settings={settings} />
    </form>
  );
}

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
