import {useEffect, useRef, type RefObject} from 'react';

/** What the text becomes by a key; `null` for a key that types nothing. */
export function typeKey(
  text: string,
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : null;
}

/** Keeps what is typed between opening the box and its being there, so that no key is lost. */
export function useTypedAhead(waiting: boolean): RefObject<string> {
  const text = useRef('');
  useEffect(() => {
    if (!waiting) return undefined;
    text.current = '';
    const listen = (event: KeyboardEvent): void => {
      const typed = typeKey(text.current, event);
      if (typed === null) return;
      event.preventDefault();
      text.current = typed;
    };
    window.addEventListener('keydown', listen, {capture: true});
    return () => window.removeEventListener('keydown', listen, {capture: true});
  }, [waiting]);
  return text;
}
