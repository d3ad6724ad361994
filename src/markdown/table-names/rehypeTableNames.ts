import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

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
