/** Returns the internal link of a menu or sidebar that was clicked without a modifier key. */
export function findMenuLink(event: MouseEvent): HTMLAnchorElement | null {
  const {target, button, metaKey, ctrlKey, shiftKey, altKey} = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-sidebar] a[href]') : null;
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return link && isPlain && link.target === '' && link.origin === window.location.origin ? link : null;
}
