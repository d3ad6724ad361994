import {findTabLanguage, LANGUAGE_GROUP} from '../config/tabLanguages';
import {onTabChoice, readTabChoice} from 'docusaurus-theme-document-first/client';

/** Changes the address that is shown, in the same entry of the history. */
export function replaceAddress(change: (url: URL) => unknown): void {
  const url = new URL(window.location.href);
  change(url);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

const LANGUAGE = 'lang';

/** Takes the language out of the address when the reader chooses another one, so that a reload keeps their choice. */
export function dropAskedLanguage(): void {
  onTabChoice(() => {
    const asked = new URLSearchParams(window.location.search).get(LANGUAGE);
    if (asked === null || findTabLanguage(asked) === readTabChoice(LANGUAGE_GROUP)) return;
    replaceAddress(({searchParams}) => searchParams.delete(LANGUAGE));
  });
}
