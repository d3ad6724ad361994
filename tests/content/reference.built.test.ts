import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {restReferenceOptions} from '../../src/rest-reference/remarkRestReference';
import {readPageHtml, readRecords} from '../builtPages';

/** The most that the HTML of a page can weigh, in bytes. */
const WHOLE_MAX = 310_000;
const RESOURCE_MAX = 95_000;

const RESOURCES = readRecords()
  .filter(({frontmatter, path}) => path.startsWith(restReferenceOptions.route) && frontmatter.hide_table_of_contents)
  .map(({path}) => path)
  .filter((path) => path !== restReferenceOptions.route);

describe('the whole reference', () => {
  const html = readPageHtml(restReferenceOptions.route);

  it('is light enough to open', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(WHOLE_MAX);
  });

  it('links to the page of every resource', () => {
    const page = load(html);
    for (const path of RESOURCES) expect(page(`article a[href$="${path}"]`).length).toBeGreaterThan(0);
    expect(RESOURCES).toHaveLength(restReferenceOptions.tags.length);
  });
});

describe.each(RESOURCES)('the page of a resource, %s,', (path) => {
  const html = readPageHtml(path);
  const page = load(html);

  it('is light enough to open', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(RESOURCE_MAX);
  });

  it('begins with its endpoints and their methods', () => {
    const [list] = page('article [data-method]').closest('ul').toArray();
    expect(page(list).find('li').length).toBe(page('article h2 + a + div > div:nth-child(2)').length);
  });
});
