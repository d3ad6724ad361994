/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the not-found page suggests pages that readers could have been looking
 * for, and other links.
 */
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {CONTENT_ANCHOR, MENU_ANCHOR} from 'docusaurus-theme-document-first/client';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';
import {latestVersion, getVersionById, getRouteVersion, versions} from '../../config/versions';
import {Wheel} from '../../features/front-page/Wheel';
import LinkCards, {STARTING_POINTS} from '../../components/LinkCards';
import {type GuessablePage, findSimilarPages} from 'docusaurus-theme-search/engine';

/** Returns the words of an address: "sources http feeds" for `/sources/http-feeds/`. */
function getAddressWords(pathname: string, baseUrl: string): string {
  return pathname
    .slice(baseUrl.length)
    .replace(/\.html$|[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A search for the words of the address, which readers can edit. It works without React. */
function AddressSearch({words}: {readonly words: string}): ReactNode {
  return (
    <form key={words} className={styles.search} action={useBaseUrl('/search/')}>
      <label htmlFor="not-found-search">
        <Translate id="site.notFound.for">Search for</Translate>
      </label>
      <input id="not-found-search" name="q" type="search" defaultValue={words} />
      <button type="submit">
        <Translate id="site.notFound.search">Search</Translate>
      </button>
    </form>
  );
}

/** The page for all unknown addresses. */
export default function NotFound(): ReactNode {
  // One HTML file is served for all unknown addresses.
  const pathname = useIsBrowser() ? window.location.pathname : null;
  const baseUrl = useBaseUrl('/');
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'site.notFound.title', message: 'Page not found'})}
        description={translate({id: 'site.notFound.description', message: 'There is no page at this address.'})}
      />
      <main id={CONTENT_ANCHOR} data-application-needed className={`container ${styles.main}`}>
        <p className={styles.status}>404</p>
        <h1>
          <Translate id="site.notFound.title">Page not found</Translate>
        </h1>
        <p className={styles.text}>
          <Translate id="site.notFound.text">
            There is no page at this address. It may have moved, or the link that brought you here may contain a typing
            mistake.
          </Translate>
        </p>
        <p className={styles.line}>
          <code className={styles.address}>{pathname}</code>
        </p>
        <AddressSearch words={pathname === null ? '' : getAddressWords(pathname, baseUrl)} />
        <p className={styles.text}>
          <Translate
            id="site.notFound.link"
            values={{
              link: (
                <Link to="/new-feature-or-bug/">
                  <Translate id="site.notFound.tell">tell us about the broken link</Translate>
                </Link>
              ),
            }}
          >
            {'If a link on this site brought you here, {link}.'}
          </Translate>
        </p>
        <PageGuesses pathname={pathname} />
        <div className={styles.picture} aria-hidden="true">
          <Wheel />
        </div>
      </main>
      <div id={MENU_ANCHOR} />
    </Layout>
  );
}

/** Maximum number of suggested pages, which fill one row of cards. */
const MAX_GUESSES = 4;

/**
 * Suggests pages for an address, using the build's page records, which are only fetched here.
 *
 * @param pathname the unknown address; `null` if it isn't known yet
 * @returns `null` while loading, and no suggestions if the records can't be loaded
 */
function usePageGuesses(pathname: string | null): readonly GuessablePage[] | null {
  const recordsUrl = useBaseUrl('/pages.json');
  const baseUrl = useBaseUrl('/');
  const [guesses, setGuesses] = useState<readonly GuessablePage[] | null>(null);
  useEffect(() => {
    if (pathname === null) return undefined;
    const controller = new AbortController();
    // The words of the base path and of versions don't describe the page.
    const context = {
      version: getRouteVersion(pathname.slice(baseUrl.length - 1)).id,
      ignored: [...baseUrl.split('/').filter(Boolean), ...versions.map(({id}) => id)],
    };
    fetch(recordsUrl, {signal: controller.signal})
      .then((response) => response.json())
      .then((pages: readonly GuessablePage[]) => setGuesses(findSimilarPages(pathname, pages, context, MAX_GUESSES)))
      .catch(() => setGuesses([]));
    return () => controller.abort();
  }, [pathname, recordsUrl, baseUrl]);
  return guesses;
}

/** Adds the version's label to a page of an older version. */
function formatPageTitle(title: string, version: string): string {
  return version === latestVersion.id ? title : `${title} (${getVersionById(version).label})`;
}

/** Shows pages that the reader could have been looking for. If there's no good suggestion, shows general links. */
function PageGuesses({pathname}: {readonly pathname: string | null}): ReactNode {
  const found = usePageGuesses(pathname);
  const guesses = (found ?? []).map(({path, title, description, version}) => ({
    to: path,
    title: formatPageTitle(title, version),
    text: description,
  }));
  const isGuess = guesses.length > 0;
  return (
    <section className={styles.guesses} data-ready={found !== null} aria-live="polite" aria-labelledby="page-guesses">
      <h2 id="page-guesses">
        {isGuess
          ? translate({id: 'site.notFound.guesses', message: 'Did you mean one of these pages?'})
          : translate({id: 'site.notFound.start', message: 'Start from here'})}
      </h2>
      {/* A separate list, so that React doesn't move a card that's in both lists. */}
      <LinkCards key={String(isGuess)} cards={isGuess ? guesses : STARTING_POINTS} />
    </section>
  );
}
