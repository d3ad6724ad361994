import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {isElement} from '../hast';

const getChildren = (node: Element | undefined, ...names: string[]): Element[] =>
  node?.children.filter((child): child is Element => isElement(child, ...names)) ?? [];

/**
 * A Markdown table whose first heading is empty compares things: the first cell of a row is its heading.
 * That cell becomes a heading of its row, and the empty one an ordinary cell, as screen readers need it.
 */
export function rehypeRowHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (!isElement(table, 'table')) return;
      const corner = getChildren(getChildren(getChildren(table, 'thead')[0], 'tr')[0], 'th')[0];
      if (!corner || corner.children.length > 0) return;
      corner.tagName = 'td';
      for (const row of getChildren(getChildren(table, 'tbody')[0], 'tr')) {
        const [first] = getChildren(row, 'td');
        if (!first) continue;
        first.tagName = 'th';
        first.properties = {...first.properties, scope: 'row'};
      }
    });
  };
}

const HEADING = /^h[2-6]$/;

/**
 * Names each Markdown table after the heading above it, so that a screen reader can list the tables of a page and
 * say which one was entered. A table above all headings is named by the title of the page.
 */
export function rehypeTableNames() {
  return (tree: Root, {data}: {readonly data: {readonly frontMatter?: {readonly title?: unknown}}}): void => {
    let heading: string | undefined;
    visit(tree, 'element', (node) => {
      if (HEADING.test(node.tagName) && typeof node.properties.id === 'string') heading = node.properties.id;
      if (node.tagName !== 'table') return;
      const {title} = data.frontMatter ?? {};
      if (heading !== undefined) node.properties.ariaLabelledBy = [heading];
      else if (typeof title === 'string') node.properties.ariaLabel = title;
    });
  };
}
