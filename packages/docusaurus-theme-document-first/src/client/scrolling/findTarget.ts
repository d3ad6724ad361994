function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Finds the target of a hash as browsers do: first an id that equals the raw hash, then the decoded one. A hash that
 * can't be decoded, like `#100%`, is used as is.
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  return document.getElementById(id) ?? document.getElementById(decodeHash(id));
}
