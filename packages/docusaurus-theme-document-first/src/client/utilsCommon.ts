import applyOriginal from '@docusaurus/utils-common/lib/applyTrailingSlash';

// The files of the package one by one: its main file takes tslib along, 3.5 kB for one function.
export * from '@docusaurus/utils-common/lib/applyTrailingSlash';
export * from '@docusaurus/utils-common/lib/errorUtils';
export * from '@docusaurus/utils-common/lib/stringUtils';

/** Id of the text of a blog post, which its feed is made from. */
export const blogPostContainerID = '__blog-post-container';

const HTML_PAGE = /\.html\/?(?=$|[?#])/;

/** As the original, but the address of a page that is a file name never ends in a slash. */
export function applyTrailingSlash(path: string, options: Parameters<typeof applyOriginal>[1]): string {
  return HTML_PAGE.test(path) ? path.replace(HTML_PAGE, '.html') : applyOriginal(path, options);
}
