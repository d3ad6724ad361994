import {describe, expect, it} from '@jest/globals';
import type {Element, Root} from 'hast';
import {rehypeRowHeaders} from './rehypeRowHeaders';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const tableWith = (corner: Element): Root => ({
  type: 'root',
  children: [
    element(
      'table',
      element('thead', element('tr', corner, element('th', 'Free'))),
      element('tbody', element('tr', element('td', 'Credits'), element('td', '100'))),
    ),
  ],
});

const tagsOf = (tree: Root): string[] =>
  [...JSON.stringify(tree).matchAll(/"tagName":"(t[hd])"/g)].map(([, tag]) => tag ?? '');

describe('rehypeRowHeaders', () => {
  it('makes the first cells headings of their rows where the first heading is empty', () => {
    const tree = tableWith(element('th'));
    rehypeRowHeaders()(tree);
    expect(tagsOf(tree)).toEqual(['td', 'th', 'th', 'td']);
    expect(JSON.stringify(tree)).toContain('"scope":"row"');
  });

  it('leaves other tables alone', () => {
    const tree = tableWith(element('th', 'What'));
    rehypeRowHeaders()(tree);
    expect(tagsOf(tree)).toEqual(['th', 'th', 'td', 'td']);
  });
});
