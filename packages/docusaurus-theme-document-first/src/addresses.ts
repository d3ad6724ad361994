const INDEX = /\/index\.html$/i;

/** True for a path that `decodeURIComponent` takes. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The one address of the page that a path stands for: without double slashes and `index.html`, with a slash, or with `.html`.
 *
 * @param pathname path with the base path, as in the address bar
 * @param findPage address of the page that is shown at a path, where it may be written in another way
 * @returns the address as the address bar has it, or `null` where no page is meant
 */
export function canonicalizePath(pathname: string, findPage: (path: string) => string | undefined): string | null {
  if (!isDecodable(pathname)) return null;
  const path = decodeURI(pathname).trim().replace(/\/+/g, '/').replace(INDEX, '/');
  const bare = path.replace(/\/$/, '');
  // The last one is how Docusaurus reads an address that is no page.
  const candidates = [path, `${bare}/`, bare, `${bare}.html`, `${bare.replace(/\.html$/i, '')}/`].filter(Boolean);
  const found = candidates.map(findPage);
  const page = found.find((address, index) => address === candidates[index]) ?? found.find(Boolean);
  return page === undefined ? null : encodeAddress(page);
}

/** What all forms of a page's address share: the path in lower case, without double slashes and what its end may have. */
export function getBarePath(pathname: string): string {
  if (!isDecodable(pathname)) return pathname;
  const path = decodeURI(pathname).trim().toLowerCase().replace(/\/+/g, '/');
  return path.replace(/(?:\/index)?\.html(?:\/)?$|\/$/, '');
}

/** An address as the address bar has it, whether it is encoded already or not. */
const encodeAddress = (address: string): string =>
  new URL(isDecodable(address) ? address : address.replaceAll('%', '%25'), 'https://x').pathname;

const HTML_WITH_SLASH = /\.html\/(?=$|[?#])/;

/** Takes away the slash that Docusaurus's `trailingSlash` adds to an address that is a file name. */
export function removeHtmlSlash(address: string): string {
  return address.replace(HTML_WITH_SLASH, '.html');
}
