import {
  handlePress,
  restoreExpansion,
  updateExpansion,
} from 'docusaurus-theme-document-first/theme/DocSidebar/attachCategories';
import {attachColorModeToggle} from 'docusaurus-theme-document-first/theme/ColorModeToggle/attachColorModeToggle';
import {
  attachDialogHistory,
  closeOnBackdrop,
  openDialog,
  type DialogHistory,
} from 'docusaurus-plugin-built-site/dialog';
import {findMenuLink} from './findMenuLink';
import {splitLabel} from './splitLabel';
import {backToMainMenuText, closeMenuLabel} from 'docusaurus-theme-document-first/words';

/** Docusaurus's breakpoint for the mobile menu. */
const WIDE = '(min-width: 62.3125em)';

const PAGE_LIST = '.theme-doc-sidebar-container nav, aside.col > nav';

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

function cloneElement<E extends HTMLElement>(part: E): E {
  const made = part.cloneNode(true) as E;
  for (const element of [made, ...made.querySelectorAll<HTMLElement>('[id],[data-attached]')]) {
    element.removeAttribute('id');
    delete element.dataset.attached;
  }
  return made;
}

function createMenuLink(link: HTMLElement): HTMLElement {
  const made = cloneElement(link);
  made.className = made.className.replace(/\b(?:navbar|dropdown)__link\b/g, 'menu__link').replace('navbar__item', '');
  return made;
}

const createEntry = (...content: readonly Node[]): HTMLElement => createElement('li', 'menu__list-item', ...content);

/** Converts a navbar item to a menu item: a link, a collapsible list of links, or a clone of a custom item. */
function createMenuEntry(item: HTMLElement): HTMLElement {
  if (item.matches('a')) return createEntry(createMenuLink(item));
  const list = item.querySelector('ul');
  const name = item.querySelector<HTMLElement>('button, a');
  if (!list || !name) return createEntry(cloneElement(item));
  const button = createElement(
    'button',
    'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
    ...cloneElement(name).childNodes,
  );
  button.type = 'button';
  button.setAttribute('aria-expanded', 'false');
  const label = name.getAttribute('aria-label');
  if (label) button.textContent = label;
  const links = createElement(
    'ul',
    'menu__list',
    ...Array.from(list.querySelectorAll('a'), (link) => createEntry(createMenuLink(link))),
  );
  links.hidden = true;
  const entry = createEntry(createElement('div', 'menu__list-item-collapsible', button), links);
  entry.classList.add('menu__list-item--collapsed');
  return entry;
}

/** The navbar items that belong in the menu, without those that are always visible or at its top. */
const ITEMS = '.navbar__items > :not(.navbar__brand, .navbar__toggle, .only-without-script)';
const OUTSIDE_MENU =
  '[data-color-mode-toggle], [data-search-button], .DocSearch-Button, [class*=navbarSearchContainer]';

const isMenuEntry = (item: HTMLElement): boolean => !item.matches(OUTSIDE_MENU) && !item.querySelector(OUTSIDE_MENU);

const createPanel = (sidebar: string, ...content: readonly Node[]): HTMLElement => {
  const panel = createElement('div', 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu', ...content);
  panel.dataset.sidebar = sidebar;
  return panel;
};

/** Creates the two panels of the menu: for the site, and for the section of the page, which is visible first. */
function createPanels(): HTMLElement {
  const entries = [...document.querySelectorAll<HTMLElement>(ITEMS)].filter(isMenuEntry).map(createMenuEntry);
  const ofSite = createPanel('', createElement('ul', 'menu__list', ...entries));
  const panels = createElement('div', 'navbar-sidebar__items', ofSite);
  const list = document.querySelector<HTMLElement>(PAGE_LIST);
  if (!list) return panels;
  // Separate the symbol, so that styles can replace it and screen readers skip it.
  const [symbol, label] = splitLabel(backToMainMenuText);
  const decoration = createElement('span', '', symbol);
  decoration.ariaHidden = 'true';
  const back = createElement('button', 'clean-btn navbar-sidebar__back', decoration, label);
  back.type = 'button';
  const ofPage = createPanel(
    list.closest<HTMLElement>('[data-sidebar]')?.dataset.sidebar ?? '',
    ...Array.from(list.children as HTMLCollectionOf<HTMLElement>, cloneElement),
  );
  if (entries.length > 0) ofPage.prepend(back);
  const showPanel = (isPage: boolean): void => {
    panels.classList.toggle('navbar-sidebar__items--show-secondary', isPage);
    ofSite.inert = isPage;
    ofPage.inert = !isPage;
  };
  back.addEventListener('click', () => {
    showPanel(false);
    ofSite.querySelector<HTMLElement>('a,button')?.focus({preventScroll: true});
  });
  panels.append(ofPage);
  showPanel(true);
  return panels;
}

/** Creates the header of the menu: brand, colour mode and close button. */
function createTop(): HTMLElement {
  const close = createElement('button', 'clean-btn navbar-sidebar__close');
  close.setAttribute('aria-label', closeMenuLabel);
  close.innerHTML =
    '<svg viewBox="0 0 15 15" width="18" height="18"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25" stroke="currentColor" stroke-width="1.25"/></svg>';
  const parts = document.querySelectorAll<HTMLElement>('.navbar__brand, .navbar [data-color-mode-toggle]');
  const top = createElement('form', 'navbar-sidebar__brand', ...Array.from(parts, cloneElement), close);
  top.method = 'dialog';
  top.querySelectorAll<HTMLElement>('[data-color-mode-toggle]').forEach((button) => void attachColorModeToggle(button));
  return top;
}

/** While the menu is open, follows its links, and closes it when the viewport becomes too wide for it. */
function handleMenuEvents(dialog: HTMLDialogElement, history: DialogHistory): void {
  const closing = new AbortController();
  const onClick = (event: MouseEvent): void => {
    const link = findMenuLink(event);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    if (link.href === window.location.href) dialog.close();
    else history.follow(link.href);
  };
  // Listens only while the menu is open, and so after the router's own listener.
  document.addEventListener('click', onClick, closing);
  window.matchMedia(WIDE).addEventListener('change', () => dialog.close(), closing);
  const onClose = (): void => {
    closing.abort();
    history.closed();
  };
  dialog.addEventListener('close', onClose, {once: true});
  history.opened();
}

/** Fills the menu's dialog from the navbar and the sidebar of the page, and opens it. */
function openDrawer(dialog: HTMLDialogElement, history: DialogHistory): void {
  dialog.querySelector('.navbar-sidebar')?.replaceChildren(createTop(), createPanels());
  const list = dialog.querySelector('.theme-doc-sidebar-menu');
  if (list) {
    updateExpansion(list);
    restoreExpansion(list);
  }
  // The document script may have opened it before this module was loaded.
  openDialog(dialog);
  dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
  handleMenuEvents(dialog, history);
}

/** Attaches the menu button. Does nothing if it's attached already. */
export function attachDrawer(button: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${button.getAttribute('aria-controls')}`);
  if (!dialog || dialog.dataset.attached !== undefined) return;
  dialog.dataset.attached = '';
  document.addEventListener('click', handlePress);
  const history = attachDialogHistory(dialog);
  button.addEventListener('click', () => openDrawer(dialog, history));
  closeOnBackdrop(dialog);
  if (dialog.open) openDrawer(dialog, history);
}
