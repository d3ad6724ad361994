/** The finished build as tests read it; `npm run build` comes first. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {PageRecord} from '../src/plugins/page-records';
import {pageFile} from '../src/plugins/page-records/builtSite';

const BUILD = resolve('build');
const CANONICAL = 'https://millrace.example/docs';

/** Records of all pages, unlisted ones too. */
export function readRecords(): PageRecord[] {
  return JSON.parse(readFileSync(resolve(BUILD, 'pages.json'), 'utf8')) as PageRecord[];
}

/** HTML of a page as it was built. */
export function readPageHtml(path: string): string {
  return readFileSync(pageFile(BUILD, path), 'utf8');
}

/** The address a page gives as its own: a page of v1 names its twin of v2, where it has one. */
export function canonicalOf({version, frontmatter, path}: PageRecord): string {
  const isTwin = version === 'v1' && typeof frontmatter.v2 === 'string' && frontmatter.v2 !== 'none';
  return CANONICAL + (isTwin ? String(frontmatter.v2) : path);
}
