const INDEX = /\/index\.html$/;

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
 * @param isPage whether a path is exactly the address of a page
 * @returns the address, or `null` where no page is meant
 */
export function canonicalisePath(pathname: string, isPage: (path: string) => boolean): string | null {
  if (!isDecodable(pathname)) return null;
  const path = pathname.replace(/\/+/g, '/').replace(INDEX, '/');
  const bare = path.replace(/\/$/, '');
  return [path, `${bare}/`, bare, `${bare}.html`].find((candidate) => candidate !== '' && isPage(candidate)) ?? null;
}

const HTML_WITH_SLASH = /\.html\/(?=$|[?#])/;

/** Takes away the slash that Docusaurus's `trailingSlash` adds to an address that is a file name. */
export function trimHtmlSlash(address: string): string {
  return address.replace(HTML_WITH_SLASH, '.html');
}
