/** Preserves clicks and typed text from before hydration. */

import {findReactControl} from './controls';

/** Returns a signature of an element that survives a re-render. */
const getSignature = (element: Element): string =>
  [
    element.localName,
    element.id,
    ...['role', 'type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join('\0');

/**
 * Remembers an element that React may replace on hydration, such as Docusaurus's tabs.
 *
 * @returns a function that finds the element or its replacement; `undefined` if the match is ambiguous
 */
export function createElementFinder<E extends Element>(element: E): () => E | undefined {
  const description = getSignature(element);
  const findMatching = (): E[] =>
    Array.from(document.querySelectorAll<E>(element.localName)).filter((other) => getSignature(other) === description);
  const before = findMatching();
  return () => {
    if (element.isConnected) return element;
    const alike = findMatching();
    return alike.length === before.length ? alike[before.indexOf(element)] : undefined;
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Sets a value in a way that React notices. The field's own setter records an empty value, then the prototype's setter,
 * which React doesn't track, inserts the real one.
 */
function setValue(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Tracks which fields of the application the reader changes before hydration.
 *
 * @param typed values from before a reload
 * @returns a function that dispatches the values to React, as if they were typed now
 */
export function trackTyping(typed: Map<Field, string>): () => void {
  const finders = new Map<Field, () => Field | undefined>();
  for (const [field, text] of typed) {
    finders.set(field, createElementFinder(field));
    field.value = text;
  }
  const onInput = (event: Event): void => {
    const {target} = event;
    if (!isField(target) || !findReactControl(event)) return;
    typed.set(target, target.value);
    if (!finders.has(target)) finders.set(target, createElementFinder(target));
  };
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    // By now, React has set the fields to its initial values.
    for (const [kept, value] of typed) {
      const field = finders.get(kept)?.();
      if (!field) continue;
      setValue(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', {bubbles: true}));
    }
  };
}
