/**
 * Path of a page as Markdown, below the base path and without a slash at its start:
 * `/limits/` gives `limits.md`, `/` gives `index.md`, `/v1/` gives `v1.md`.
 */
export function toMarkdownFile(path: string): string {
  return `${path.replace(/^\//, '').replace(/\/$/, '') || 'index'}.md`;
}
