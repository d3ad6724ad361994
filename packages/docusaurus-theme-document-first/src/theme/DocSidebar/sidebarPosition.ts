import {storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {CURRENT_ENTRY} from 'docusaurus-theme-document-first/client/pageUpdate';
import {createStore} from 'docusaurus-theme-document-first/client/storage';

/** Where the reader has left a sidebar: how far it was scrolled, and how far below its top each entry in view was. */
type Position = {readonly top: number; readonly entries: Readonly<Record<string, number>>};

/** The position of each sidebar in this visit, by its name. */
const store = createStore('sessionStorage', `${storagePrefix}.sidebar-positions`);

const getStoredPositions = (): Record<string, Partial<Position> | undefined> => ({
  ...(store.readJson() as Record<string, Partial<Position>> | null),
});

/** The part of a page that scrolls its sidebar. */
export const getMenu = (): HTMLElement | null => document.querySelector('.theme-doc-sidebar-container .menu');

/** What a sidebar is called. The name of its file also tells its content, which a new deployment may change. */
function getName(menu: Element): string {
  const {sidebar, list} = menu.querySelector<HTMLElement>('[data-sidebar], [data-list]')?.dataset ?? {};
  return list ?? sidebar?.split('.')[0] ?? '';
}

/** How far an entry is below the top of what the reader sees of the sidebar. */
const getOffset = (menu: Element, entry: Element): number =>
  Math.round(entry.getBoundingClientRect().top - menu.getBoundingClientRect().top);

function readPosition(menu: HTMLElement): Position {
  const offsets = [...menu.querySelectorAll('a')].map((link) => [link.pathname, getOffset(menu, link)] as const);
  const inView = offsets.filter(([, offset]) => offset >= 0 && offset < menu.clientHeight);
  return {top: menu.scrollTop, entries: Object.fromEntries(inView)};
}

/**
 * Scrolls a sidebar to where the reader left it, as far as its open categories reach. The entry of the open page stays
 * where the reader has seen it, although a category above it may have closed.
 */
export function restoreSidebarPosition(menu: HTMLElement): void {
  const {top, entries} = getStoredPositions()[getName(menu)] ?? {};
  const current = menu.querySelector<HTMLAnchorElement>(CURRENT_ENTRY);
  const offset = current && entries?.[current.pathname];
  if (current && typeof offset === 'number') menu.scrollTop += getOffset(menu, current) - offset;
  else if (top) menu.scrollTop = top;
}

const INTERRUPTING_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Whether the reader has done something in the sidebar of this page, which must not move any more by itself. */
export const isTouched = (menu: HTMLElement): boolean => menu.dataset.touched !== undefined;

/** Keeps the position of the sidebar for the next page. */
export function trackSidebarPosition(): void {
  const menu = getMenu();
  if (menu) {
    restoreSidebarPosition(menu);
    const markTouched = (): void => void (menu.dataset.touched = '');
    for (const act of INTERRUPTING_EVENTS) menu.addEventListener(act, markTouched, {once: true, passive: true});
  }
  window.addEventListener('pagehide', () => {
    const left = getMenu();
    if (left) store.write(JSON.stringify({...getStoredPositions(), [getName(left)]: readPosition(left)}));
  });
}
