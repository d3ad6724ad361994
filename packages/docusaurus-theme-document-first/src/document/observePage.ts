/**
 * Detects changes that others make to the page before the application starts: translators, extensions, scripts of the
 * site.
 */

/** Parts that scripts fill: React does not look into them when it takes the page over. */
const FILLED = 'dialog,[data-filled],.code-block__actions,.code-block code,.theme-doc-sidebar-menu';

const isLookedAt = ({target}: MutationRecord): boolean =>
  !(target instanceof Element ? target : target.parentElement)?.closest(FILLED);

/**
 * Watches whether the elements or the text that React expects have changed: it would render the whole page anew, and
 * what others have changed in it, and readers opened, would be lost. Attributes are left alone by it.
 */
export function observePage(): {readonly isChanged: () => boolean; readonly stop: () => void} {
  let isChanged = false;
  const handleRecords = (records: readonly MutationRecord[]): void => {
    isChanged ||= records.some(isLookedAt);
    if (isChanged) observer.disconnect();
  };
  const observer = new MutationObserver(handleRecords);
  const root = document.getElementById('__docusaurus');
  if (root) observer.observe(root, {childList: true, characterData: true, subtree: true});
  return {
    isChanged() {
      handleRecords(observer.takeRecords());
      return isChanged;
    },
    stop: () => observer.disconnect(),
  };
}
