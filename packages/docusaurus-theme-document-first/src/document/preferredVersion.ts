import {versionKey} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../client/storage';

const CHOICE = '[data-preferred-version]';

/** The entry of a version menu that leads where a pressed link of the menu, or of the banner of an older version, leads. */
function findChoice({target}: Event): HTMLElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`${CHOICE}, .theme-doc-version-banner a`);
  if (!link) return undefined;
  return [...document.querySelectorAll<HTMLAnchorElement>(`a${CHOICE}`)].find(({href}) => href === link.href);
}

/** Keeps the version that a reader chooses, for the pages and visits on which Docusaurus applies it. */
export function keepPreferredVersion(): void {
  document.addEventListener('click', (event) => {
    const [instance, version] = findChoice(event)?.dataset.preferredVersion?.split(' ') ?? [];
    if (version) createStore('localStorage', versionKey.join(instance)).write(version);
  });
}
