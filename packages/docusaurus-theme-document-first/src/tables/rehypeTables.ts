import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Maximum length of code that isn't broken, in characters. */
const MAX_CODE = 28;

/** Characters per line in the narrowest layout that shows whole tables. */
const MAX_CHARACTERS = 70;

/** Characters per line on a phone, without the space between columns. */
const PHONE_CHARACTERS = 38;

/** The narrowest column in which sentences read well, in characters. */
const NARROWEST_TEXT = 14;

/** Replaces spaces that don't break, for measuring only. */
const JOINER = '\u00a0';

const isElement = (node: unknown, ...names: string[]): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node && names.includes(String(node.tagName));

const getChildren = (node: Element | undefined, ...names: string[]): Element[] =>
  node?.children.filter((child): child is Element => isElement(child, ...names)) ?? [];

/** Returns the text of a node, with `formatCode` applied to each code inside. */
function getText(node: ElementContent, formatCode: (code: string) => string = (code) => code): string {
  if (node.type === 'text') return node.value;
  const text = 'children' in node ? node.children.map((child) => getText(child, formatCode)).join('') : '';
  return isElement(node, 'code') ? formatCode(text) : text;
}

const joinShortCode = (code: string): string => (code.length <= MAX_CODE ? code.replace(/\s/g, JOINER) : code);

/** A cell with its lengths in characters: the text, the longest word, and the longest word or short code. */
type Cell = {
  readonly element: Element;
  readonly length: number;
  readonly word: number;
  readonly unit: number;
  readonly hasLongCode: boolean;
};

const getLongestLength = (text: string): number => Math.max(...text.split(/[ \t\n]+/).map(({length}) => length));

function getCellMetrics(element: Element): Cell {
  const text = getText(element).trim();
  let hasLongCode = false;
  visit(element, 'element', (node) => {
    if (node.tagName === 'code' && getText(node).length > MAX_CODE) hasLongCode = true;
  });
  const unit = getLongestLength(getText(element, joinShortCode).trim());
  return {element, length: text.length, word: getLongestLength(text), unit, hasLongCode};
}

function getRows(table: Element): Cell[][] {
  const rows: Cell[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(getChildren(row, 'th', 'td').map(getCellMetrics));
  });
  return rows;
}

/** Returns the width of each column, which is that of its widest cell. */
function getColumnWidths(rows: readonly (readonly Cell[])[], measure: (cell: Cell) => number): number[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, measure(cell))));
  return widths;
}

/** Returns the maximum width of a column. Narrow columns leave more space for wide ones. */
function getMaxColumnWidth(widths: readonly number[]): number {
  let room = MAX_CHARACTERS;
  let count = widths.length;
  for (const width of [...widths].sort((one, other) => one - other)) {
    if (width > room / count) return room / count;
    room -= width;
    count -= 1;
  }
  return Infinity;
}

/** Marks the cells with code that may wrap, and those whose words may break, because the table would be too wide. */
function markWideCells(rows: readonly (readonly Cell[])[]): void {
  const [head = []] = rows;
  // A comparison (a table with an empty first heading) has columns of equal width.
  const isCompared = head.length > 2 && head[0]?.length === 0;
  const wordShare = getMaxColumnWidth(getColumnWidths(rows, ({word}) => word));
  const unitShare = isCompared
    ? MAX_CHARACTERS / head.length
    : getMaxColumnWidth(getColumnWidths(rows, ({unit}) => unit));
  for (const {element, word, unit, hasLongCode} of rows.flat()) {
    if (element.tagName !== 'td') continue;
    if (word > wordShare) element.properties.className = ['cell--breaks'];
    else if (hasLongCode || unit > unitShare) element.properties.className = ['cell--wraps'];
  }
}

/** Returns the width of a cell on a phone, where sentences wrap but words and short code don't. */
const getPhoneWidth = ({length, unit}: Cell): number => Math.max(unit, Math.min(length, NARROWEST_TEXT));

/** Marks a table that's too wide for a phone, and labels its cells with the headings of their columns. */
function markCards(table: Element, rows: readonly (readonly Cell[])[]): void {
  const [head = [], ...others] = rows;
  const width = getColumnWidths(rows, getPhoneWidth).reduce((sum, one) => sum + one, 0);
  if (head.length < 2 || width <= PHONE_CHARACTERS) return;
  table.properties.className = ['table--cards'];
  // With two columns, the first cell is the title of the card, so the second one needs no label.
  if (head.length === 2) return;
  const labels = head.map(({element}) => getText(element).trim());
  for (const row of others)
    row.forEach(({element}, at) => {
      if (at > 0 && labels[at]) element.properties.dataLabel = labels[at];
    });
}

/**
 * Rehype plugin that prepares tables for narrow columns (`tables.css`):
 *
 * - Code of up to 28 characters isn't broken, unless the table would be too wide: `cell--wraps`. If words would make it
 *   too wide, they can break anywhere: `cell--breaks`.
 * - A table that's too wide for a phone gets `table--cards`: its rows become cards, in which each cell shows its
 *   `data-label`.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rows = getRows(table);
      markWideCells(rows);
      markCards(table, rows);
    });
  };
}

/** Identifies the plugin in the configuration of a site, which may load its own copy of this module. */
rehypeTables.theme = 'docusaurus-theme-document-first/tables';
