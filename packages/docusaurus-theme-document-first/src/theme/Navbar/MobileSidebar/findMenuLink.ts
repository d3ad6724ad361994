/** The link of the menu that is pressed as it is, without a key that opens it elsewhere. */
export function findMenuLink(event: MouseEvent): HTMLAnchorElement | null {
  const {target, button, metaKey, ctrlKey, shiftKey, altKey} = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-sidebar] a[href]') : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return link && isPlain && link.target === '' && link.origin === window.location.origin ? link : null;
}
