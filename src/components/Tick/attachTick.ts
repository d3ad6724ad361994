import {createStore} from 'docusaurus-theme-document-first/client';

/** The storage entry for the ids of all ticked lines, separated by spaces. */
export const TICKED_KEY = 'millrace.ticked';

const store = createStore('localStorage', TICKED_KEY);

function readTickedIds(): Set<string> {
  return new Set(store.read()?.split(' ').filter(Boolean));
}

/** Restores the stored state of a checkbox and stores changes. Does nothing if it's already attached. */
export function attachTick(box: HTMLInputElement): void {
  const id = box.dataset.tick;
  if (!id || box.dataset.attached !== undefined) return;
  box.dataset.attached = '';
  box.checked = readTickedIds().has(id);
  box.addEventListener('change', () => {
    const ticked = readTickedIds();
    if (box.checked) ticked.add(id);
    else ticked.delete(id);
    store.write([...ticked].join(' '));
  });
}
