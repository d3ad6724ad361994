import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Characters that fit side by side in a table as wide as the text. */
const MAX_CHARACTERS = 78;
/** A longer cell wraps, and needs no more room than this. */
const MAX_CELL = 44;

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

function listRows(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName !== 'tr') return;
    rows.push(node.children.filter((cell): cell is Element => cell.type === 'element'));
  });
  return rows;
}

/** Characters of the widest cell of each column, added up. */
function measureTable(table: Element): number {
  const widths: number[] = [];
  for (const row of listRows(table)) {
    row.forEach((cell, at) => {
      const length = Math.min(MAX_CELL, textOf(cell).trim().length);
      widths[at] = Math.max(widths[at] ?? 0, length);
    });
  }
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Gives a table that needs more room than the text the class `table--wide`: it gets the whole column. */
export function rehypeTableWidths() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'table' && measureTable(node) > MAX_CHARACTERS) {
        node.properties = {...node.properties, className: ['table--wide']};
      }
    });
  };
}
