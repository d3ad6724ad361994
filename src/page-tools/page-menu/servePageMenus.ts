import {createElement} from '../createElement';
import {listEntries, type MenuEntry} from './menuEntries';
import {moveBy} from 'docusaurus-theme-document-first/client';
import './page-menu.css';

const ITEM = 'dropdown__link';
const NEW_TAB = {target: '_blank', rel: 'noopener nofollow'} as const;

function createItem(entry: MenuEntry, close: () => void): HTMLElement {
  if ('href' in entry) {
    const hint = createElement('span', {className: 'visually-hidden'}, ' (opens in new tab)');
    const {href} = entry;
    const readHref = typeof href === 'string' ? () => href : href;
    const link = createElement('a', {className: ITEM, href: readHref(), ...NEW_TAB}, entry.label, hint);
    link.addEventListener('click', () => void (link.href = readHref()));
    return link;
  }
  const item = createElement('button', {type: 'button', className: ITEM}, entry.label);
  item.addEventListener('click', () => void entry.press(item, entry.label).then((done) => done && close()));
  return item;
}

/** Adds the entries that need script to the list of a menu, around its link. Does nothing for a list that has them. */
function fillMenu(menu: HTMLDetailsElement, close: () => void): void {
  const list = menu.querySelector('ul');
  const link = list?.querySelector('a');
  if (!list || !link || list.children.length > 1) return;
  const groups = listEntries(link.href).map((entries) =>
    entries.map((entry) => createElement('li', {}, createItem(entry, close))),
  );
  groups.slice(1).forEach(([first]) => first?.setAttribute('data-group', ''));
  const [[copy] = [], ...others] = groups;
  if (copy) list.prepend(copy);
  list.append(...others.flat());
}

const MENU = 'details.page-menu';

const menuOf = ({target}: Event): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

const openMenu = (): HTMLDetailsElement | null => document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);

/** Closes a menu. The focus must not stay on an entry that no longer shows. */
function close(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
}

function fill(menu: HTMLDetailsElement): void {
  fillMenu(menu, () => close(menu));
}

/** Walks the entries with arrow keys, Home and End, which open the menu too, as those of the header do. */
function walk(event: KeyboardEvent, menu: HTMLDetailsElement): void {
  fill(menu);
  const items = [...menu.querySelectorAll<HTMLElement>('li > *')];
  const target = moveBy(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
  if (target === undefined) return;
  event.preventDefault();
  menu.open = true;
  items[target]?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const open = openMenu();
  if (event.key === 'Escape' && open) return close(open);
  const menu = menuOf(event);
  if (menu) walk(event, menu);
}

/** A press or the focus outside closes the menu, and so does a link of it that was followed. */
function onOutside(event: Event): void {
  const open = openMenu();
  if (open && menuOf(event) !== open) open.open = false;
}

function onClick(event: Event): void {
  const menu = menuOf(event);
  if (menu && event.target instanceof Element && event.target.closest('li > a')) close(menu);
}

/**
 * Makes the page menus work: those of this page and of pages that the application opens later. Entries are added when
 * the reader reaches for a menu.
 */
export function servePageMenus(): void {
  document.querySelectorAll<HTMLDetailsElement>(MENU).forEach(fill);
  for (const type of ['pointerover', 'focusin', 'click'] as const)
    document.addEventListener(type, (event) => {
      const menu = menuOf(event);
      if (menu) fill(menu);
    });
  for (const type of ['pointerdown', 'focusin'] as const) document.addEventListener(type, onOutside);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}
