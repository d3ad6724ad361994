/** The finished build as tests read it; `npm run build` comes first. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {getPageFile} from 'docusaurus-plugin-built-site/client';
import {BASE_URL, SITE_URL} from '../src/config/addresses';
import {getLatestRoute} from '../src/config/counterparts';

const BUILD = resolve('build');
const CANONICAL = SITE_URL + BASE_URL.slice(0, -1);

/** Records of all pages, unlisted ones too. */
export function readRecords(): PageRecord[] {
  return JSON.parse(readFileSync(resolve(BUILD, 'pages.json'), 'utf8')) as PageRecord[];
}

/** HTML of a page as it was built. */
export function readPageHtml(path: string): string {
  return readFileSync(resolve(BUILD, getPageFile(path)), 'utf8');
}

/** The address a page gives as its own: an older page names its counterpart in the latest version, where it has one. */
export function getCanonical({frontmatter, path}: PageRecord): string {
  return CANONICAL + (getLatestRoute(path, frontmatter) ?? path);
}

/** The paths of a sitemap, relative to the address of the site: `limits/`, and `''` for the front page. */
export function readRoutes(): string[] {
  const sitemap = readFileSync(resolve(BUILD, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  if (addresses.length === 0) throw new Error('build/sitemap.xml lists no page: run `npm run build`');
  return addresses.map((path) => path.replace(/^\/docs\//, ''));
}

/** Text without spaces and in one form of each letter: a print breaks lines where it likes and joins letters. */
export const removeWhiteSpace = (text: string): string => text.normalize('NFKC').replace(/[\s\u200B\u00AD]+/g, '');
