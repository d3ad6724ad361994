import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {readApiDocument} from '../../src/features/rest-reference/document/readApiDocument';
import {getResources, restReferenceOptions} from '../../src/features/rest-reference/remarkRestReference';
import {readQuestions} from '../../tools/authors/questions';
import {getCanonical, readPageHtml, readRecords} from '../builtPages';

const questions = readQuestions();

it.each(Object.keys(questions))('%s has no repeated questions', (path) => {
  const asked = (questions[path] ?? []).map(({question}) => question.toLowerCase());
  expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
});

it.each(readRecords().map((record) => [record.path, record] as const))(
  '%s has one h1, a canonical URL, title and description',
  (path, record) => {
    const page = load(readPageHtml(path));
    expect(page('h1')).toHaveLength(1);
    expect(
      page('link[rel=canonical]')
        .toArray()
        .map((link) => page(link).attr('href')),
    ).toEqual([getCanonical(record)]);
    expect(page('title').text()).toContain(record.title);
    expect(page('meta[name=description]').attr('content')).toBe(record.description);
  },
);

/**
 * Maximum size of an article's HTML in bytes. Menus add about 31 kB, which grows with each version. The weight budgets
 * limit the transferred size.
 */
const INDEX_MAX = 103_300;
const RESOURCE_MAX = 73_500;

/** Returns the size of a page's article in bytes; `NaN` if there's none, which fails any comparison. */
const getArticleSize = (html: string): number => {
  const [article] = /<article[ >].*<\/article>/s.exec(html) ?? [];
  return article === undefined ? NaN : Buffer.byteLength(article);
};

const RESOURCES = readRecords()
  .filter(({frontmatter, path}) => path.startsWith(restReferenceOptions.route) && frontmatter.hide_table_of_contents)
  .map(({path}) => path)
  .filter((path) => path !== restReferenceOptions.route);

describe('the list of operations', () => {
  const html = readPageHtml(restReferenceOptions.route);

  it('is below the size limit', () => {
    expect(getArticleSize(html)).toBeLessThanOrEqual(INDEX_MAX);
  });

  it('links to the page of every resource', () => {
    const page = load(html);
    for (const path of RESOURCES) expect(page(`article a[href$="${path}"]`).length).toBeGreaterThan(0);
    const {document} = readApiDocument(restReferenceOptions.document);
    expect(RESOURCES).toHaveLength(getResources(document, restReferenceOptions).length);
  });
});

describe.each(RESOURCES)('the page of a resource, %s,', (path) => {
  const html = readPageHtml(path);
  const page = load(html);

  it('is below the size limit', () => {
    expect(getArticleSize(html)).toBeLessThanOrEqual(RESOURCE_MAX);
  });

  it('starts with its endpoints and their methods', () => {
    const [list] = page('article [data-method]').closest('ul').toArray();
    expect(page(list).find('li').length).toBe(page('article h2 + a + div > div:nth-child(2)').length);
  });
});
