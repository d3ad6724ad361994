import {isApple, isTyping} from 'docusaurus-plugin-built-site/keys';

/**
 * Whether a key opens the search: Ctrl+K or Cmd+K (the physical key on keyboards without Latin letters), or a slash
 * outside of text fields. In the text fields of macOS, Ctrl+K deletes the rest of the line.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
  // Autofill dispatches key events without a key.
  if (!key || altKey || isComposing) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isTyping(event);
  const isK = key.toLowerCase() === 'k' || (/[^\0-\x7f]/.test(key) && code === 'KeyK');
  if (!isK || shiftKey || ctrlKey === metaKey) return false;
  return metaKey || !isApple() || !isTyping(event);
}

/** Shows the shortcut with the Command key on macOS and iOS. */
export function updateShortcut(button: Element): void {
  const key = button.querySelector('kbd');
  if (key && isApple()) key.textContent = '⌘ K';
}
