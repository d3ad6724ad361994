import {useEffect, type RefObject} from 'react';
import {CONTENT_SELECTOR} from '../../plugins/version-changes/client/content';

const NOT_BUILT = 'The comparison is made by npm run build.';
const NOT_LOADED = 'The comparison could not be loaded. Reload the page to try again.';

/** The content of the built page at the current address. */
async function fetchContent(): Promise<string> {
  const response = await fetch(window.location.pathname);
  if (!response.ok) return NOT_LOADED;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector(CONTENT_SELECTOR)?.innerHTML || NOT_BUILT;
}

/** Fills the place of the content where the application opened the page: only the built page holds it. */
export function useBuiltContent(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element || element.hasChildNodes()) return;
    void fetchContent()
      .catch(() => NOT_LOADED)
      .then((html) => {
        element.innerHTML = html;
      });
  }, [place]);
}
