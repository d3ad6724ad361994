/** Returns the path of a page's Markdown file: `limits.md` for `/limits/`, `index.md` for `/`, `v1.md` for `/v1/`. */
export function toMarkdownFile(path: string): string {
  return `${path.replace(/^\//, '').replace(/\/$/, '') || 'index'}.md`;
}

/** Returns the HTML file of a page, below the build folder: `limits/index.html` for `/limits/` and `/limits`. */
export function getPageFile(path: string): string {
  return (path.endsWith('.html') ? path : `${path.replace(/\/?$/, '/')}index.html`).slice(1);
}

/** Decodes a path to match file names. Doesn't change invalid percent signs. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Removes the slash that `trailingSlash` adds to an address that ends in `.html`. */
export const removeHtmlSlash = (address: string): string => address.replace(/\.html\/(?=$|[?#])/, '.html');

/** Returns the URL of a file below the base path, encoded for use in Markdown links. */
export function toAddress(siteUrl: string, file: string): string {
  return siteUrl + encodeURI(decodePath(file)).replace(/[()?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Returns the nearest common parent folder of two paths with slashes at both ends. */
export const getCommonFolder = (a: string, b: string): string =>
  b.startsWith(a) ? a : getCommonFolder(a.slice(0, a.lastIndexOf('/', a.length - 2) + 1), b);
