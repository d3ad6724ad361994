import {versionKey} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../client/storage';

const CHOICE = 'a[data-preferred-version]';

const findVersionLink = ({target}: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest(`${CHOICE}, .theme-doc-version-banner a`) : null;

/** The version that a link of a version menu leads to, or a link of the banner of an older version to the same page. */
function getVersion({origin, pathname}: HTMLAnchorElement): string | undefined {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(CHOICE)];
  return entries.find((entry) => entry.origin === origin && entry.pathname === pathname)?.dataset.preferredVersion;
}

/**
 * Keeps the version that a reader chooses, for the pages and visits on which Docusaurus applies it. The other version
 * opens at the heading, and with the tabs, that the address of this page names, as with Docusaurus's own menu.
 */
export function storePreferredVersion(): void {
  const onPress = (event: Event): void => {
    const link = findVersionLink(event);
    const [instance, version] = (link && getVersion(link)?.split(' ')) ?? [];
    if (!link || !version) return;
    const {search, hash} = window.location;
    Object.assign(link, {search, hash});
    // If it opens in another tab, this page stays the same.
    if (event.type === 'click') createStore('localStorage', versionKey.join(instance)).write(version);
  };
  document.addEventListener('click', onPress);
  document.addEventListener('auxclick', onPress);
}
