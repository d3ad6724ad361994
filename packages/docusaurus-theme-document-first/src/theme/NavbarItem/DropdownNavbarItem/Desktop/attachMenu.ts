import {findNext} from 'docusaurus-theme-document-first/client/findNext';

/**
 * Attaches a dropdown of the navbar: its button toggles it, arrow keys, Home and End move between its links, and Escape
 * closes it and restores the focus. Clicks and focus outside close it too. CSS opens it on hover
 * (`dropdown--hoverable`). Does nothing if it's attached already.
 *
 * @returns a function that removes the listeners from the document
 */
export function attachMenu(menu: HTMLElement): () => void {
  const button = menu.querySelector('button');
  if (!button || menu.dataset.attached !== undefined) return () => undefined;
  menu.dataset.attached = '';

  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  function setOpen(open: boolean): void {
    button?.setAttribute('aria-expanded', String(open));
    menu.classList.toggle('dropdown--show', open);
  }
  const onOutside = ({target}: Event): void => {
    if (isOpen() && target instanceof Node && !menu.contains(target)) setOpen(false);
  };
  // On the document: Escape also closes a dropdown that was opened by hover, without moving the pointer.
  const onEscape = ({key}: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setOpen(false);
    if (menu.matches(':hover')) menu.classList.remove('dropdown--hoverable');
    if (menu.contains(document.activeElement)) button.focus();
  };

  button.addEventListener('click', () => setOpen(!isOpen()));
  menu.querySelector('ul')?.addEventListener('click', () => setOpen(false));
  menu.addEventListener('pointerleave', () => menu.classList.add('dropdown--hoverable'));
  menu.addEventListener('keydown', (event) => {
    const links = [...menu.querySelectorAll('a')];
    const link = findNext(event.key, links, links.indexOf(document.activeElement as HTMLAnchorElement));
    if (!link) return;
    event.preventDefault();
    setOpen(true);
    link.focus();
  });
  const onPage = new AbortController();
  document.addEventListener('pointerdown', onOutside, onPage);
  document.addEventListener('focusin', onOutside, onPage);
  document.addEventListener('keydown', onEscape, onPage);
  return () => onPage.abort();
}
