import {storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from '../storage';

/** Returns the key of the current history entry, or `undefined` if neither the router nor `getCurrentEntry` has set one. */
export function getEntryKey(): string | undefined {
  const key = (window.history.state as {readonly key?: unknown} | null)?.key;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Returns the key of the current history entry. The router doesn't set one for the first entry and for anchors of the
 * page, so set it here. A missing key also means that the entry is new.
 */
function getCurrentEntry(): {readonly key: string; readonly isNew: boolean} {
  const key = getEntryKey();
  if (key !== undefined) return {key, isNew: false};
  const state: unknown = window.history.state;
  const made = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({...(typeof state === 'object' ? state : {}), key: made}, '');
  return {key: made, isNew: true};
}

/** Maximum number of stored positions. The oldest are dropped first. */
const MAX_POSITIONS = 100;

const store = createStore('sessionStorage', `${storagePrefix}.scroll-positions`);

/** Positions by entry, oldest first. If storage is blocked, a reload loses them. */
let positions: Record<string, number> | undefined;

const getPositions = (): Record<string, number> => (positions ??= store.readRecord() as Record<string, number>);

/** Stores the scroll position of a history entry in the session, which survives reloads. */
export function savePosition(entry: string, top: number): void {
  const saved = Object.entries({...getPositions(), [entry]: Math.round(top)});
  positions = Object.fromEntries(saved.slice(-MAX_POSITIONS));
  store.write(JSON.stringify(positions));
}

/** Returns the stored position of an entry. */
export function getPosition(entry: string): number | undefined {
  const top = getPositions()[entry];
  return Number.isFinite(top) ? top : undefined;
}

/** Lets the browser restore the position after a reload only. Going back within the site is handled here. */
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
 * Tracks history entries, and stores the scroll position of each when the reader leaves it.
 *
 * @returns the key of the current entry, whether it was reached by going back or forward, and a function to call when
 *   the router shows another entry
 */
export function trackHistoryEntries() {
  let current = getCurrentEntry().key;
  let backOrForward = false;
  let lastTop = window.scrollY;

  const saveCurrent = (top = window.scrollY): void => savePosition(current, top);
  document.addEventListener('scroll', () => (lastTop = window.scrollY), {passive: true});
  disableScrollRestoration(() => saveCurrent());

  let isFollowed = false;
  // A link to the current address also causes `popstate`, with the key of the current entry.
  document.addEventListener('click', ({target}) => {
    isFollowed = target instanceof Element && target.closest('a')?.href === window.location.href;
  });

  // Registered before the router's own listener, so that it runs before the page changes.
  window.addEventListener('popstate', () => {
    const {key, isNew} = getCurrentEntry();
    // The browser may have already scrolled to a new anchor.
    saveCurrent(isNew ? lastTop : undefined);
    backOrForward = !isNew && !(isFollowed && key === current);
    current = key;
    isFollowed = false;
  });

  return {
    entry: () => current,
    isBackOrForward: () => backOrForward,
    enter: () => {
      const {key} = getCurrentEntry();
      if (key === current) return;
      saveCurrent();
      current = key;
      backOrForward = false;
    },
  };
}
