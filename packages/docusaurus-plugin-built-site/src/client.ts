/**
 * Path of a page as Markdown, below the base path and without a slash at its start:
 * `/limits/` gives `limits.md`, `/` gives `index.md`, `/v1/` gives `v1.md`.
 */
export function toMarkdownFile(path: string): string {
  return `${path.replace(/^\//, '').replace(/\/$/, '') || 'index'}.md`;
}

/** File of a page below the build folder: `/limits/` and `/limits` give `limits/index.html`. */
export function pageFile(path: string): string {
  return (path.endsWith('.html') ? path : `${path.replace(/\/?$/, '/')}index.html`).slice(1);
}
