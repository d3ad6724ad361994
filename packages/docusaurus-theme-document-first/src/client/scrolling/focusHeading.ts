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
