import {expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {
  replacePlaceholders,
  createElement,
  createCodeBlock,
  createParagraph,
  createText,
  type Block,
} from './replacePlaceholders';

function fill(children: Block[]): string {
  const tree: Root = {type: 'root', children};
  replacePlaceholders(tree, new VFile({path: 'docs/a/index.mdx', value: ''}), {
    Broken: () => {
      throw new Error('no such thing');
    },
    Greeting: ({name}) => [createParagraph(createText(`Hello ${name}`)), createCodeBlock('text', 'bye')],
  });
  return tree.children.map((node) => toString(node)).join('\n');
}

it('replaces a placeholder with its content, using its attributes', () => {
  const marker = createElement('Greeting', {name: 'Maya'}, []);
  expect(fill([createParagraph(createText('before')), marker, createParagraph(createText('after'))])).toBe(
    'before\nHello Maya\nbye\nafter',
  );
});

it("names the location of a placeholder that can't be replaced", () => {
  expect(() => fill([createElement('Broken', {}, [])])).toThrow('docs/a/index.mdx:1: no such thing');
});

it('ignores other components', () => {
  expect(fill([createElement('Tabs', {}, [createParagraph(createText('kept'))])])).toBe('kept');
});
