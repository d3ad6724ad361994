import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeRowHeaders, rehypeTableNames} from './nameTables';

const element = (
  tagName: string,
  children: readonly (Element | string)[] = [],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const tableWith = (corner: Element): Root => ({
  type: 'root',
  children: [
    element('table', [
      element('thead', [element('tr', [corner, element('th', ['Free'])])]),
      element('tbody', [element('tr', [element('td', ['Credits']), element('td', ['100'])])]),
    ]),
  ],
});

const getTags = (tree: Root): string[] =>
  [...JSON.stringify(tree).matchAll(/"tagName":"(t[hd])"/g)].map(([, tag]) => tag ?? '');

describe('rehypeRowHeaders', () => {
  it('makes the first cell of each row a header if the first header is empty', () => {
    const tree = tableWith(element('th'));
    rehypeRowHeaders()(tree);
    expect(getTags(tree)).toEqual(['td', 'th', 'th', 'td']);
    expect(JSON.stringify(tree)).toContain('"scope":"row"');
  });

  it("doesn't change other tables", () => {
    const tree = tableWith(element('th', ['What']));
    rehypeRowHeaders()(tree);
    expect(getTags(tree)).toEqual(['th', 'th', 'td', 'td']);
  });
});

function nameTables(...children: Element[]): Element['properties'][] {
  const tree: Root = {type: 'root', children};
  rehypeTableNames()(tree, {data: {frontMatter: {title: 'Limits'}}});
  return children.filter(({tagName}) => tagName === 'table').map(({properties}) => properties);
}

describe('rehypeTableNames', () => {
  it('names a table after the heading above it', () => {
    const heading = (id: string): Element => element('h2', [], {id});
    expect(nameTables(heading('memory'), element('table'), heading('disk'), element('p'), element('table'))).toEqual([
      {ariaLabelledBy: ['memory']},
      {ariaLabelledBy: ['disk']},
    ]);
  });

  it('names a table above all headings after the title of the page', () => {
    expect(nameTables(element('table'), element('h2', [], {id: 'memory'}))).toEqual([{ariaLabel: 'Limits'}]);
  });
});
