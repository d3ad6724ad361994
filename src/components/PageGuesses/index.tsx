import {type ReactNode, useEffect, useState} from 'react';
import {latestVersion, versionById, versionOfRoute, versions} from '../../config/versions';
import LinkCards, {STARTING_POINTS} from '../LinkCards';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {guessPages, type GuessablePage, type GuessContext} from 'docusaurus-theme-search/engine';
import {BASE_URL} from '../../config/addresses';

/** What guesses for an unknown address take into account: its version, and the words of the base path and of versions. */
function guessContextOf(pathname: string): GuessContext {
  return {
    version: versionOfRoute(pathname.slice(BASE_URL.length - 1)).id,
    ignored: [...BASE_URL.split('/').filter(Boolean), ...versions.map(({id}) => id)],
  };
}

/** One row of cards. */
const MAX_GUESSES = 4;

function isPageList(value: unknown): value is GuessablePage[] {
  return Array.isArray(value) && value.every((page) => typeof page === 'object' && page !== null && 'path' in page);
}

/**
 * Guesses for an address, from the records of the build, fetched only when this is used.
 *
 * @param pathname the unknown address; `null` while it is not known yet
 * @returns no guesses while loading and where the records cannot be had
 */
function usePageGuesses(pathname: string | null): readonly GuessablePage[] {
  const recordsUrl = useBaseUrl('/pages.json');
  const [guesses, setGuesses] = useState<readonly GuessablePage[]>([]);
  useEffect(() => {
    if (pathname === null) return undefined;
    const controller = new AbortController();
    fetch(recordsUrl, {signal: controller.signal})
      .then((response) => (response.ok ? response.json() : []))
      .then((pages: unknown) =>
        setGuesses(isPageList(pages) ? guessPages(pathname, pages, guessContextOf(pathname), MAX_GUESSES) : []),
      )
      .catch(() => setGuesses([]));
    return () => controller.abort();
  }, [pathname, recordsUrl]);
  return guesses;
}

type Props = {
  /** The unknown address; `null` while it is not known yet. */
  readonly pathname: string | null;
};

/** A page of an older version carries the label of that version. */
function labelPage(title: string, version: string): string {
  return version === latestVersion.id ? title : `${title} (${versionById(version).label})`;
}

/** Pages that the reader of an unknown address may have wanted; where there is no good guess, places to start from. */
export default function PageGuesses({pathname}: Props): ReactNode {
  const guesses = usePageGuesses(pathname).map(({path, title, description, version}) => ({
    to: path,
    title: labelPage(title, version),
    text: description,
  }));
  const isGuess = guesses.length > 0;
  return (
    <section aria-live="polite" aria-labelledby="page-guesses">
      <h2 id="page-guesses">{isGuess ? 'Did you mean one of these pages?' : 'Start from here'}</h2>
      {/* A list of its own: a card that is in both must not move. */}
      <LinkCards key={String(isGuess)} cards={isGuess ? guesses : STARTING_POINTS} />
    </section>
  );
}
