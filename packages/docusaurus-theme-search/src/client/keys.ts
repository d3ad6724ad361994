const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key opens the search: Ctrl+K, Cmd+K, by its place on keyboards without Latin letters, or a slash outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  // What fills forms in sends events without a key.
  if (!key || altKey || isComposing) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isTyping(event);
  const isK = key.toLowerCase() === 'k' || (/[^\0-\x7f]/.test(key) && code === 'KeyK');
  return isK && !shiftKey && ctrlKey !== metaKey;
}

/** The place of an option after a key: one further or back, around the ends; `null` for any other key. */
export function moveBy(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return null;
}

/** Shows the key that Macs have in place of Control; as an attribute, because React would stumble over another text. */
export function showShortcut(button: Element): void {
  if (/Mac|iP/.test(navigator.platform)) button.querySelector('kbd')?.setAttribute('data-keys', '⌘ K');
}
