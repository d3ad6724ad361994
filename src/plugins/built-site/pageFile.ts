/** File of a page below the build folder: `/limits/` gives `limits/index.html`. */
export function pageFile(path: string): string {
  return (path.endsWith('.html') ? path : `${path}index.html`).slice(1);
}
