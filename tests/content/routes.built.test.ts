import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import type {PageRecord} from '../../src/plugins/page-records';

const CANONICAL = 'https://millrace.example/docs';

const records = JSON.parse(readFileSync(resolve('build/pages.json'), 'utf8')) as PageRecord[];

function canonicalOf({version, frontmatter, path}: PageRecord): string {
  const isTwin = version === 'v1' && typeof frontmatter.v2 === 'string' && frontmatter.v2 !== 'none';
  return CANONICAL + (isTwin ? String(frontmatter.v2) : path);
}

describe('every page as it was built', () => {
  it.each(records.map((record) => [record.path, record] as const))(
    '%s has one h1, its own address, title and description',
    (path, record) => {
      const page = load(readFileSync(resolve('build', `.${path.endsWith('/') ? `${path}index.html` : path}`), 'utf8'));
      expect(page('h1')).toHaveLength(1);
      expect(page('link[rel=canonical]').toArray().map((link) => page(link).attr('href'))).toEqual([canonicalOf(record)]);
      expect(page('title').text()).toContain(record.title);
      expect(page('meta[name=description]').attr('content')).toBe(record.description);
    },
  );
});
