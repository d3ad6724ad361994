/** What a reader does before the application is there, and how it is kept for it: presses and typing. */

import {findControl} from './controls';

/** What an element is, whoever made it and wherever it stands. */
const describe = (element: Element): string =>
  [
    element.localName,
    element.id,
    ...['role', 'type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join('\0');

/**
 * Remembers an element: React makes some anew when it takes the page over, as Docusaurus's tabs.
 *
 * @returns a function that finds the element, or the one that was made in its place; `undefined` where it is not
 *   certain which one that is
 */
export function keepElement<E extends Element>(element: E): () => E | undefined {
  const description = describe(element);
  const listAlike = (): E[] =>
    Array.from(document.querySelectorAll<E>(element.localName)).filter((other) => describe(other) === description);
  const before = listAlike();
  return () => {
    if (element.isConnected) return element;
    const alike = listAlike();
    return alike.length === before.length ? alike[before.indexOf(element)] : undefined;
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Sets a value so that React takes it for news: its own setter, on the field, is told of an empty value, and the
 * prototype's setter, which React does not see, puts in the value.
 */
function setValue(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Remembers which fields of the application the reader changes before it is there.
 *
 * @param typed what was typed before the page was reloaded
 * @returns a function that tells the application of the values, as if they were typed now
 */
export function keepTyping(typed: Map<Field, string>): () => void {
  const finders = new Map<Field, () => Field | undefined>();
  for (const [field, text] of typed) {
    finders.set(field, keepElement(field));
    field.value = text;
  }
  const onInput = (event: Event): void => {
    const {target} = event;
    if (!isField(target) || !findControl(event)) return;
    typed.set(target, target.value);
    if (!finders.has(target)) finders.set(target, keepElement(target));
  };
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    // React has put its own first values into the fields by now.
    for (const [kept, value] of typed) {
      const field = finders.get(kept)?.();
      if (!field) continue;
      setValue(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', {bubbles: true}));
    }
  };
}
