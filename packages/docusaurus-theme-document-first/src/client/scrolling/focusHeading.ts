function findHeading(hash: string): HTMLElement | null {
  const anchored = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return anchored ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
}

/**
 * Moves the focus to the heading of a page that has just been opened: screen readers read it, and
 * the Tab key goes on from there (https://github.com/facebook/docusaurus/issues/11647).
 */
export function focusHeading(hash: string): void {
  const heading = findHeading(hash);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) {
    heading.setAttribute('tabindex', '-1');
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), {once: true});
  }
  heading.focus({preventScroll: true});
}

/**
 * Hands the focus to the title of a page that a link of this site has opened, as the application does when it opens
 * one: screen readers read it, and the Tab key goes on in the page, not in the header again.
 */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title || window.location.hash || !document.referrer.startsWith(window.location.origin)) return;
  title.tabIndex = -1;
  title.focus({preventScroll: true});
}
