import {timings} from '../siteSettings';
import {throttle} from '../throttle';
import type {HistoryEntry} from './historyEntry';

/** How the reader moves through the history. */
export type Visit = {
  /** Key of the entry that is shown. */
  readonly entry: () => string;
  /** Whether the entry was reached by going back or forward to it. */
  readonly isBackOrForward: () => boolean;
  /** The router shows another entry now. */
  readonly enter: () => void;
};

/** The browser restores the position after a reload; we restore it after going back inside the site. */
function ownRestoration(save: () => void): void {
  const own = (): void => void (window.history.scrollRestoration = 'manual');
  if (document.readyState === 'complete') own();
  else window.addEventListener('load', own, {once: true});
  window.addEventListener('pageshow', ({persisted}) => persisted && own());
  window.addEventListener('pagehide', () => {
    save();
    window.history.scrollRestoration = 'auto';
  });
}

/** Follows the entries of the history, and saves the position of each when it is left. */
export function trackHistoryEntries(
  readEntry: () => HistoryEntry,
  savePosition: (key: string, top: number) => void,
): Visit {
  let current = readEntry().key;
  let backOrForward = false;
  let lastTop = window.scrollY;

  const save = (top = window.scrollY): void => savePosition(current, top);
  const note = throttle(() => (lastTop = window.scrollY), timings.follow);
  document.addEventListener('scroll', note.call, {passive: true});
  ownRestoration(() => save());

  // Registered before the router's own listener, so that it runs before any page changes.
  window.addEventListener('popstate', () => {
    const {key, isNew} = readEntry();
    // The browser might already have jumped to a new anchor of the page.
    save(isNew ? lastTop : undefined);
    current = key;
    backOrForward = !isNew;
  });

  return {
    entry: () => current,
    isBackOrForward: () => backOrForward,
    enter: () => {
      const {key} = readEntry();
      if (key === current) return;
      save();
      current = key;
      backOrForward = false;
    },
  };
}
