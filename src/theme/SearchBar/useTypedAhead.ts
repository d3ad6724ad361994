import {useEffect, useRef, type RefObject} from 'react';
import {typeKey} from './typeKey';

/**
 * Keeps what is typed while the dialog is loading, so that no key is lost.
 *
 * @param button the search button, which carries what was typed before the application was there
 */
export function useTypedAhead(waiting: boolean, button: RefObject<HTMLElement | null>): RefObject<string> {
  const text = useRef('');
  useEffect(() => {
    if (!waiting) return undefined;
    text.current = button.current?.dataset.typed ?? '';
    delete button.current?.dataset.typed;
    const listen = (event: KeyboardEvent): void => {
      const typed = typeKey(text.current, event);
      if (typed === null) return;
      event.preventDefault();
      text.current = typed;
    };
    window.addEventListener('keydown', listen, {capture: true});
    return () => window.removeEventListener('keydown', listen, {capture: true});
  }, [waiting, button]);
  return text;
}
