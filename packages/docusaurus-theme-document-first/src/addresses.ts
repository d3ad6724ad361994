export {removeHtmlSlash} from 'docusaurus-plugin-built-site/client';

const INDEX = /\/index\.html$/i;

/** Whether `decodeURIComponent` accepts a path. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the canonical path of a page: without double slashes and `index.html`, and with the page's own ending (a
 * slash or `.html`).
 *
 * @param pathname path including the base path, as in the address bar
 * @param findPage returns the address of the page that the router shows at a path, which may be spelled differently
 * @returns the encoded address, or `null` if no page matches
 */
export function canonicalizePath(pathname: string, findPage: (path: string) => string | undefined): string | null {
  if (!isDecodable(pathname)) return null;
  const path = decodeURI(pathname).trim().replace(/\/+/g, '/').replace(INDEX, '/');
  const bare = path.replace(/\/$/, '');
  // Docusaurus also converts an unknown `/a.html` to `/a/`, so try this last.
  const candidates = [path, `${bare}/`, bare, `${bare}.html`, `${bare.replace(/\.html$/i, '')}/`].filter(Boolean);
  const found = candidates.map(findPage);
  const page = found.find((address, index) => address === candidates[index]) ?? found.find(Boolean);
  return page === undefined ? null : encodeAddress(page);
}

/** Normalizes a path for comparisons: lower case, without double slashes, `index.html`, `.html` or a trailing slash. */
export function getBarePath(pathname: string): string {
  if (!isDecodable(pathname)) return pathname;
  const path = decodeURI(pathname).trim().toLowerCase().replace(/\/+/g, '/');
  return path.replace(/(?:\/index)?\.html(?:\/)?$|\/$/, '');
}

/** Percent-encodes an address unless it's encoded already. */
const encodeAddress = (address: string): string =>
  new URL(isDecodable(address) ? address : address.replaceAll('%', '%25'), 'https://x').pathname;

/** An address that doesn't fit in a line on a phone. */
const LONG_ADDRESS = /https?:\/\/[^\s<>"']{22,}/g;

/** Allows line breaks after each slash of long addresses in HTML, using elements that don't affect copied text. */
export const addBreaks = (html: string): string =>
  html.replace(LONG_ADDRESS, (address) => address.replace(/(?<=[^/:]\/)(?=[^/])/g, '<wbr>'));
