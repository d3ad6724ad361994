import {describe, expect, it} from '@jest/globals';
import type {Element, ElementContent, Root} from 'hast';
import {VFile} from 'vfile';
import {parseFence, rehypeHighlight, extractMagicComments} from './rehypeHighlight';

const make = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const text = (value: string): ElementContent => ({type: 'text', value});

const fence = (code: string, properties: Element['properties'] = {}): Element =>
  make('pre', {}, make('code', properties, text(code)));

function highlight(...children: Root['children']): void {
  rehypeHighlight()({type: 'root', children}, new VFile());
}

/** Properties of the code in a fence, once it is highlighted. */
function getProperties(pre: Element): Element['properties'] {
  highlight(make('li', {}, pre));
  return (pre.children[0] as Element).properties;
}

describe('rehypeHighlight', () => {
  it('converts the metastring to properties, except for settings of the sample runner', () => {
    const properties = {className: ['language-text'], metastring: 'title="a.txt" {2} run fixture=x'};
    expect(getProperties(fence('a\nb\n\n\n', properties))).toEqual({
      className: ['language-text'],
      html: 'a\n<span class="code-line--marked">b</span>',
      title: 'a.txt',
    });
  });

  it('supports code without language or text', () => {
    expect(getProperties(fence(''))).toEqual({className: ['language-text'], html: ''});
  });
});

describe('line notes', () => {
  const list = (...items: readonly string[]): Element =>
    make('ol', {}, ...items.map((value) => make('li', {}, text(value))));
  const block = (notes: string): Element => fence('a\nb\nc', {metastring: `{2} notes="${notes}"`});

  it('number lines without changing their text, and mark the list below', () => {
    const [code, notes] = [block('2,3'), list('About b', 'About c')];
    highlight(code, notes);
    expect((code.children[0] as Element).properties.html).toBe(
      'a\n<span class="code-line--marked"><span data-note="1">b</span></span>\n<span data-note="2">c</span>',
    );
    expect(notes.properties.className).toEqual(['code-notes']);
  });

  it.each<[string, string, Root['children']]>([
    ['a missing line', '2,4', [list('b', 'd')]],
    ['an item too many', '2', [list('b', 'c')]],
    ['no list', '2', []],
    ['a list below the next block', '2', [fence('d'), list('b')]],
  ])('reject %s', (_, notes, following) => {
    expect(() => highlight(block(notes), ...following)).toThrow(/each item is the note of one line/);
  });
});

it.each<[string, string | undefined, number[]]>([
  ['title="step.mjs" {1,3-5} run', 'step.mjs', [1, 3, 4, 5]],
  ['norun="needs {1} account" fixture=code-order', undefined, []],
  [`subtitle="no" title='yes "quoted"'`, 'yes "quoted"', []],
  ['', undefined, []],
  ['{a}', undefined, []],
  ['{5-3}', undefined, []],
])('parses the title and the highlighted lines in a metastring: %s', (meta, title, marked) => {
  const fence = parseFence(meta);
  expect([fence.title, [...fence.marked]]).toEqual([title, marked]);
});

const MARKED = 'code-line--marked';

const COMMENTS = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'error', line: 'This-will-error'},
];

it.each<[string, string, [number, string][]]>([
  ...['// N', '  # N', '{/* N */}', '<!-- N -->', '-- N'].map((comment): [string, string, [number, string][]] => [
    `a\n${comment.replace('N', 'highlight-next-line')}\nb\nc`,
    'a\nb\nc',
    [[2, MARKED]],
  ]),
  [
    '// highlight-start\na\n// This-will-error\nb\n// highlight-end\nc',
    'a\nb\nc',
    [
      [1, MARKED],
      [2, `${MARKED} code-line error`],
    ],
  ],
  [
    '// highlight\nconst a = "highlight-next-line"; // highlight-next-line',
    '// highlight\nconst a = "highlight-next-line"; // highlight-next-line',
    [],
  ],
])('removes magic comments from %j, but no others', (code, kept, classes) => {
  const taken = extractMagicComments(code, COMMENTS);
  expect([taken.text, [...taken.classes]]).toEqual([kept, classes]);
});
