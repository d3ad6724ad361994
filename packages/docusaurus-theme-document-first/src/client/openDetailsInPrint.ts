/**
 * Opens what is folded while the page is printed. Newer browsers print it by style (`details::details-content` in
 * `print.css`, https://caniuse.com/mdn-css_selectors_details-content), which also works without script.
 */
export function openDetailsInPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean): void =>
    opened.forEach((part) => {
      part.open = open;
    });
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    setOpen(true);
  });
  window.addEventListener('afterprint', () => setOpen(false));
}
