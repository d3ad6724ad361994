import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import type {BuiltPage} from '../builtSite';
import type {OutputContext} from '../options';
import {readWords} from '../words';
import {toMarkdownFile} from '../client';
import {completeSentence, markdown} from '.';
import {escapeText, toMarkdown} from './toMarkdown';

type Made = {title?: string; html?: string; unlisted?: boolean; slugs?: string[]};

function makePage(
  path: string,
  {title = path, html = '<p>Text</p>', unlisted = false, slugs = []}: Made = {},
): BuiltPage {
  const version = path.startsWith('/v1/') ? 'v1' : 'v2';
  const headers = slugs.map((slug) => ({level: 3, title: slug, slug}));
  const record = {title, description: `About ${title}.`, frontmatter: {}, path, relativePath: '', key: '', headers};
  const article = (): CheerioAPI =>
    load(`<article><div class="theme-doc-markdown">${html}</div></article>`, null, false);
  return {
    record: {...record, version, instance: 'default', locale: 'en', unlisted},
    article,
    derive: (_, make) => make(article()),
  };
}

const LONG = 'A long sentence about workflows. '.repeat(2000);
const section = (id: string, text: string): string => `<h2 id="${id}">${id}</h2>${text}`;

const context = {
  siteUrl: 'https://site.example/docs/',
  siteConfig: {markdown: {mermaid: false}, url: 'https://site.example', title: 'Acme', tagline: 'Acme runs workflows.'},
  words: readWords([]),
} as OutputContext;

const versions = [
  {label: 'v2', instance: 'default', path: '/', isLast: true},
  {label: 'v1', instance: 'default', path: '/v1/', isLast: false},
];

function exportMarkdown(pages: readonly BuiltPage[], of = versions): ReadonlyMap<string, string> {
  const output = markdown({versions: {v1: 'the first generation'}});
  const site = {pages, versions: of, records: pages.map(({record}) => record), files: new Map()};
  return output(site, context) as ReadonlyMap<string, string>;
}

const files = exportMarkdown([
  makePage('/', {title: 'Start'}),
  makePage('/limits/', {title: 'Limits', html: '<h2 id="a_b">Memory</h2>'}),
  makePage('/hidden/', {unlisted: true}),
  makePage('/code/', {title: 'Code'}),
  makePage('/code/go/', {title: 'Go'}),
  makePage('/links/', {
    title: 'Links',
    html: '<p><a href="/docs/api/#me">Me</a> <a href="/docs/api/#hooks">Hooks</a> <a href="/docs/limits/#a_b">Memory</a></p>',
  }),
  makePage('/api/', {
    title: 'API',
    html: `<p>Lead</p>${section('short', '<p><a href="#me">Short</a></p>')}${section('users', `<h3 id="me">Me</h3><p>${LONG}</p>`)}${section('hooks', `<pre><code>## no {#no}</code></pre><p><a href="#short">Back</a></p><p>${LONG}</p>`)}`,
  }),
  makePage('/api/users/', {title: 'Users', slugs: ['me']}),
  makePage('/v1/', {title: 'v1'}),
  makePage('/v1/errors/', {title: 'Errors of v1'}),
]);
const read = (file: string): string => files.get(file) ?? '';

describe('a page', () => {
  it('says at its start where it is, and where all others are', () => {
    expect(read('limits.md')).toBe(
      '# Limits\n\n> This is https://site.example/docs/limits/ as Markdown. Index of all pages: https://site.example/docs/llms.txt\n\n## Memory {#a_b}\n',
    );
    expect(read('v1/errors.md')).toMatch(/It describes v1, not the latest version\. .*\/docs\/v1\/llms\.txt\n/);
  });

  it('is not made when it is unlisted', () => {
    expect(files.has('hidden.md')).toBe(false);
  });
});

describe('a long page', () => {
  it('lists its long sections, and keeps the short ones', () => {
    expect(read('api.md').length).toBeLessThan(2000);
    expect(read('api.md')).toContain(
      'Lead\n\n## short {#short}\n\n[Short](https://site.example/docs/api/users.md#me)\n',
    );
    expect(read('api.md')).toContain('- [Me](https://site.example/docs/api/users.md#me)');
  });

  it('has a file for each long section, unless a page below it has the same', () => {
    expect(read('api/hooks.md')).toMatch(/^# API: hooks\n\n> This is https:\/\/site\.example\/docs\/api\/ as/);
    expect(read('api/hooks.md')).toContain(
      '## hooks {#hooks}\n\n```\n## no {#no}\n```\n\n[Back](https://site.example/docs/api.md#short)\n\nA long sentence',
    );
    expect(read('api/users.md')).toContain('# Users\n');
  });

  it('is linked by other pages where the anchors are now', () => {
    expect(read('links.md')).toContain(
      '[Me](https://site.example/docs/api/users.md#me) [Hooks](https://site.example/docs/api.md#hooks) [Memory](https://site.example/docs/limits/#a_b)',
    );
  });

  it('stops the build when a section would take the place of a page', () => {
    const html = section('go', `<p>${LONG}</p>`);
    expect(() => exportMarkdown([makePage('/code/', {html}), makePage('/code/go/')])).toThrow(
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
});

it('does not name the only version', () => {
  const only = exportMarkdown(
    [makePage('/guide/')],
    [{label: 'v2', instance: 'default', path: '/guide/', isLast: true}],
  );
  for (const file of ['llms.txt', 'guide/llms.txt'])
    expect(only.get(file)).toMatch(/^# Acme documentation\n[^]*lists the pages of Acme\./);
});

describe('the full text', () => {
  it('has the pages of a version or section whole, each with its address', () => {
    expect(read('llms-full.txt')).toContain(LONG.trim());
    expect(read('llms-full.txt')).not.toContain('Errors of v1');
    expect(read('v1/llms-full.txt')).toContain('Source: https://site.example/docs/v1/errors/\n');
    expect(read('code/llms-full.txt')).toBe(
      '# Code\n\nSource: https://site.example/docs/code/\n\nText\n\n---\n\n# Go\n\nSource: https://site.example/docs/code/go/\n\nText\n',
    );
    expect(files.has('limits/llms-full.txt')).toBe(false);
  });
});

const page = (article: string): string =>
  `<nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Limits</h1></header>${article}</div></article>`;
const convert = (article: string): string =>
  toMarkdown(load(page(article)), 'https://millrace.example/docs/').body.trim();

const formula = (source: string, attributes = ''): string =>
  `<math${attributes}><semantics><annotation encoding="application/x-tex">${source}</annotation></semantics></math>`;

describe('toMarkdown', () => {
  it('leaves out the title, menus and heading links, and keeps anchors and the proof of samples', () => {
    expect(
      convert('<h3 id="a_b">Memory<a class="hash-link" href="#a_b">#</a></h3><p class="run-badge">Ran on</p>'),
    ).toBe('### Memory {#a_b}\n\nRan on');
    expect(convert('<h2>Memory</h2>')).toBe('## Memory');
    expect(convert('<table><tr id="row-a"><th>A</th><td>1</td></tr></table>')).toBe('| A {#row-a} | 1 |\n| - | - |');
  });

  it('leaves out links to the part that they stand in', () => {
    expect(convert('<ul><li id="a"><a href="#a"><code>id</code></a> <a href="#b">B</a></li></ul>')).toBe(
      '- `id` [B](#b)',
    );
  });

  it('keeps code with its language and title', () => {
    const block =
      '<div class="code-block language-js"><div class="code-block__title">code.mjs</div><pre><code><span>let a</span> = 1;\nb();</code></pre></div>';
    expect(convert(block)).toBe('```js title="code.mjs"\nlet a = 1;\nb();\n```');
  });

  it('takes a label of the language for no title', () => {
    const block =
      '<div class="code-block language-bash"><div class="code-block__header"><span>Bash</span></div><pre><code>ls</code></pre></div>';
    expect(convert(block)).toBe('```bash\nls\n```');
  });

  it('keeps what the header says below the title, and captions above their tables', () => {
    const {title, body, lead} = toMarkdown(
      load(
        '<div class="theme-doc-markdown"><header><h1>Start</h1><p>A lead</p></header><table><caption>Roles</caption><tr><th>A</th></tr></table></div>',
      ),
      'https://site.example/',
    );
    expect([title, body, lead]).toEqual(['Start', 'A lead\n\nRoles\n\n| A |\n| - |\n', 'A lead']);
  });

  it('says what a diagram shows, and gives links their full address', () => {
    expect(
      convert(
        '<div class="diagram"><svg><title>Queue</title><desc>Events wait.</desc></svg></div><p><a href="/docs/limits/">Limits</a></p>',
      ),
    ).toBe('Queue. Events wait.\n\n[Limits](https://millrace.example/docs/limits/)');
  });

  it('says what a picture teaches, and leaves out the words that are drawn', () => {
    const caption =
      '<figcaption><span class="visually-hidden">Deploy is at the top right.</span><ol><li>Name</li><li>Deploy</li></ol></figcaption>';
    const drawing = '<div aria-hidden="true"><svg><path d="M1 1"></path></svg>Undeployed edits</div>';
    expect(convert(`<figure aria-label="Picture: The builder">${drawing}${caption}</figure>`)).toBe(
      'Picture: The builder\n\nDeploy is at the top right.\n\n1. Name\n2. Deploy',
    );
  });

  it('leaves out what only the layout needs', () => {
    const cell = '<a href="#r" data-markdown-ignore="">#</a><b>A</b>, <!-- -->HTTP 413';
    expect(
      convert(`<table><tr><th>${cell}</th><td><span aria-hidden="true">Free</span><span>5</span></td></tr></table>`),
    ).toBe('| **A**, HTTP 413 | 5 |\n| - | - |');
  });

  it.each([
    [
      '<a href="https://a.example/"><div class="card"><div><h3>Card</h3></div><p>Says</p><p>more</p></div></a>',
      '[Card](https://a.example/): Says more',
    ],
    [
      '<p><code>Promise&lt;<a href="#b"><b>Boat</b></a>, <i>T</i>&gt;</code> and <code><a href="#c">Crew</a></code></p>',
      '`Promise<`[`Boat`](#b)`, T>` and [`Crew`](#c)',
    ],
    [
      '<p><img class="x themedComponent--light_NVdE" src="/a.png" alt="A"><img class="x themedComponent--dark_xIcU" src="/b.png" alt="A"></p>',
      '![A](https://millrace.example/a.png)',
    ],
    [
      '<pre class="prism-code language-bash"><code><div class="token-line"><span></span><br></div><div class="token-line"><span>ls</span><br></div></code></pre>',
      '```bash\n\nls\n```',
    ],
    [
      '<x-card><a href="/a/"><div><img src="/i.png"></div><header>Card</header><div>Says</div></a></x-card><x-card><a href="/b/">B<section>b</section></a></x-card>',
      '[Card](https://millrace.example/a/): Says\n\n[B](https://millrace.example/b/): b',
    ],
    ['<div><a class="card"><header>No link</header><div>Says</div></a></div>', 'No link\n\nSays'],
    [
      '<p><a href="https://a.example/" aria-label="Source"><svg></svg></a> <a href="/b/"><img src="data:image/gif;base64,x" alt=""></a><code></code></p>',
      '[Source](https://a.example/) <https://millrace.example/b/>',
    ],
    ['<details><summary><h3 id="why">Why?</h3></summary>Because</details>', '### Why? {#why}\n\nBecause'],
    [
      '<table><tr><th>A</th></tr><tr><td><div>1</div><div>2</div></td></tr></table>',
      '<table><tbody><tr><th>A</th></tr><tr><td><div>1</div><div>2</div></td></tr></tbody></table>',
    ],
    ['<table><tr><th>A</th></tr><tr><td><p>1<br>2</p></td></tr></table>', '| A |\n| - |\n| 1<br>2 |'],
    [
      '<p>Seen</p><p hidden>No</p><p style="display:none">No</p><noscript>No</noscript><p hidden="until-found">Found</p>',
      'Seen\n\nFound',
    ],
    [
      '<ul role="tablist"><li role="tab" id="t1" aria-selected="true">A</li><li role="tab" id="t2">B</li></ul><div role="tabpanel" aria-labelledby="t1">1</div><div role="tabpanel" aria-labelledby="t3" hidden>3</div><div role="tabpanel" aria-labelledby="t2" hidden>2</div>',
      '**A**\n\n1\n\n**B**\n\n2',
    ],
    [
      '<div><ul role="tablist"><li role="tab" aria-selected="false">A</li><li role="tab" aria-selected="true">B</li><li role="tab">C</li></ul><div><div role="tabpanel">2</div></div></div>',
      '**B**\n\n2\n\n**A**\n\n**C**',
    ],
    [
      `<table><tr><th>A</th></tr><tr><td>${formula('|x| = \\|y\\|')}</td></tr></table><p>${formula('|x|')}</p>`,
      '| A |\n| - |\n| $\\vert x\\vert  = \\Vert y\\Vert $ |\n\n$|x|$',
    ],
    [
      `<p>${formula('x', ' display="block"')}</p><p>1 <math><mi>x</mi><mo>+</mo><mn>1</mn></math></p>`,
      '$$\nx\n$$\n\n1 x+1',
    ],
    [
      '<div class="theme-admonition"><div class="admonitionHeading_x"><svg></svg></div><div><p>Text</p></div></div>',
      '> Text',
    ],
    ['<menu><li>One</li></menu><p><embed src="/a.pdf"></p>', '- One\n\n<https://millrace.example/a.pdf>'],
    [
      '<figure data-rehype-pretty-code-figure><figcaption data-rehype-pretty-code-title>a.ts</figcaption><pre data-language="ts"><code><span data-line>let a</span>\n<span data-line>a()</span></code></pre></figure>',
      '```ts title="a.ts"\nlet a\na()\n```',
    ],
  ])('reads what sites make of %s', (html, markdown) => {
    expect(convert(html)).toBe(markdown);
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
  ['Keeps the v1.2', 'Keeps the v1.2 of it', 'Keeps the v1.2'],
  ['Keeps the boats.', 'Keeps the boats. And more.', 'Keeps the boats.'],
  ['About boats', 'Keeps the boats.', 'About boats'],
  ['', 'Keeps the boats.', 'Keeps the boats.'],
])('completes %j from %j as %j', (description, lead, whole) => {
  expect(completeSentence(description, lead)).toBe(whole);
});

it('writes a text of several lines in one', () => {
  expect(escapeText('first > line [x](y)\n# *second*  \n')).toBe('first > line \\[x]\\(y) # \\*second\\*');
});
