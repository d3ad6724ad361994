const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key opens the search: Ctrl+K, Cmd+K, or a slash outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  return event.key === '/' && !isTyping(event);
}

/** The text after a key; `null` for a key that types nothing. */
export function typeKey(
  text: string,
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : null;
}
