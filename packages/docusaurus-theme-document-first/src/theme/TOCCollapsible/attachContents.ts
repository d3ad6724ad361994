import {trackHeadings} from 'docusaurus-theme-document-first/theme/TOCItems/trackHeadings';

/**
 * Shows the current heading next to the collapsed table of contents, marks it in the list, and collapses the list when
 * the reader clicks a link or the page behind it. Does nothing if it's attached already.
 *
 * @param contents the `<details>` with the list
 * @returns a function that removes the listeners
 */
export function attachContents(contents: HTMLDetailsElement): () => void {
  const list = contents.querySelector('ul');
  const current = contents.querySelector('summary > [data-filled]');
  if (!list || !current || list.dataset.followed !== undefined) return () => undefined;
  const attached = new AbortController();
  contents.addEventListener(
    'click',
    ({target}) => {
      // Clicks on the page behind the list are on `::after` of the element.
      if (target === contents || (target instanceof Element && target.closest('a'))) contents.open = false;
    },
    attached,
  );
  const stop = trackHeadings(list, {onMark: (link) => (current.textContent = link?.textContent ?? '')});
  return () => {
    attached.abort();
    stop();
  };
}
