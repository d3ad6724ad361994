import {describe, expect, it} from '@jest/globals';
import {findIdentifiers} from './identifiers';
import {load} from 'cheerio';
import {toSearchPage} from './readPages';
import {readSections} from './readSections';
import {MAX_CONTENT, rankPage, toRecords} from './searchRecord';
import {validateRecords} from './validateRecords';

const HTML = `
<article><nav aria-label="Breadcrumbs">Workflows</nav>
<div class="theme-doc-markdown markdown"><header><h1>Steps</h1></header>
<p>One stage of a <strong>workflow</strong>.</p>
<h2 id="step-exports">Step exports<a class="hash-link" href="#step-exports">#</a></h2>
<table><thead><tr><th>Call<th>Effect<tbody><tr><td><code>$.export</code><td>leaves data</table>
<pre><code>export default defineComponent({ async run({ steps, $ }) { $.export('total', process.env.ORDERS_API_KEY); } });</code></pre>
<h3 id="names">Names</h3><p>Use <code>my_step</code>.</p><button>Copy</button><svg><title>drawing</title></svg>
<h2 id="where-to-go-next">Where to go next</h2><p>Elsewhere</p>
</div><nav>Next page</nav></article>`;

const RECORD = {
  title: 'Steps',
  description: 'What a step is.',
  frontmatter: {},
  path: '/workflows/steps/',
  relativePath: 'docs/workflows/steps/index.mdx',
  key: 'v-12345678',
  headers: [],
  version: 'v2',
  locale: 'en',
  unlisted: false,
} as const;

describe('sections', () => {
  const sections = readSections(load(HTML), 'Steps');

  it('begin at each heading with an id and hold prose, tables and inline code', () => {
    expect(sections.map(({slug, level, title}) => [slug, level, title])).toEqual([
      [null, 1, 'Steps'],
      ['step-exports', 2, 'Step exports'],
      ['names', 3, 'Names'],
      ['where-to-go-next', 2, 'Where to go next'],
    ]);
    expect(sections[0]?.text).toBe('One stage of a workflow.');
    expect(sections[1]?.text).toBe('Call Effect $.export leaves data');
    expect(sections[2]?.text).toBe('Use my_step.');
  });

  it('hold what a picture teaches, and none of the words that it draws', () => {
    const figure =
      '<figure data-picture="Settings"><div aria-hidden="true">Save</div><figcaption><span>Save is at the right.</span><ol><li>Name</li></ol></figcaption></figure>';
    const [section] = readSections(load(`<article><div class="theme-doc-markdown">${figure}</div></article>`), 'Steps');
    expect(section?.text).toBe('Save is at the right. Name');
  });

  it('keep what identifies in code, and not the code', () => {
    expect(sections[1]?.identifiers).toEqual(
      expect.arrayContaining(['$.export', 'process.env.ORDERS_API_KEY', 'ORDERS_API_KEY', 'defineComponent']),
    );
    expect(findIdentifiers('curl --request POST -H "x-millrace-secret: a"; throw new TypeError("x")')).toEqual(
      expect.arrayContaining(['--request', 'x-millrace-secret', 'TypeError']),
    );
  });
});

describe('records', () => {
  const records = toRecords(toSearchPage({record: RECORD, article: () => load(HTML)}), 'https://docs.example/docs/');

  it('are one for each section, without the sections that only lead elsewhere', () => {
    expect(
      records.map(({url, type, hierarchy}) => [url, type, hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3]),
    ).toEqual([
      ['https://docs.example/docs/workflows/steps/', 'lvl1', 'Steps', null, null],
      ['https://docs.example/docs/workflows/steps/#step-exports', 'lvl2', 'Steps', 'Step exports', null],
      ['https://docs.example/docs/workflows/steps/#names', 'lvl3', 'Steps', 'Step exports', 'Names'],
    ]);
  });

  it('name version, language, tag and rank', () => {
    expect(records[0]).toMatchObject({
      version: 'latest',
      lang: 'en',
      docusaurus_tag: 'docs-default-current',
      content: 'What a step is. One stage of a workflow.',
      weight: {pageRank: 80, level: 90, position: 0},
    });
    expect(rankPage('/v1/workflows/steps/')).toBe(rankPage('/workflows/steps/'));
  });

  it('follow the schema', () => {
    expect(validateRecords(records)).toEqual([]);
    expect(validateRecords([{...records[0], version: 'v3', url: undefined}])).toEqual([
      expect.stringMatching(/^record 0: .*'url'.*version must be equal to one of the allowed values/),
    ]);
  });

  it('stay below what Algolia takes', () => {
    const long = toSearchPage({
      record: RECORD,
      article: () => load(HTML.replace('One stage', 'word '.repeat(5000))),
    });
    const [record] = toRecords(long, 'https://docs.example/docs/');
    expect(record?.content.length).toBeLessThanOrEqual(MAX_CONTENT);
  });
});
