/** Parts that scripts fill, and that hydration ignores. */
const FILLED = 'dialog,[data-filled],.code-block__actions,.code-block code,.theme-doc-sidebar-menu';

/** Whether React hydrates the part of the page that has changed. */
const isInHydratedPart = ({target}: MutationRecord): boolean =>
  !(target instanceof Element ? target : target.parentElement)?.closest(FILLED);

/**
 * Observes whether others (translators, extensions, scripts of the site) change elements or text that React expects:
 * hydration would fail and render the page again, which loses these changes and what the reader has opened.
 */
export function observePage(): {readonly isChanged: () => boolean; readonly stop: () => void} {
  let isChanged = false;
  const handleRecords = (records: readonly MutationRecord[]): void => {
    isChanged ||= records.some(isInHydratedPart);
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
