import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {canonicalOf, readPageHtml, readRecords} from '../builtPages';

describe('every page as it was built', () => {
  it.each(readRecords().map((record) => [record.path, record] as const))(
    '%s has one h1, its own address, title and description',
    (path, record) => {
      const page = load(readPageHtml(path));
      expect(page('h1')).toHaveLength(1);
      expect(
        page('link[rel=canonical]')
          .toArray()
          .map((link) => page(link).attr('href')),
      ).toEqual([canonicalOf(record)]);
      expect(page('title').text()).toContain(record.title);
      expect(page('meta[name=description]').attr('content')).toBe(record.description);
    },
  );
});
