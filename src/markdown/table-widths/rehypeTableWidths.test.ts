import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeTableWidths} from './rehypeTableWidths';

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function classesOf(rows: readonly (readonly string[])[]): unknown {
  const lines = rows.map((row) =>
    element(
      'tr',
      row.map((value) => element('td', [element('code', [{type: 'text', value}])])),
    ),
  );
  const table = element('table', [element('tbody', lines)]);
  const tree: Root = {type: 'root', children: [table]};
  rehypeTableWidths()(tree);
  return table.properties.className;
}

describe('rehypeTableWidths', () => {
  it('leaves a table that fits into the width of the text', () => {
    expect(classesOf([['name', 'a value that takes about forty characters']])).toBeUndefined();
  });

  it('lets one long cell wrap instead of widening the table', () => {
    expect(classesOf([['name', 'word '.repeat(80)]])).toBeUndefined();
  });

  it('widens a table whose columns do not fit side by side, wherever their longest cells are', () => {
    const [short, long] = ['x', 'some words of a longer cell'];
    expect(
      classesOf([
        [long, short, short],
        [short, long, long],
      ]),
    ).toEqual(['table--wide']);
  });

  it('lets words break that are too long for any column', () => {
    expect(classesOf([['address', `https://example.com/${'path/'.repeat(12)}`]])).toEqual(['table--breaks']);
  });
});
