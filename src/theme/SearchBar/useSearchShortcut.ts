import {useEffect} from 'react';
import {isSearchShortcut} from '../../client/isSearchShortcut';

/** Opens the dialog with Ctrl+K, Cmd+K, or a slash outside of fields. */
export function useSearchShortcut(open: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open, enabled]);
}
