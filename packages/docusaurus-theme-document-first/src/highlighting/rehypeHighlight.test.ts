import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeHighlight} from './rehypeHighlight';

const fence = (text: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {},
  children: [{type: 'element', tagName: 'code', properties, children: [{type: 'text', value: text}]}],
});

function highlight(...children: Root['children']): Element['properties'][] {
  const tree: Root = {type: 'root', children};
  rehypeHighlight()(tree);
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
