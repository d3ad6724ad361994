/**
 * Path of a page as Markdown, below the base path and without a slash at its start:
 * `/limits/` gives `limits.md`, `/` gives `index.md`, `/v1/` gives `v1.md`.
 */
export function toMarkdownFile(path: string): string {
  return `${path.replace(/^\//, '').replace(/\/$/, '') || 'index'}.md`;
}

/** File of a page below the build folder: `/limits/` and `/limits` give `limits/index.html`. */
export function getPageFile(path: string): string {
  return (path.endsWith('.html') ? path : `${path.replace(/\/?$/, '/')}index.html`).slice(1);
}

/** Decodes a path to match file names. Invalid percent signs stay. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Address of a file below the base path, in a form that needs no escape in a link. */
export function toAddress(siteUrl: string, file: string): string {
  return siteUrl + encodeURI(decodePath(file)).replace(/[()?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The nearest folder that has both, each with slashes on both sides. */
export const getCommonFolder = (a: string, b: string): string =>
  b.startsWith(a) ? a : getCommonFolder(a.slice(0, a.lastIndexOf('/', a.length - 2) + 1), b);
