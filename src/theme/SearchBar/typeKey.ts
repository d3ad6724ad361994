/** The text after a key; `null` for a key that types nothing. */
export function typeKey(
  text: string,
  {key, ctrlKey, metaKey, altKey}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : null;
}
