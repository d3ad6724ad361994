import useBaseUrl from '@docusaurus/useBaseUrl';
import {guessPages, type GuessablePage} from 'docusaurus-theme-search/engine';
import {useEffect, useState} from 'react';
import {guessContextOf} from '../../config/pageGuesses';

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
export function usePageGuesses(pathname: string | null): readonly GuessablePage[] {
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
