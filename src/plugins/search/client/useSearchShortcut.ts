import {useEffect} from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  return event.key === '/' && !isTyping(event);
}

/** Closes the dialog with Escape. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [close]);
}

/** Opens the box with Ctrl+K, Cmd+K or a slash outside of fields. */
export function useSearchShortcut(open: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open, enabled]);
}
