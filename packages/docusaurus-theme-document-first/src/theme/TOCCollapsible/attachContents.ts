import {trackHeadings} from 'docusaurus-theme-document-first/theme/TOCItems/trackHeadings';

/**
 * Names the heading being read beside the folded list of headings, marks it there, and folds the list again once a
 * link of it is followed. Does nothing for a list that works already.
 *
 * @param contents the `<details>` with the list
 * @returns a function that ends it
 */
export function attachContents(contents: HTMLDetailsElement): () => void {
  const list = contents.querySelector('ul');
  const current = contents.querySelector('summary > [data-filled]');
  if (!list || !current || list.dataset.followed !== undefined) return () => undefined;
  const attached = new AbortController();
  contents.addEventListener(
    'click',
    ({target}) => void (target instanceof Element && target.closest('a') && (contents.open = false)),
    attached,
  );
  const stop = trackHeadings(list, {onMark: (link) => (current.textContent = link?.textContent ?? '')});
  return () => {
    attached.abort();
    stop();
  };
}
