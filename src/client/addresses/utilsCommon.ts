import * as original from '@millrace/utils-common-original';

export * from '@millrace/utils-common-original';

const HTML_PAGE = /\.html\/?(?=$|[?#])/;

/** As the original, but the address of a page that is a file name never ends in a slash. */
export function applyTrailingSlash(path: string, options: Parameters<typeof original.applyTrailingSlash>[1]): string {
  return HTML_PAGE.test(path) ? path.replace(HTML_PAGE, '.html') : original.applyTrailingSlash(path, options);
}
