function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Finds the element that the hash of an address names, as browsers do: an id that is written like the hash comes first,
 * and a hash that can't be decoded, like `#100%`, stands for itself.
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  return document.getElementById(id) ?? document.getElementById(decodeHash(id));
}
