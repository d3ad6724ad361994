import {onTabChoice, getRequestedTab, getTabChoice} from 'docusaurus-theme-document-first/client';

/** Removes the language from the URL when the reader selects another one, so that reloading keeps their choice. */
export function removeLanguageFromAddress(): void {
  onTabChoice(() => {
    const asked = getRequestedTab(window.location.search);
    if (asked === null || asked.value === getTabChoice(asked.group)) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(asked.parameter);
    window.history.replaceState(window.history.state, '', url);
  });
}
