import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypePageContents} from './rehypePageContents';

/** An element by its name; a paragraph that leads on to what follows is `p:`. */
const element = (name: string): Element => ({
  type: 'element',
  tagName: name.replace(':', ''),
  properties: {},
  children: [{type: 'text', value: name.endsWith(':') ? 'Choose one:' : 'Some words.'}],
});

function namesOf(tagNames: readonly string[], path = 'docs/limits/index.mdx'): (string | null)[] {
  const tree: Root = {type: 'root', children: tagNames.map(element)};
  rehypePageContents()(tree, {path});
  return tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement' ? node.name : node.type === 'element' ? node.tagName : null,
  );
}

describe('rehypePageContents', () => {
  it('puts the list between the introduction and the first section', () => {
    expect(namesOf(['p', 'h2', 'p', 'h2'])).toEqual(['p', 'PageContents', 'h2', 'p', 'h2']);
  });

  it('puts it before tables and pictures of a long introduction', () => {
    expect(namesOf(['p', 'p', 'table', 'p', 'h2'])).toEqual(['p', 'p', 'PageContents', 'table', 'p', 'h2']);
  });

  it('leaves a paragraph beside what it leads to', () => {
    expect(namesOf(['p', 'p:', 'ul', 'h2'])).toEqual(['p', 'PageContents', 'p', 'ul', 'h2']);
    expect(namesOf(['p:', 'ul', 'h2'])).toEqual(['p', 'ul', 'PageContents', 'h2']);
  });

  it('adds none to a page without sections, or to a part of pages', () => {
    expect(namesOf(['p', 'h3'])).toEqual(['p', 'h3']);
    expect(namesOf(['p', 'h2'], 'docs/_shared/what-is-lost.mdx')).toEqual(['p', 'h2']);
  });
});
