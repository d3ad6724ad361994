const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a key opens the search: Ctrl+K, Cmd+K, or a slash outside of fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  return event.key === '/' && !isTyping(event);
}
