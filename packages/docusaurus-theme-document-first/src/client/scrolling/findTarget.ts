import {decodePath} from 'docusaurus-plugin-built-site/client';

/**
 * Finds the target of a hash as browsers do: first an id that equals the raw hash, then the decoded one. A hash that
 * can't be decoded, like `#100%`, is used as is.
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  return document.getElementById(id) ?? document.getElementById(decodePath(id));
}
