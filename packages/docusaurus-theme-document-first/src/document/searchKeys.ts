const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key opens the search: Ctrl+K, Cmd+K, or a slash outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  return event.key === '/' && !isTyping(event);
}

/** What a query becomes by a key that was pressed before its field is there; `null` for a key that types nothing. */
export function typeKey(typed: string, {key, ctrlKey, metaKey, altKey}: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  return [...key].length === 1 ? typed + key : null;
}
