import {describe, expect, it, afterAll, beforeAll} from '@jest/globals';
import {load} from 'cheerio';
import {loadBuiltSite, readHeaders, type ListedPage, openBuild} from './builtSite';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const listed = (path: string): ListedPage => ({
  title: 'Limits',
  description: '',
  frontmatter: {},
  path,
  relativePath: `docs${path}index.mdx`,
  key: 'v-12345678',
  version: 'v2',
  locale: 'en',
  unlisted: false,
});

const HTML = new Map([
  ['404.html', '<p>Not found</p>'],
  ['limits/index.html', '<nav>Menu</nav><article><h2 id="memory">Memory</h2><p>Text</p></article>'],
]);

describe('loadBuiltSite', () => {
  const site = loadBuiltSite({versions: [], pages: [listed('/limits/')]}, HTML);

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

  it.each([['limits/index.html'], ['limits.html']])('finds a page whose address has no slash in %s', (file) => {
    const {records} = loadBuiltSite(
      {versions: [], pages: [listed('/limits')]},
      new Map([[file, '<article></article>']]),
    );
    expect(records).toHaveLength(1);
  });

  it('names the page whose file is missing', () => {
    expect(() => loadBuiltSite({versions: [], pages: [listed('/pricing/')]}, HTML)).toThrow(
      /docs\/pricing\/index\.mdx: .*pricing\/index\.html/,
    );
  });
});

describe('readHeaders', () => {
  it('reads headings of the article with level, title and slug, in order', () => {
    const html = `<h2 id="menu">Menu</h2><article><h1>Limits</h1>
      <h2 class="anchor" id="memory">Memory<a class="hash-link" href="#memory">\u200B</a></h2>
      <h3 id="tmp"><code>/tmp</code> disk</h3><h2>No id</h2></article>`;
    expect(readHeaders(load(html))).toEqual([
      {level: 2, title: 'Memory', slug: 'memory'},
      {level: 3, title: '/tmp disk', slug: 'tmp'},
    ]);
  });

  it('leaves the link to a heading and invisible spaces out of its title', () => {
    const html = `<article><h2 id="a"> One\u200Btwo <a class="hash-link">#</a></h2></article>`;
    expect(readHeaders(load(html))).toEqual([{level: 2, title: 'Onetwo', slug: 'a'}]);
  });

  it('gives none for a page without headings', () => {
    expect(readHeaders(load('<article><p>Text</p></article>'))).toEqual([]);
  });
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

it('refuses a folder without a finished build, and says what to run', () => {
  expect(() => openBuild(folder)).toThrow(`${folder} contains no finished build. Run npm run build first.`);
});

it('reads the records of pages, and files', () => {
  writeFileSync(join(folder, 'pages.json'), '[{"path":"/limits/"}]');
  const {records, readFile} = openBuild(folder);
  expect(records).toEqual([{path: '/limits/'}]);
  expect(readFile('pages.json').toString()).toContain('/limits/');
});
