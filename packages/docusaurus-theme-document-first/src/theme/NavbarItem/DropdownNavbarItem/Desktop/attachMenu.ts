import {findNext} from 'docusaurus-theme-document-first/client/findNext';

/**
 * Makes a menu of the header work: its button opens and closes it, arrow keys, Home and End walk its links, Escape
 * closes it and gives the focus back, and so does a press or the focus outside. The pointer opens it by style
 * (`dropdown--hoverable`). Does nothing for a menu that works already.
 *
 * @returns a function that stops listening to the page
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
  // Wherever the focus is: what opened under a pointer can be closed without moving it.
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
