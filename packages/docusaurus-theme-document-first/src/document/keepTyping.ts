type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Sets a value so that React takes it for news: its own setter, on the field, is told of an empty value, and the
 * prototype's setter, which React does not see, puts in the value.
 */
function setValue(field: Field, value: string): void {
  if (!field.matches('select')) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Remembers which fields of the application the reader changes before it is there.
 *
 * @param isOfApplication whether the application serves the field that an event is about
 * @returns a function that tells the application of the values, as if they were typed now
 */
export function keepTyping(isOfApplication: (event: Event) => boolean): () => void {
  const typed = new Map<Field, string>();
  const onInput = (event: Event): void => {
    const {target} = event;
    if (isField(target) && isOfApplication(event)) typed.set(target, target.value);
  };
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    // React has put its own first values into the fields by now.
    for (const [field, value] of typed) {
      setValue(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', {bubbles: true}));
    }
  };
}
