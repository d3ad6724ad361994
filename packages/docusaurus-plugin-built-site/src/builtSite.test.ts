import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it, afterAll, beforeAll} from '@jest/globals';
import {load} from 'cheerio';
import {extractArticle, loadBuiltSite, getPageHeaders, type ListedPage, readBuild} from './builtSite';
import {openDerivedCache, type CacheKey} from './derive';
import {getDocsPages, hashPagePath, toPagePath} from './getDocsPages';

type Plugins = Parameters<typeof getDocsPages>[0];

const createDoc = (path: string): object => ({
  id: path,
  title: path,
  description: '',
  frontMatter: {},
  permalink: `/docs/de${path}`,
  source: `@site/docs${path}index.mdx`,
  unlisted: false,
});

const SIDEBARS = {
  docs: [
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'generated-index', permalink: '/docs/de/guides'},
      items: [
        {type: 'link', label: 'Elsewhere', href: 'https://x.example'},
        {type: 'category', label: 'C', link: {type: 'doc', id: '/c/'}, items: [{type: 'doc', id: '/a/'}]},
      ],
    },
  ],
  other: [{type: 'ref', id: '/a/'}],
};

const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'default'},
    content: {
      loadedVersions: [
        {label: 'Next', path: '/docs/de/next', isLast: false, docs: [createDoc('/next/b/')], sidebars: {}},
        {
          label: '2.x',
          path: '/docs/de',
          isLast: true,
          docs: [createDoc('/c/'), createDoc('/a/'), createDoc('/d/')],
          sidebars: SIDEBARS,
        },
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'community'},
    content: {loadedVersions: [{label: 'Community', path: '/docs/de/community', isLast: true, docs: [], sidebars: {}}]},
  },
] as unknown as Plugins;

describe('getDocsPages', () => {
  it('returns the versions and pages of all docs instances in the current locale', () => {
    const {versions, pages} = getDocsPages(plugins, {baseUrl: '/docs/de/', locale: 'de', trailingSlash: undefined});
    expect(versions).toEqual([
      {label: 'Next', instance: 'default', path: '/next/', isLast: false},
      {label: '2.x', instance: 'default', path: '/', isLast: true},
      {label: 'Community', instance: 'community', path: '/community/', isLast: true},
    ]);
    expect(pages.map(({path, version, locale}) => [path, version, locale])).toEqual([
      ['/a/', '2.x', 'de'],
      ['/c/', '2.x', 'de'],
      ['/d/', '2.x', 'de'],
      ['/next/b/', 'Next', 'de'],
    ]);
  });

  it('returns the place of each page in the sidebars', () => {
    const {pages} = getDocsPages(plugins, {baseUrl: '/docs/de/', locale: 'de', trailingSlash: true});
    const guides = {label: 'Guides', path: '/guides/'};
    const c = {label: 'C', path: '/c/'};
    expect(pages.map(({path, sidebar}) => [path, sidebar])).toEqual([
      ['/a/', {order: 1, categories: [guides, c]}],
      ['/c/', {order: 0, categories: [guides, c]}],
      ['/d/', null],
      ['/next/b/', null],
    ]);
  });

  it('throws without a docs plugin', () => {
    expect(() => getDocsPages([], {baseUrl: '/', locale: 'en', trailingSlash: undefined})).toThrow(
      /docusaurus-plugin-content-docs.*not found/,
    );
  });
});

it.each([
  ['/docs/other', undefined, '/other'],
  ['/docs/other', true, '/other/'],
  ['/docs/other/', false, '/other'],
  ['/docs/', true, '/'],
  ['/docs/quickstart/create.html/', true, '/quickstart/create.html'],
])('%s with trailingSlash %s has the path %s', (permalink, trailingSlash, path) => {
  expect(toPagePath(permalink, '/docs/', trailingSlash)).toBe(path);
});

it('creates a stable key for each URL', () => {
  expect(hashPagePath('/limits/')).toMatch(/^v-[0-9a-f]{8}$/);
  expect(hashPagePath('/limits/')).toBe(hashPagePath('/limits/'));
  expect(hashPagePath('/limits/')).not.toBe(hashPagePath('/pricing/'));
});

const listed = (path: string): ListedPage => ({
  title: 'Limits',
  description: '',
  frontmatter: {},
  path,
  relativePath: `docs${path}index.mdx`,
  key: 'v-12345678',
  version: 'v2',
  instance: 'default',
  locale: 'en',
  unlisted: false,
  sidebar: null,
});

const HTML = new Map([
  ['404.html', '<p>Not found</p>'],
  ['limits/index.html', '<nav>Menu</nav><article><h2 id="memory">Memory</h2><p>Text</p></article>'],
]);

describe('loadBuiltSite', () => {
  const site = loadBuiltSite(() => ({versions: [], pages: [listed('/limits/')]}), HTML);

  it('returns each page with its record, and all other HTML files', () => {
    expect(site.records).toEqual([{...listed('/limits/'), headers: [{level: 2, title: 'Memory', slug: 'memory'}]}]);
    expect(site.files.get('404.html')).toBe('<p>Not found</p>');
  });

  it('returns articles that can be modified', () => {
    const changed = site.pages[0]?.article();
    changed?.('h2').remove();
    expect(changed?.html()).toBe('<article><p>Text</p></article>');
    expect(site.pages[0]?.article()('article h2').text()).toBe('Memory');
  });

  it.each([
    ['/limits', 'limits/index.html'],
    ['/limits', 'limits.html'],
    ['/gr%C3%B6%C3%9Fe', 'größe/index.html'],
    // Docusaurus names a file after the address exactly as the author wrote it, encoded or not.
    ['/50%25', '50%25/index.html'],
    ['/gr%C3%B6%C3%9Fe', 'gr%C3%B6%C3%9Fe.html'],
    ['/100%/', '100%/index.html'],
  ])('finds the page %s in %s', (path, file) => {
    const {records} = loadBuiltSite(
      () => ({versions: [], pages: [listed(path)]}),
      new Map([[file, '<article></article>']]),
    );
    expect(records).toHaveLength(1);
  });

  it('names the page for which a function throws', () => {
    const fail = () => {
      throw new Error('no heading');
    };
    const by = {code: import.meta.url, inputs: []};
    expect(() => site.pages[0]?.derive(by, fail)).toThrow('docs/limits/index.mdx: no heading');
    expect(() => site.findArticle('/limits')?.derive(by, fail)).toThrow('/limits: no heading');
  });

  it('finds pages of other plugins, even without a docs plugin', () => {
    const noDocs = () => {
      throw new Error('no docs plugin');
    };
    const other = loadBuiltSite(noDocs, new Map([['blog/a/index.html', '<article><p>Post</p></article>']]));
    expect(other.findArticle('/blog/a')?.article()('p').text()).toBe('Post');
    expect(other.findArticle('/blog/b')).toBeUndefined();
    expect(() => other.pages).toThrow('no docs plugin');
  });

  it('names a page without a file', () => {
    expect(() => loadBuiltSite(() => ({versions: [], pages: [listed('/pricing/')]}), HTML).pages).toThrow(
      /docs\/pricing\/index\.mdx: .*pricing\/index\.html/,
    );
  });
});

it('getPageHeaders returns the headings of the article with level, title and slug', () => {
  const html = `<h2 id="menu">Menu</h2><article><h1>Limits</h1>
      <h2 class="anchor" id="memory">Memory<a class="hash-link" href="#memory">#\u200B</a></h2>
      <h3 id="tmp"><code>/tmp</code> disk</h3><h2>No id</h2></article>`;
  expect(getPageHeaders(load(html))).toEqual([
    {level: 2, title: 'Memory', slug: 'memory'},
    {level: 3, title: '/tmp disk', slug: 'tmp'},
  ]);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

it('throws for a folder without a finished build', () => {
  expect(() => readBuild(folder)).toThrow(`${folder} contains no finished build. Run npm run build first.`);
});

it('reads page records and files', () => {
  writeFileSync(join(folder, 'pages.json'), '[{"path":"/limits/"}]');
  const {records, readFile} = readBuild(folder);
  expect(records).toEqual([{path: '/limits/'}]);
  expect(readFile('pages.json').toString()).toContain('/limits/');
});

it.each([
  ['<main><article class="a"><p>Text</p></article></main>', '<article class="a"><p>Text</p></article>'],
  ['<article>A<article>B</article>C</article><article>D</article>', '<article>A<article>B</article>C</article>'],
  ['<p>Not found</p>', ''],
  [
    '<article><img alt="close it with </article>"><p>B</p></article>',
    '<article><img alt="close it with </article>"><p>B</p></article>',
  ],
  ['<nav title="<article>">A</nav><article>B</article>', '<article>B</article>'],
  ['<!-- <article> --><article>B<!-- </article> -->C</article>D', '<article>B<!-- </article> -->C</article>'],
  ['<article>B<script>"</article>"</script>C</article>D', '<article>B<script>"</article>"</script>C</article>'],
  [
    '<article>B<svg aria-label="</article>"><path d=""/></svg>C</article>',
    '<article>B<svg aria-label="</article>"><path d=""/></svg>C</article>',
  ],
  ['<article>without an end', '<article>without an end'],
])('extractArticle extracts the first article of %s', (html, article) => {
  expect(extractArticle(html)).toBe(article);
});

describe('the cache between builds', () => {
  const site = (): string => join(folder, 'site');
  const by = (...inputs: string[]): CacheKey => ({code: pathToFileURL(join(site(), 'code/make.js')).href, inputs});

  /** Requests a result in a new build. Returns how often it was computed, and the result. */
  async function make(html: string, ...inputs: string[]): Promise<[times: number, got: string]> {
    const data = openDerivedCache(join(site(), '.cache'), site());
    let times = 0;
    const got = data.get(html, by(...inputs), () => `made ${(times += 1)} of ${html}`);
    await data.save();
    return [times, got];
  }

  beforeAll(() => {
    mkdirSync(join(site(), 'code'), {recursive: true});
    writeFileSync(join(site(), 'code/make.js'), '1');
    writeFileSync(join(site(), 'package-lock.json'), '{}');
  });

  it('is used for the same HTML', async () => {
    expect(await make('<p>')).toEqual([1, 'made 1 of <p>']);
    expect(await make('<p>')).toEqual([0, 'made 1 of <p>']);
  });

  it.each([
    ['the HTML', () => make('<b>')],
    ['an input', () => make('<p>', 'other')],
    ['the code', () => (writeFileSync(join(site(), 'code/make.js'), '2'), make('<p>'))],
    ['the packages', () => (writeFileSync(join(site(), 'package-lock.json'), '{"a":1}'), make('<p>'))],
  ])('is invalidated by a change of %s', async (_, again) => {
    await make('<p>');
    expect((await again())[0]).toBe(1);
  });

  it('rejects code in the root of a package, because any file there would invalidate the cache', async () => {
    writeFileSync(join(site(), 'package.json'), '{}');
    const data = openDerivedCache(join(site(), '.cache'), site());
    const code = pathToFileURL(join(site(), 'make.js')).href;
    expect(() => data.get('<p>', {code, inputs: []}, () => 1)).toThrow('move it out of the root of the package');
  });

  it('removes unused entries', async () => {
    await make('<p>');
    await make('<b>');
    expect((await make('<p>'))[0]).toBe(1);
  });
});
