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
