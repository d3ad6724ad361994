/**
 * Tells when the query inside an element is emptied: by keys, or by the dialog's button, which resets its form.
 *
 * @returns what ends it
 */
export function listenForEmptied(root: HTMLElement, onEmptied: () => void): () => void {
  const look = ({target}: Event): void => {
    if (target instanceof HTMLInputElement && target.value === '') onEmptied();
  };
  root.addEventListener('input', look);
  root.addEventListener('reset', onEmptied);
  return () => {
    root.removeEventListener('input', look);
    root.removeEventListener('reset', onEmptied);
  };
}
