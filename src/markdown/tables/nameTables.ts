import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

const getChildren = (node: Element | undefined, name: string): Element[] =>
  node?.children.filter((child): child is Element => child.type === 'element' && child.tagName === name) ?? [];

/**
 * Rehype plugin for comparison tables, whose first header is empty: makes the first cell of each row a header and the
 * empty header an ordinary cell, which screen readers need to announce rows.
 */
export function rehypeRowHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
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
 * Rehype plugin: names each Markdown table after the heading above it, so that screen readers can list tables and
 * announce them. A table above all headings is named after the page's title.
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
