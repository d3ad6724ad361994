import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {readFence, rehypeHighlight, takeMagicComments} from './rehypeHighlight';

const fence = (text: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [{type: 'element', tagName: 'code', properties, children: [{type: 'text', value: text}]}],
});

function highlight(...children: Root['children']): Element['properties'][] {
  const tree: Root = {type: 'root', children};
  rehypeHighlight()(tree, new VFile());
  const found: Element['properties'][] = [];
  const walk = (node: Root | Element): void =>
    node.children.forEach((child) => {
      if (child.type !== 'element') return;
      if (child.tagName === 'code') found.push(child.properties);
      walk(child);
    });
  walk(tree);
  return found;
}

describe('rehypeHighlight', () => {
  it('turns a fence into properties and drops the words of the sample runner', () => {
    const [properties] = highlight(
      fence('a\nb\n\n\n', {className: ['language-text'], metastring: 'title="a.txt" {2} run fixture=x'}),
    );
    expect(properties).toEqual({
      className: ['language-text'],
      html: 'a\n<span class="code-line--marked">b</span>',
      title: 'a.txt',
    });
  });

  it('finds fences inside other elements', () => {
    const list: Element = {
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [fence('{}', {className: ['language-json']})],
    };
    expect(highlight(list)[0]).toHaveProperty('html');
  });

  it('leaves inline code alone', () => {
    const inline: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'a'}]};
    expect(highlight(inline)).toEqual([{}]);
  });

  it('reads a fence without language or text', () => {
    expect(highlight(fence(''))).toEqual([{className: ['language-text'], html: ''}]);
  });
});

describe('notes of lines', () => {
  const list = (...items: readonly string[]): Element => ({
    type: 'element',
    tagName: 'ol',
    properties: {},
    children: items.map((value) => ({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [{type: 'text', value}],
    })),
  });
  const block = (notes: string): Element => fence('a\nb\nc', {metastring: `{2} notes="${notes}"`});

  it('number the lines without changing their text, and mark the list below', () => {
    const notes = list('About b', 'About c');
    const [properties] = highlight(block('2,3'), notes);
    expect(properties?.html).toBe(
      'a\n<span class="code-line--marked"><span data-note="1">b</span></span>\n<span data-note="2">c</span>',
    );
    expect(notes.properties.className).toEqual(['code-notes']);
  });

  it.each<[string, string, Root['children']]>([
    ['a line that is not there', '2,4', [list('b', 'd')]],
    ['an item too many', '2', [list('b', 'c')]],
    ['no list', '2', []],
    ['a list below the next block', '2', [fence('d'), list('b')]],
  ])('refuse %s', (_, notes, following) => {
    expect(() => highlight(block(notes), ...following)).toThrow(/each item is the note of one line/);
  });
});

describe('readFence', () => {
  it('reads title and marked lines', () => {
    const {title, marked} = readFence('title="step.mjs" {1,3-5} run');
    expect(title).toBe('step.mjs');
    expect([...marked]).toEqual([1, 3, 4, 5]);
  });

  it('takes nothing from the words of the sample runner', () => {
    expect(readFence('norun="needs {1} account" fixture=code-order')).toEqual({
      title: undefined,
      marked: new Set(),
      noted: [],
    });
  });

  it.each(['', '{}', '{a}', '{5-3}', '{1-}'])('marks no line for %j', (meta) => {
    expect([...readFence(meta).marked].filter((line) => line > 1)).toEqual([]);
  });

  it('does not take the title out of another word', () => {
    expect(readFence(`subtitle="no" title='yes "quoted"'`).title).toBe('yes "quoted"');
  });
});

const MARKED = 'code-line--marked';

const COMMENTS = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'error', line: 'This will error'.replaceAll(' ', '-')},
];

describe('takeMagicComments', () => {
  it.each([
    ['// highlight-next-line', '//'],
    ['  # highlight-next-line', '#'],
    ['{/* highlight-next-line */}', 'JSX'],
    ['<!-- highlight-next-line -->', 'HTML'],
    ['-- highlight-next-line', 'SQL'],
  ])('takes out %j (%s) and marks the next line', (comment) => {
    const {text, classes} = takeMagicComments(`a\n${comment}\nb\nc`, COMMENTS);
    expect(text).toBe('a\nb\nc');
    expect([...classes]).toEqual([[2, MARKED]]);
  });

  it('marks the lines between start and end, with every class', () => {
    const code = '// highlight-start\na\n// This-will-error\nb\n// highlight-end\nc';
    const {text, classes} = takeMagicComments(code, COMMENTS);
    expect(text).toBe('a\nb\nc');
    expect([...classes]).toEqual([
      [1, MARKED],
      [2, `${MARKED} code-line error`],
    ]);
  });

  it('leaves other comments and other code alone', () => {
    const code = '// highlight\nconst a = "highlight-next-line"; // highlight-next-line';
    expect(takeMagicComments(code, COMMENTS)).toEqual({text: code, classes: new Map()});
    expect(takeMagicComments('// highlight-next-line\na', []).text).toBe('// highlight-next-line\na');
  });
});
