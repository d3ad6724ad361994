import {pageFile} from 'docusaurus-plugin-built-site/client';
import type {Version} from '../../../src/config/versions';

/** The page of the bundle that takes the place of the search dialog and of the site's search page. */
export const SEARCH_FILE = 'search.html';

/** File of a page inside the bundle of its version: `/v1/limits/` is `limits/index.html` in the bundle of v1. */
export function bundleFile(path: string, {prefix}: Pick<Version, 'prefix'>): string {
  return pageFile(prefix === '/' ? path : `/${path.slice(prefix.length)}`);
}
