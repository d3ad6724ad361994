import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {toMarkdownFile} from '../client';
import {toMarkdown} from './toMarkdown';

const page = (article: string): string =>
  `<nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Limits</h1></header>${article}</div></article>`;
const convert = (article: string): string => toMarkdown(load(page(article)), 'https://millrace.example').trim();

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
    expect(convert(block)).toBe('*code.mjs*\n\n```js\nlet a = 1;\nb();\n```');
  });

  it('names the tab above what it shows', () => {
    const tabs =
      '<ul role="tablist"><li role="tab" id="t1">Node.js</li></ul><div role="tabpanel" aria-labelledby="t1"><p>Text</p></div>';
    expect(convert(tabs)).toBe('**Node.js**\n\nText');
  });

  it('says what a diagram shows, and gives links their full address', () => {
    expect(
      convert(
        '<div class="diagram"><svg><title>Queue</title><desc>Events wait.</desc></svg></div><p><a href="/docs/limits/">Limits</a></p>',
      ),
    ).toBe('Diagram: Queue. Events wait.\n\n[Limits](https://millrace.example/docs/limits/)');
  });

  it('says what a picture teaches, and leaves out the words that are drawn', () => {
    const caption =
      '<figcaption><span class="visually-hidden">Deploy is at the top right.</span><ol><li>Name</li><li>Deploy</li></ol></figcaption>';
    const drawing = '<div aria-hidden="true"><svg><path d="M1 1"></path></svg>Undeployed edits</div>';
    expect(convert(`<figure data-picture="The builder">${drawing}${caption}</figure>`)).toBe(
      'Picture: The builder. Deploy is at the top right.\n\n1. Name\n2. Deploy',
    );
  });

  it('leaves out what only the layout needs', () => {
    const cell = '<a href="#r" data-markdown-ignore="">#</a><b>A</b>, <!-- -->HTTP 413';
    expect(
      convert(`<table><tr><th>${cell}</th><td><span aria-hidden="true">Free</span><span>5</span></td></tr></table>`),
    ).toBe('| **A**, HTTP 413 | 5 |\n| - | - |');
    expect(convert('<div class="only-with-script">Sort by</div><p>Text</p>')).toBe('Text');
  });

  it('keeps tables', () => {
    expect(convert('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
      '| A |\n| - |\n| 1 |',
    );
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
