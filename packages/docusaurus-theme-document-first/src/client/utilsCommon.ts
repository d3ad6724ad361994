import applyOriginal from '@docusaurus/utils-common/lib/applyTrailingSlash';

// Deep imports: the main file would add tslib, 3.5 kB for one function.
export * from '@docusaurus/utils-common/lib/applyTrailingSlash';
export * from '@docusaurus/utils-common/lib/errorUtils';
export * from '@docusaurus/utils-common/lib/stringUtils';

/** Id of the content of a blog post, which is used for its feed. */
export const blogPostContainerID = '__blog-post-container';

const HTML_PAGE = /\.html\/?(?=$|[?#])/;

/** Applies the site's `trailingSlash` like Docusaurus, but never adds a slash to a page that ends in `.html`. */
export function applyTrailingSlash(path: string, options: Parameters<typeof applyOriginal>[1]): string {
  return HTML_PAGE.test(path) ? path.replace(HTML_PAGE, '.html') : applyOriginal(path, options);
}
