import {storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {cancelSidebarScroll, CURRENT_ENTRY} from 'docusaurus-theme-document-first/client/pageUpdate';
import {INTERRUPTING_EVENTS} from 'docusaurus-theme-document-first/client/scrolling/goToPlace';
import {createStore} from 'docusaurus-theme-document-first/client/storage';

/** Scroll position of a sidebar, and the offset of each visible entry from its top. */
type Position = {readonly top: number; readonly entries: Readonly<Record<string, number>>};

const store = createStore('sessionStorage', `${storagePrefix}.sidebar-positions`);

const getStoredPositions = () => store.readRecord() as Record<string, Partial<Position> | null | undefined>;

/** Returns the scroll container of the sidebar. */
export const getMenu = (): HTMLElement | null => document.querySelector('.theme-doc-sidebar-container .menu');

/** Returns the id of a sidebar, without the hash of its file, which changes with its content. */
function getMenuName(menu: Element): string {
  const {sidebar, list} = menu.querySelector<HTMLElement>('[data-sidebar], [data-list]')?.dataset ?? {};
  return list ?? sidebar?.split('.')[0] ?? '';
}

/** Returns the offset of an entry from the top of the sidebar's visible area. */
const getOffset = (menu: Element, entry: Element): number =>
  Math.round(entry.getBoundingClientRect().top - menu.getBoundingClientRect().top);

function readPosition(menu: HTMLElement): Position {
  const offsets = [...menu.querySelectorAll('a')].map((link) => [link.pathname, getOffset(menu, link)] as const);
  const inView = offsets.filter(([, offset]) => offset >= 0 && offset < menu.clientHeight);
  return {top: menu.scrollTop, entries: Object.fromEntries(inView)};
}

/** Restores the scroll position, so that the current entry keeps its offset even if a category above has collapsed. */
export function restoreSidebarPosition(menu: HTMLElement): void {
  const {top, entries} = getStoredPositions()[getMenuName(menu)] ?? {};
  const current = menu.querySelector<HTMLAnchorElement>(CURRENT_ENTRY);
  const offset = current && entries?.[current.pathname];
  if (current && typeof offset === 'number') menu.scrollTop += getOffset(menu, current) - offset;
  else if (top) menu.scrollTop = top;
}

/** Whether the reader has interacted with the sidebar of this page, which must not scroll by itself any more. */
export const wasUsed = (menu: HTMLElement): boolean => menu.dataset.touched !== undefined;

/** Restores the scroll position of the sidebar, and stores it when the page is left. */
export function trackSidebarPosition(): void {
  const menu = getMenu();
  if (menu) {
    restoreSidebarPosition(menu);
    const markTouched = (): void => {
      menu.dataset.touched = '';
      cancelSidebarScroll();
    };
    for (const act of INTERRUPTING_EVENTS) menu.addEventListener(act, markTouched, {passive: true});
  }
  window.addEventListener('pagehide', () => {
    const left = getMenu();
    if (left) store.write(JSON.stringify({...getStoredPositions(), [getMenuName(left)]: readPosition(left)}));
  });
}
