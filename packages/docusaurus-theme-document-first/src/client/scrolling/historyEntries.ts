/** The entries of the history, and the positions at which the reader left them. */
import {storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../storage';

/** Key of the entry that is shown; none for an entry that neither the router nor `getEntry` has seen. */
export function getEntryKey(): string | undefined {
  const key = (window.history.state as {readonly key?: unknown} | null)?.key;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Reads the key that the router gives each entry. Entries it did not make (the first one, anchors of
 * the page) have none: they get one here, which also tells a new entry from one that the reader returns to.
 */
function getEntry(): {readonly key: string; readonly isNew: boolean} {
  const key = getEntryKey();
  if (key !== undefined) return {key, isNew: false};
  const state: unknown = window.history.state;
  const made = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({...(typeof state === 'object' ? state : {}), key: made}, '');
  return {key: made, isNew: true};
}

/** The number of history entries whose position is kept. The oldest are dropped first. */
const MAX_POSITIONS = 100;

const store = createStore('sessionStorage', `${storagePrefix}.scroll-positions`);

/** Positions by entry, in the order in which they were first saved. Where storage is blocked, a reload loses them. */
let positions: Record<string, number> | undefined;

const getPositions = (): Record<string, number> =>
  (positions ??= {...(store.readJson() as Record<string, number> | null)});

/** Saves the scroll position of a history entry for this visit, including reloads. */
export function savePosition(entry: string, top: number): void {
  const saved = Object.entries({...getPositions(), [entry]: Math.round(top)});
  positions = Object.fromEntries(saved.slice(-MAX_POSITIONS));
  store.write(JSON.stringify(positions));
}

/** The saved position of an entry. */
export function getPosition(entry: string): number | undefined {
  const top = getPositions()[entry];
  return Number.isFinite(top) ? top : undefined;
}

/** The browser restores the position after a reload; we restore it after going back inside the site. */
function disableScrollRestoration(save: () => void): void {
  const setManual = (): void => void (window.history.scrollRestoration = 'manual');
  if (document.readyState === 'complete') setManual();
  else window.addEventListener('load', setManual, {once: true});
  window.addEventListener('pageshow', ({persisted}) => persisted && setManual());
  window.addEventListener('pagehide', () => {
    save();
    window.history.scrollRestoration = 'auto';
  });
}

/**
 * Follows the entries of the history, and saves the position of each when it is left.
 *
 * @returns the key of the entry that is shown, whether it was reached by going back or forward to it, and a function to
 *   call when the router shows another one
 */
export function trackHistoryEntries() {
  let current = getEntry().key;
  let backOrForward = false;
  let lastTop = window.scrollY;

  const saveCurrent = (top = window.scrollY): void => savePosition(current, top);
  document.addEventListener('scroll', () => (lastTop = window.scrollY), {passive: true});
  disableScrollRestoration(() => saveCurrent());

  // Registered before the router's own listener, so that it runs before any page changes.
  window.addEventListener('popstate', () => {
    const {key, isNew} = getEntry();
    // The browser might already have jumped to a new anchor of the page.
    saveCurrent(isNew ? lastTop : undefined);
    current = key;
    backOrForward = !isNew;
  });

  return {
    entry: () => current,
    isBackOrForward: () => backOrForward,
    enter: () => {
      const {key} = getEntry();
      if (key === current) return;
      saveCurrent();
      current = key;
      backOrForward = false;
    },
  };
}
