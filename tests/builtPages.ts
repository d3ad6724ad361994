/** The finished build as tests read it; `npm run build` comes first. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {pageFile} from 'docusaurus-plugin-built-site/client';
import {BASE_URL, SITE_URL} from '../src/config/addresses';
import {findCounterpartRoute} from '../src/config/counterparts';

const BUILD = resolve('build');
const CANONICAL = SITE_URL + BASE_URL.slice(0, -1);

/** Records of all pages, unlisted ones too. */
export function readRecords(): PageRecord[] {
  return JSON.parse(readFileSync(resolve(BUILD, 'pages.json'), 'utf8')) as PageRecord[];
}

/** HTML of a page as it was built. */
export function readPageHtml(path: string): string {
  return readFileSync(resolve(BUILD, pageFile(path)), 'utf8');
}

/** The address a page gives as its own: an older page names its counterpart in the latest version, where it has one. */
export function canonicalOf({frontmatter, path}: PageRecord): string {
  return CANONICAL + (findCounterpartRoute(path, frontmatter) ?? path);
}

/** The address that a redirect leads to from one with a query, which goes before an anchor. */
export function withQuery(target: string, query: string): string {
  const [page = '', anchor] = (target.startsWith('/') ? BASE_URL + target.slice(1) : target).split('#');
  return page + query + (anchor === undefined ? '' : `#${anchor}`);
}
