import {versionKey} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../client/storage';

const CHOICE = 'a[data-preferred-version]';

const findVersionLink = ({target}: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest(`${CHOICE}, .theme-doc-version-banner a`) : null;

/** Returns the version of a link in the version dropdown, or of a banner link to the same page. */
function getLinkVersion({origin, pathname}: HTMLAnchorElement): string | undefined {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(CHOICE)];
  return entries.find((entry) => entry.origin === origin && entry.pathname === pathname)?.dataset.preferredVersion;
}

/**
 * Stores the version that a reader selects, so that Docusaurus can apply it later. The other version opens with the
 * query and hash of this page, as with Docusaurus's own dropdown.
 */
export function storePreferredVersion(): void {
  const onPress = (event: Event): void => {
    const link = findVersionLink(event);
    const [instance, version] = (link && getLinkVersion(link)?.split(' ')) ?? [];
    if (!link || !version) return;
    const {search, hash} = window.location;
    Object.assign(link, {search, hash});
    // If the link opens in a new tab, this page stays in its version, so don't store the other one.
    if (event.type === 'click') createStore('localStorage', versionKey.join(instance)).write(version);
  };
  document.addEventListener('click', onPress);
  document.addEventListener('auxclick', onPress);
}
