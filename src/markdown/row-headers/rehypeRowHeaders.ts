import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

const isElement = (node: unknown, ...names: string[]): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node && names.includes(String(node.tagName));

const childrenOf = (node: Element | undefined, ...names: string[]): Element[] =>
  node?.children.filter((child): child is Element => isElement(child, ...names)) ?? [];

/**
 * A Markdown table whose first heading is empty compares things: the first cell of a row is its heading.
 * That cell becomes a heading of its row, and the empty one an ordinary cell, as screen readers need it.
 */
export function rehypeRowHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (!isElement(table, 'table')) return;
      const corner = childrenOf(childrenOf(childrenOf(table, 'thead')[0], 'tr')[0], 'th')[0];
      if (!corner || corner.children.length > 0) return;
      corner.tagName = 'td';
      for (const row of childrenOf(childrenOf(table, 'tbody')[0], 'tr')) {
        const [first] = childrenOf(row, 'td');
        if (!first) continue;
        first.tagName = 'th';
        first.properties = {...first.properties, scope: 'row'};
      }
    });
  };
}
