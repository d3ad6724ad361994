import {onTabChoice, readAskedTab, readTabChoice} from 'docusaurus-theme-document-first/client';

/** Changes the address that is shown, in the same entry of the history. */
export function replaceAddress(change: (url: URL) => unknown): void {
  const url = new URL(window.location.href);
  change(url);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

/** Takes the language out of the address when the reader chooses another one, so that a reload keeps their choice. */
export function dropAskedLanguage(): void {
  onTabChoice(() => {
    const asked = readAskedTab(window.location.search);
    if (asked === null || asked.value === readTabChoice(asked.group)) return;
    replaceAddress(({searchParams}) => searchParams.delete(asked.parameter));
  });
}
