import {storagePrefix} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {createStore} from 'docusaurus-theme-document-first/client/storage';

/** How far the reader has scrolled each sidebar in this visit, by its name. */
const store = createStore('sessionStorage', `${storagePrefix}.sidebar-positions`);

const readAll = (): Record<string, number> => ({...(store.readJson() as Record<string, number> | null)});

/** The part of a page that scrolls its sidebar. */
export const findMenu = (): HTMLElement | null => document.querySelector('.theme-doc-sidebar-container .menu');

/** What a sidebar is called. The name of its file also tells its content, which a new deployment may change. */
function getName(menu: Element): string {
  const {sidebar, list} = menu.querySelector<HTMLElement>('[data-sidebar], [data-list]')?.dataset ?? {};
  return list ?? sidebar?.split('.')[0] ?? '';
}

/** Scrolls a sidebar to where the reader left it, as far as its open categories reach. */
export function restoreSidebarPosition(menu: HTMLElement): void {
  const top = readAll()[getName(menu)];
  if (Number.isFinite(top)) menu.scrollTop = top as number;
}

const READER_ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Whether the reader has done something in the sidebar of this page, which must not move any more by itself. */
export const isTouched = (menu: HTMLElement): boolean => menu.dataset.touched !== undefined;

/** Keeps the position of the sidebar for the next page. */
export function keepSidebarPosition(): void {
  const menu = findMenu();
  if (menu) {
    restoreSidebarPosition(menu);
    const touch = (): void => void (menu.dataset.touched = '');
    for (const act of READER_ACTS) menu.addEventListener(act, touch, {once: true, passive: true});
  }
  window.addEventListener('pagehide', () => {
    const left = findMenu();
    if (left) store.write(JSON.stringify({...readAll(), [getName(left)]: Math.round(left.scrollTop)}));
  });
}
