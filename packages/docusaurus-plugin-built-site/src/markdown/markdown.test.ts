import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {parse} from 'yaml';
import type {BuiltPage, PageRecord} from '../builtSite';
import type {OutputContext} from '../output';
import {createTranslate} from '../words';
import {toMarkdownFile} from '../client';
import {completeSentence, getDescription, markdown} from '.';
import {findUnknownVersions} from './createIndexes';
import {escapeText, toMarkdown} from './toMarkdown';

type Made = {
  title?: string;
  html?: string;
  unlisted?: boolean;
  slugs?: string[];
  sidebar?: PageRecord['sidebar'];
};

function createPage(
  path: string,
  {title = path, html = '<p>Text</p>', unlisted = false, slugs = [], sidebar = null}: Made = {},
): BuiltPage {
  const version = path.startsWith('/v1/') ? 'v1' : 'v2';
  const headers = slugs.map((slug) => ({level: 3, title: slug, slug}));
  const record = {title, description: `About ${title}.`, frontmatter: {}, path, relativePath: '', key: '', headers};
  const article = (): CheerioAPI =>
    load(`<article><div class="theme-doc-markdown">${html}</div></article>`, null, false);
  return {
    record: {...record, version, instance: 'default', locale: 'en', unlisted, sidebar},
    article,
    derive: (_, make) => make(article()),
  };
}

const LONG = 'A long sentence about workflows. '.repeat(2000);
const section = (id: string, text: string): string => `<h2 id="${id}">${id}</h2>${text}`;

const context = {
  siteUrl: 'https://site.example/docs/',
  siteConfig: {markdown: {mermaid: false}, url: 'https://site.example', title: 'Acme', tagline: 'Acme runs workflows.'},
  i18n: {locales: ['en']},
  words: createTranslate([]),
} as unknown as OutputContext;

const versions = [
  {label: 'v2', instance: 'default', path: '/', isLast: true},
  {label: 'v1', instance: 'default', path: '/v1/', isLast: false},
];

function exportMarkdown(pages: readonly BuiltPage[], of = versions): ReadonlyMap<string, string> {
  const output = markdown({versions: of === versions ? {v1: 'the first generation'} : {}});
  const site = {
    pages,
    versions: of,
    records: pages.map(({record}) => record),
    files: new Map(),
    findArticle: () => undefined,
  };
  return output(site, context) as ReadonlyMap<string, string>;
}

it('warns about descriptions of unknown versions and lists known ones', () => {
  const warn = (described: string[], of: typeof versions, locales = ['en']) =>
    findUnknownVersions({title: 'Acme', versions: Object.fromEntries(described.map((one) => [one, 'A']))}, of, locales);
  expect(warn(['v1', 'V2', '3.x'], versions)).toEqual([
    `docusaurus.config.ts, markdown(): "versions.V2" isn't the label of a version; allowed: v2, v1`,
    `docusaurus.config.ts, markdown(): "versions.3.x" isn't the label of a version; allowed: v2, v1`,
  ]);
  expect(warn(['Acme', 'v2'], versions.slice(0, 1))).toEqual([]);
  expect(warn(['suivante'], versions, ['en', 'fr'])).toEqual([]);
});

const files = exportMarkdown([
  createPage('/', {title: 'Start'}),
  createPage('/limits/', {title: 'Limits', html: '<h2 id="a_b">Memory</h2>'}),
  createPage('/hidden/', {unlisted: true}),
  createPage('/code/', {title: 'Code'}),
  createPage('/code/go/', {title: 'Go'}),
  createPage('/links/', {
    title: 'Links',
    html: '<p><a href="/docs/api/#me">Me</a> <a href="/docs/api/#hooks">Hooks</a> <a href="/docs/limits/#a_b">Memory</a></p>',
  }),
  createPage('/api/', {
    title: 'API',
    html: `<p>Lead</p>${section('short', '<p><a href="#me">Short</a></p>')}${section('users', `<h3 id="me"><a href="/docs/api/users/"><code>Me</code></a></h3><p>${LONG}</p>`)}${section('hooks', `<pre><code>## no {#no}</code></pre><p><a href="#short">Back</a></p><p>${LONG}</p>`)}`,
  }),
  createPage('/api/users/', {title: 'Users', slugs: ['me']}),
  createPage('/v1/', {title: 'v1'}),
  createPage('/v1/errors/', {title: 'Errors of v1'}),
]);
const read = (file: string): string => files.get(file) ?? '';

describe('a page', () => {
  it('starts with its URL and a link to the index', () => {
    expect(read('limits.md')).toBe(
      '# Limits\n\n> This is https://site.example/docs/limits/ as Markdown. Index of all pages: https://site.example/docs/llms.txt\n\n## Memory {#a_b}\n',
    );
    expect(read('v1/errors.md')).toMatch(/It describes v1, not the latest version\. .*\/docs\/v1\/llms\.txt\n/);
  });

  it("isn't created if it's unlisted", () => {
    expect(files.has('hidden.md')).toBe(false);
  });
});

describe('a long page', () => {
  it('links to its long sections, and contains the short ones', () => {
    expect(read('api.md').length).toBeLessThan(2000);
    expect(read('api.md')).toContain(
      'Lead\n\n## short {#short}\n\n[Short](https://site.example/docs/api/users.md#me)\n',
    );
    // The heading is a link itself.
    expect(read('api.md')).toContain('- [`Me`](https://site.example/docs/api/users.md#me)\n');
  });

  it('has a file for each long section, unless a page has the same path', () => {
    expect(read('api/hooks.md')).toMatch(/^# API: hooks\n\n> This is https:\/\/site\.example\/docs\/api\/ as/);
    expect(read('api/hooks.md')).toContain(
      '## hooks {#hooks}\n\n```\n## no {#no}\n```\n\n[Back](https://site.example/docs/api.md#short)\n\nA long sentence',
    );
    expect(read('api/users.md')).toContain('# Users\n');
  });

  it('is linked by other pages using the file of the anchor', () => {
    expect(read('links.md')).toContain(
      '[Me](https://site.example/docs/api/users.md#me) [Hooks](https://site.example/docs/api.md#hooks) [Memory](https://site.example/docs/limits/#a_b)',
    );
  });

  it('throws if a section has the path of a page', () => {
    const html = section('go', `<p>${LONG}</p>`);
    expect(() => exportMarkdown([createPage('/code/', {html}), createPage('/code/go/')])).toThrow(
      '/code/: a section needs code/go.md, which is a page',
    );
  });
});

describe('the index', () => {
  it('lists the pages of a version by section, and the other versions', () => {
    expect(read('llms.txt')).toMatch(/^# Acme documentation\n\n> /);
    expect(read('llms.txt')).toContain('- [Limits](https://site.example/docs/limits.md): About Limits.\n');
    expect(read('llms.txt')).toMatch(/## Code\n\nAll pages .*\/docs\/code\/llms-full\.txt\n\n- \[Code\].*\n- \[Go\]/);
    expect(read('llms.txt')).toContain('- [Index of v1](https://site.example/docs/v1/llms.txt): ');
    expect(read('llms.txt')).not.toMatch(/v1\/errors|hidden/);
    expect(read('v1/llms.txt')).toContain('- [Errors of v1](https://site.example/docs/v1/errors.md): ');
  });

  it('lists every file once, with sections below their page', () => {
    expect(read('llms.txt')).toContain(
      '- [API](https://site.example/docs/api.md): About API.\n  - [hooks](https://site.example/docs/api/hooks.md)\n- [Users](https://site.example/docs/api/users.md): ',
    );
    const links = [
      ...(read('llms.txt') + read('v1/llms.txt')).matchAll(/\]\(https:\/\/site\.example\/docs\/([^)]+\.md)\)/g),
    ].map(([, file]) => file);
    expect(links.sort()).toEqual([...files.keys()].filter((file) => file.endsWith('.md')).sort());
  });
});

describe('the index of a version with sidebars', () => {
  const guides = {label: 'Guides', path: '/guides/'};
  const code = {label: 'Code', path: '/code/'};
  const inSidebar = (order: number, ...categories: {label: string; path: string | null}[]): Made => ({
    sidebar: {order, categories},
  });
  const pages = [
    createPage('/', {title: 'Start'}),
    createPage('/alone/'),
    createPage('/code/', inSidebar(4, guides, code)),
    createPage('/code/go/', inSidebar(5, guides, code, {label: 'Go', path: '/code/go/'})),
    createPage('/glossary/', inSidebar(7)),
    createPage('/guides/', inSidebar(1, guides)),
    createPage('/jest-object/', inSidebar(3, guides)),
    createPage('/more/', inSidebar(6, {label: 'More', path: null}, {label: 'Code', path: null})),
    createPage('/zero/', inSidebar(0, {label: 'Introduction', path: '/'})),
  ];
  const made = exportMarkdown(pages);
  const index = made.get('llms.txt') ?? '';

  it('uses the order and groups of the sidebars', () => {
    expect(index.match(/^## .*|\[\/?\w.*?\]/gm)).toEqual([
      '## General',
      '[Start]',
      '[/glossary/]',
      '[/alone/]',
      '## Introduction',
      '[/zero/]',
      '## Guides',
      '[/guides/]',
      '[/jest-object/]',
      '## Guides: Code',
      '[/code/]',
      '[/code/go/]',
      '## More: Code',
      '[/more/]',
      '## Optional',
      '[Index of v1]',
    ]);
  });

  it('links to a file with all pages of a section that has its own URL', () => {
    expect(index.match(/docs\/.*llms-full\.txt/gm)).toEqual([
      'docs/llms-full.txt',
      'docs/guides/llms-full.txt',
      'docs/code/llms-full.txt',
    ]);
    expect(made.get('code/llms-full.txt')).toMatch(/^# \/code\/\n[^]*# \/code\/go\/\n/);
    expect(made.get('llms-full.txt')?.match(/^# .*/gm)?.slice(0, 3)).toEqual(['# Start', '# /zero/', '# /guides/']);
  });
});

it("doesn't name the only version", () => {
  const only = exportMarkdown(
    [createPage('/guide/')],
    [{label: 'v2', instance: 'default', path: '/guide/', isLast: true}],
  );
  for (const file of ['llms.txt', 'guide/llms.txt'])
    expect(only.get(file)).toMatch(/^# Acme documentation\n[^]*lists the pages of Acme\./);
});

it('the full text contains complete pages with their URLs', () => {
  expect(read('llms-full.txt')).toContain(LONG.trim());
  expect(read('llms-full.txt')).not.toContain('Errors of v1');
  expect(read('v1/llms-full.txt')).toContain('Source: https://site.example/docs/v1/errors/\n');
  expect(read('code/llms-full.txt')).toBe(
    '# Code\n\nSource: https://site.example/docs/code/\n\nText\n\n---\n\n# Go\n\nSource: https://site.example/docs/code/go/\n\nText\n',
  );
  expect(files.has('limits/llms-full.txt')).toBe(false);
});

const page = (article: string): string =>
  `<nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Limits</h1></header>${article}</div></article>`;
const convert = (article: string): string =>
  toMarkdown(load(page(article)), 'https://millrace.example/docs/').body.trim();

type Conversion = {readonly what: string; readonly html: string; readonly markdown: string};
const conversions = parse(
  readFileSync(join(import.meta.dirname, 'conversions.cases.yaml'), 'utf8'),
) as readonly Conversion[];

it.each(conversions)('converts $what', ({html, markdown}) => {
  expect(convert(html.trimEnd())).toBe(markdown.trimEnd());
});

it('converts the title, lead, header notes and table captions', () => {
  const html =
    '<div class="theme-doc-markdown"><header><h1>Start</h1><p>A lead</p></header><table><caption>Roles</caption><tr><th>A</th></tr></table></div>';
  expect(toMarkdown(load(html), 'https://site.example/')).toEqual({
    title: 'Start',
    body: 'A lead\n\nRoles\n\n| A |\n| - |\n',
    lead: 'A lead',
  });
});

it.each([
  ['/', 'index.md'],
  ['/limits/', 'limits.md'],
  ['/v1/', 'v1.md'],
  ['/start/new.html', 'start/new.html.md'],
])('%s is written as %s', (path, file) => {
  expect(toMarkdownFile(path)).toBe(file);
});

it.each([
  ['Keeps the', 'Keeps the boats. And more.', 'Keeps the boats.'],
  ['Keeps the v1.2', 'Keeps the v1.2 of it', 'Keeps the v1.2 of it'],
  ['getByRole, getAllByRole,', 'getByRole, getAllByRole, findByRole', 'getByRole, getAllByRole, findByRole'],
  ['船を', '船を係留します。そして待ちます。', '船を係留します。'],
  ['Keeps the boats.', 'Keeps the boats. And more.', 'Keeps the boats.'],
  ['About boats', 'Keeps the boats.', 'About boats'],
  ['', 'Keeps the boats.', 'Keeps the boats.'],
  ['Use ` and `wsl -d `.', 'Use <YOUR_HOST> and wsl -d <Name>. And more.', 'Use <YOUR_HOST> and wsl -d <Name>.'],
  ['Set Map&lt;K, V&gt; as the type', 'Set Map<K, V> as the type', 'Set Map<K, V> as the type'],
  ['The host is `', 'The host is <YOUR_HOST> here. More.', 'The host is <YOUR_HOST> here.'],
  ['First entry', 'A paragraph below the list.', 'First entry'],
])('completes the description %j using %j: %j', (description, lead, whole) => {
  expect(completeSentence(description, lead)).toBe(whole);
});

it.each([
  ['Overview', {}, 'Queries find elements. And more.', 'Queries find elements.'],
  ['Overview', {}, '', 'Overview'],
  ['Overview', {description: 'Overview'}, 'Queries find elements.', 'Overview'],
  ['An overview', {}, 'Queries find elements.', 'An overview'],
])('replaces the description %j (heading, or %j) with the first sentence of %j', (...given) => {
  const [description, frontmatter, lead, expected] = given;
  const {record} = createPage('/queries/', {slugs: ['Overview']});
  expect(getDescription({...record, description, frontmatter}, lead)).toBe(expected);
});

it('joins the lines of a text', () => {
  expect(escapeText('first > line [x](y)\n# *second*  \n')).toBe('first > line \\[x]\\(y) # \\*second\\*');
});

it.each(['Use $.flow.delay', 'Write to support@millrace.example', 'Open https://millrace.example/docs/'])(
  'writes %j without escapes',
  (text) => expect(escapeText(text)).toBe(text),
);
