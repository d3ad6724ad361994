import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {getRecords} from '../tests/pages';
import {getPageRank, type SearchPage} from './engine/records';
import {resolveOptions} from './options';
import {getIdentifiers, extractSections} from './extractSections';

const OPTIONS = {...resolveOptions(), ignoredSections: ['where-to-go-next'], ignoredElements: ['.badge']};

const HTML = `
<article><nav aria-label="Breadcrumbs">Workflows</nav>
<div class="theme-doc-markdown markdown"><header><h1>Steps</h1></header>
<p>One stage of a <strong>workflow</strong>.</p>
<h2 id="step-exports">Step exports<a class="hash-link" href="#step-exports">#</a></h2>
<table><thead><tr><th>Call<th>Effect<tbody><tr><td><code>$.export</code><td>leaves data</table>
<pre><code>export default defineComponent({ async run({ steps, $ }) { $.export('total', process.env.ORDERS_API_KEY); } });</code></pre>
<h3 id="names">Names</h3><p>Use <code>my_step</code>.</p><span class="badge">New</span><button>Copy</button><svg><title>drawing</title></svg>
<h2 id="where-to-go-next">Where to go next</h2><p>Elsewhere</p>
</div><nav>Next page</nav></article>`;

const read = (html: string): SearchPage => ({
  path: '/workflows/steps/',
  title: 'Steps',
  names: [],
  description: 'What a step is.',
  category: 'Workflows',
  rank: getPageRank('/workflows/steps/'),
  sections: extractSections(load(html), 'Steps', OPTIONS).sections,
});

describe('sections', () => {
  const {sections} = read(HTML);

  it('start at each heading with an id and contain prose, tables and inline code, except ignored ones', () => {
    expect(sections.map(({slug, level, title}) => [slug, level, title])).toEqual([
      [null, 1, 'Steps'],
      ['step-exports', 2, 'Step exports'],
      ['names', 3, 'Names'],
    ]);
    expect(sections[0]?.text).toBe('One stage of a workflow.');
    expect(sections[1]?.text).toBe('Call · Effect · $.export · leaves data');
    expect(sections[2]?.text).toBe('Use my_step.');
  });

  it('contain the description of a picture, but not its text', () => {
    const figure =
      '<figure data-picture="Settings"><div aria-hidden="true">Save</div><figcaption><span>Save is at the right.</span><ol><li>Name</li></ol></figcaption></figure>';
    const [section] = read(`<article><div class="theme-doc-markdown">${figure}</div></article>`).sections;
    expect(section?.text).toBe('Save is at the right. Name');
  });

  it('contain identifiers of code blocks, but not the code', () => {
    expect(sections[1]?.identifiers).toEqual(
      expect.arrayContaining(['$.export', 'process.env.ORDERS_API_KEY', 'defineComponent']),
    );
    expect(getIdentifiers('curl --request POST -H "x-millrace-secret: a"; throw new TypeError("x")')).toEqual(
      expect.arrayContaining(['--request', 'x-millrace-secret', 'TypeError']),
    );
  });

  it.each([
    ['PascalCase', 'new HttpServerPool()', 'HttpServerPool'],
    ['an error', 'connect ECONNREFUSED 127.0.0.1', 'ECONNREFUSED'],
    ['a scope', 'auto p = std::make_unique<int>(1);', 'std::make_unique'],
    ['kebab case', 'apt install ca-certificates', 'ca-certificates'],
    ['snake case', 'max_retry_count: 3', 'max_retry_count'],
    ['a plain word', 'await fetch(url)', 'fetch'],
    ['a package', "import x from '@acme/tools'", '@acme/tools'],
    ['letters of other scripts', 'let größe = 1', 'größe'],
    ['a status', 'HTTP/1.1 429 Too Many Requests', '429'],
    ['an address', 'bind 127.0.0.1', '127.0.0.1'],
    ['a version', '"react": "^18.2.0"', '18.2.0'],
    ['two letters', 'import os', 'os'],
    [
      'a long package',
      'import org.springframework.boot.SpringApplication;',
      'org.springframework.boot.SpringApplication',
    ],
  ])('contain %s', (_, code, name) => {
    const [section] = read(`<article><div class="markdown"><pre><code>${code}</code></pre></div></article>`).sections;
    expect(section?.identifiers).toContain(name);
    expect(section?.text).toBe('');
  });

  it.each([
    ['a label and a link', '<b data-method="GET">GET</b><a href="#a">List your webhooks</a>', 'GET List your webhooks'],
    ['facts side by side', '<span>45 minutes</span><span>Python</span>', '45 minutes Python'],
    ['a badge after a word', 'Queues<span class="badge badge--info">beta</span>', 'Queues beta'],
    ['two links', '<a href="/a/">Anfang</a><a href="/b/">Überblick</a>', 'Anfang Überblick'],
    ['keys', '<kbd>Ctrl</kbd><kbd>K</kbd>', 'Ctrl K'],
    ['terms', '<dl><dt>用語</dt><dd>説明</dd></dl>', '用語: 説明'],
    ['a list of terms', '<dl><dt>Why?</dt><dd>A</dd><dt>Size</dt><dd>B</dd></dl>So', 'Why? A · Size: B So'],
    ['cells', '<table><caption>Größen</caption><tr><td>S</td><td>M</td></tr></table>', 'Größen S · M'],
    ['sentences in cells', '<table><tr><td>Wait.</td><td>Retry</td><td>Go</td></tr></table>', 'Wait. Retry · Go'],
    ['rows and the text below', '<table><tr><th>S<tr><td>1</table>Sizes', 'S · 1 Sizes'],
    ['an empty table', 'Sizes<table></table>', 'Sizes'],
    ['a heading without an id', '<h4>Note</h4>Read on', 'Note: Read on'],
    [
      'items',
      '<ul><li><b>GET</b><a href="#a">List</a></li><li><b>POST</b><a href="#b">Add</a></li></ul>',
      'GET List · POST Add',
    ],
    ['sentences in items', '<ol><li>Wait.</li><li>Retry:<ul><li>now</li></ul></li></ol>So', 'Wait. Retry: now So'],
    ['an item and its explanation', '<ul><li><code>id</code> string<p>The ID.</p></li></ul>', 'id string · The ID.'],
    [
      'parts of a word',
      '<em>un</em><strong>do</strong>, H<sub>2</sub>O, x<sup>2</sup><a href="#1">n</a>',
      'undo, H2O, x2n',
    ],
    ['colours of inline code', '<code><span>fs</span><span>.read</span></code>', 'fs.read'],
  ])('contain a space where readers see one: %s', (_, html, text) => {
    const page = `<article><div class="markdown">${html}<h2 id="a">${html}</h2></div></article>`;
    const [start, heading] = extractSections(load(page), 'Steps', resolveOptions()).sections;
    expect(start?.text).toBe(text);
    if (!/<(?:dl|table|h4|li)/.test(html)) expect(heading?.title).toBe(text);
  });

  it('have the names from their markup and the rows of their tables', () => {
    const table =
      '<table><thead><tr><th>Status<th>Cause</thead><tbody><tr><td colspan="2">All<tr><td><code>429</code><td>Too many<tr><th scope="row">500<td>Bug</table>';
    const html = `<article><div class="markdown"><p data-search-names="a, b">A</p><h2 id="x">X</h2>${table}</div></article>`;
    const found = extractSections(load(html), 'Steps', resolveOptions()).sections;
    expect(found.map(({names, rows}) => [names, rows])).toEqual([
      [['a', 'b'], []],
      [[], ['429', '500']],
    ]);
  });

  it('contain the source of a formula once', () => {
    const formula =
      '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi></mrow><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span>';
    const {sections: found} = read(
      `<article><div class="markdown"><p>Energy ${formula} is.</p><h2 id="f">On ${formula}</h2></div></article>`,
    );
    expect(found.map(({title, text}) => [title, text])).toEqual([
      ['Steps', 'Energy E = mc^2 is.'],
      ['On E = mc^2', ''],
    ]);
  });

  it.each([
    [
      'the docs',
      '<article><div class="theme-doc-markdown markdown"><header><h1>Seen</h1></header><p>Text.</p></div></article>',
    ],
    [
      'the blog',
      '<article><header><h1>Seen</h1></header><div id="__blog-post-container" class="markdown"><p>Text.</p></div></article>',
    ],
    ['a theme of its own', '<article><h1>Seen</h1><p>Text.</p></article>'],
  ])('have the visible heading of %s', (_, html) => {
    expect(extractSections(load(html), 'Named', OPTIONS)).toMatchObject({heading: 'Seen', sections: [{text: 'Text.'}]});
  });
});

describe('records', () => {
  const records = getRecords({...read(HTML), names: ['Ocelot']});

  it('are created for each section, except for sections with only links', () => {
    expect(
      records.map(({url, type, hierarchy}) => [url, type, hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3]),
    ).toEqual([
      ['https://docs.example/docs/workflows/steps/', 'lvl1', 'Steps', null, null],
      ['https://docs.example/docs/workflows/steps/#step-exports', 'lvl2', 'Steps', 'Step exports', null],
      ['https://docs.example/docs/workflows/steps/#names', 'lvl3', 'Steps', 'Step exports', 'Names'],
    ]);
  });

  it('have the rank and names of the page', () => {
    expect(records[0]).toMatchObject({
      code: ['Ocelot'],
      content: 'What a step is. One stage of a workflow.',
      weight: {pageRank: 80, level: 90, position: 0},
    });
  });

  it('have unique ids if two headings have the same one', () => {
    const twice = read(HTML.replace('id="names"', 'id="step-exports"'));
    expect(getRecords(twice).map(({objectID}) => objectID)).toEqual([
      '/workflows/steps/~0',
      '/workflows/steps/~1',
      '/workflows/steps/~2',
    ]);
  });

  it.each(['word ', 'データベース', 'ฐานข้อมูล', '🎉', '"\\'])('stay below the size limit of Algolia: %s', (text) => {
    const code = Array.from({length: 300}, (_, at) => `${'名前'.repeat(10)}${at}`).join(' ');
    const html = HTML.replace('One stage', `${text.repeat(5000)}<pre>${code}</pre>`);
    const [record] = getRecords(read(html));
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(9700);
    expect(record?.content).not.toMatch(/[\uD800-\uDBFF]$/);
  });
});
