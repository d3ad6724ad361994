import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeTableNames} from './rehypeTableNames';

const element = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

function nameTables(...children: Element[]): Element['properties'][] {
  const tree: Root = {type: 'root', children};
  rehypeTableNames()(tree, {data: {frontMatter: {title: 'Limits'}}});
  return children.filter(({tagName}) => tagName === 'table').map(({properties}) => properties);
}

describe('rehypeTableNames', () => {
  it('names a table after the heading above it', () => {
    const heading = (id: string): Element => element('h2', {id});
    expect(nameTables(heading('memory'), element('table'), heading('disk'), element('p'), element('table'))).toEqual([
      {ariaLabelledBy: ['memory']},
      {ariaLabelledBy: ['disk']},
    ]);
  });

  it('names a table above all headings by the title of the page', () => {
    expect(nameTables(element('table'), element('h2', {id: 'memory'}))).toEqual([{ariaLabel: 'Limits'}]);
  });
});
