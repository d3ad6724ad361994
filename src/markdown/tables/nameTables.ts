import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {isElement, getText} from '../hast';

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

/** Characters of words that fit side by side in the narrowest column that shows a whole table. */
const MAX_WORDS = 54;

/** The texts of the cells, row by row. */
function getCellTexts(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', ({tagName, children}) => {
    if (tagName !== 'tr') return;
    rows.push(children.filter((cell) => cell.type === 'element').map((cell) => getText(cell).trim()));
  });
  return rows;
}

const getLongestWordLength = (text: string): number => Math.max(...text.split(/\s+/).map(({length}) => length));

/** Characters that the columns need side by side: of each, the most that one of its cells needs. */
function getColumnsWidth(rows: readonly (readonly string[])[], measure: (text: string) => number): number {
  const widths: number[] = [];
  for (const row of rows) row.forEach((text, at) => (widths[at] = Math.max(widths[at] ?? 0, measure(text))));
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Where a table is too wide, words break anywhere that are longer than their share of it, such as addresses:
 * `cell--breaks`.
 */
export function rehypeLongWords() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rows = getCellTexts(table);
      if (getColumnsWidth(rows, getLongestWordLength) <= MAX_WORDS) return;
      const share = MAX_WORDS / (rows[0]?.length ?? 1);
      visit(table, 'element', (cell) => {
        if (cell.tagName === 'td' && getLongestWordLength(getText(cell).trim()) > share)
          cell.properties.className = ['cell--breaks'];
      });
    });
  };
}

/** Characters that a phone shows side by side, without the space between columns. */
const PHONE_CHARACTERS = 38;
/** The narrowest column in which sentences read well, in characters. */
const NARROWEST_TEXT = 14;

/** Sentences wrap, and words don't. */
const getPhoneWidth = (text: string): number =>
  Math.max(getLongestWordLength(text), Math.min(text.length, NARROWEST_TEXT));

/**
 * Gives a table that is too wide for a phone `table--cards`, and each cell behind the first the heading of its column
 * as `data-label`: on a phone the rows become cards (layout.css), where a strip to push sideways would show half of it.
 */
export function rehypeTableCards() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rows = getCellTexts(table);
      const [labels = []] = rows;
      if (labels.length < 3 || getColumnsWidth(rows, getPhoneWidth) <= PHONE_CHARACTERS) return;
      table.properties.className = ['table--cards'];
      for (const row of getChildren(getChildren(table, 'tbody')[0], 'tr')) {
        getChildren(row, 'th', 'td').forEach((cell, at) => {
          if (at > 0 && labels[at]) cell.properties.dataLabel = labels[at];
        });
      }
    });
  };
}
