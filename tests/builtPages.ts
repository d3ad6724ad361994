/** Helpers to read the finished build. Run `npm run build` first. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {getPageFile} from 'docusaurus-plugin-built-site/client';
import {BASE_URL, SITE_URL} from '../src/config/addresses';
import {getLatestRoute} from '../src/config/counterparts';

const BUILD = resolve('build');
const CANONICAL = SITE_URL + BASE_URL.slice(0, -1);

/** Reads the records of all pages, including unlisted pages. */
export function readRecords(): PageRecord[] {
  return JSON.parse(readFileSync(resolve(BUILD, 'pages.json'), 'utf8')) as PageRecord[];
}

/** Returns the HTML of a page in the build. */
export function readPageHtml(path: string): string {
  return readFileSync(resolve(BUILD, getPageFile(path)), 'utf8');
}

/** Returns a page's canonical URL. For an older page with a counterpart, that's the URL of its counterpart. */
export function getCanonical({frontmatter, path}: PageRecord): string {
  return CANONICAL + (getLatestRoute(path, frontmatter) ?? path);
}

/** Returns the paths in a sitemap, relative to the site's URL: `limits/`, and `''` for the front page. */
export function readRoutes(): string[] {
  const sitemap = readFileSync(resolve(BUILD, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  if (addresses.length === 0) throw new Error('build/sitemap.xml lists no page: run `npm run build`');
  return addresses.map((path) => path.replace(/^\/docs\//, ''));
}

/** Removes spaces and normalises letters, because PDFs have different line breaks and ligatures. */
export const removeWhiteSpace = (text: string): string => text.normalize('NFKC').replace(/[\s\u200B\u00AD]+/g, '');
