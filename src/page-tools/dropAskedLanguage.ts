import {onTabChoice, readAskedTab, readTabChoice} from 'docusaurus-theme-document-first/client';

/** Takes the language out of the address when the reader chooses another one, so that a reload keeps their choice. */
export function dropAskedLanguage(): void {
  onTabChoice(() => {
    const asked = readAskedTab(window.location.search);
    if (asked === null || asked.value === readTabChoice(asked.group)) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(asked.parameter);
    window.history.replaceState(window.history.state, '', url);
  });
}
