import {createElement} from '../createElement';
import {listEntries, type MenuEntry} from './menuEntries';

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
export function fillMenu(menu: HTMLDetailsElement, close: () => void): void {
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
