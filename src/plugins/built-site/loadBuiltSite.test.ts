import {describe, expect, it} from '@jest/globals';
import type {ListedPage} from './listPages';
import {loadBuiltSite} from './loadBuiltSite';

const listed = (path: string): ListedPage => ({
  title: 'Limits',
  description: '',
  frontmatter: {},
  path,
  relativePath: `docs${path}index.mdx`,
  key: 'v-12345678',
  version: 'v2',
  unlisted: false,
});

const HTML = new Map([
  ['404.html', '<p>Not found</p>'],
  ['limits/index.html', '<nav>Menu</nav><article><h2 id="memory">Memory</h2><p>Text</p></article>'],
]);

describe('loadBuiltSite', () => {
  const site = loadBuiltSite([listed('/limits/')], HTML);

  it('gives each page with its record, and every other HTML file parsed', () => {
    expect(site.records).toEqual([{...listed('/limits/'), headers: [{level: 2, title: 'Memory', slug: 'memory'}]}]);
    expect(site.documents.get('404.html')?.('p').text()).toBe('Not found');
  });

  it('hands out articles that a consumer may change', () => {
    const changed = site.pages[0]?.article();
    changed?.('h2').remove();
    expect(changed?.html()).toBe('<article><p>Text</p></article>');
    expect(site.pages[0]?.article()('article h2').text()).toBe('Memory');
  });

  it('names the page whose file is missing', () => {
    expect(() => loadBuiltSite([listed('/pricing/')], HTML)).toThrow(
      /docs\/pricing\/index\.mdx: .*pricing\/index\.html/,
    );
  });
});
