import type {ReactNode} from 'react';
import {stripInline} from '../InlineText/parseInline';

/**
 * A cell: a string with inline markup, a number, or content with the text to filter by. On a phone, `label` replaces
 * the column's label. An empty label hides a cell that repeats the previous one.
 */
export type DataCell = string | number | {readonly text: string; readonly content: ReactNode; readonly label?: string};

/** A column: its label, alone or with a width, such as `20%` or `6rem`. */
export type DataColumn = string | Column;

/** A row: its cells, an optional id for its anchor, and the group to show it in. */
export type DataRow =
  readonly DataCell[] | {readonly id?: string; readonly group?: string; readonly cells: readonly DataCell[]};

/** Props of a data table. */
export interface DataTableProps {
  readonly caption: string;
  /** Only shows the caption to screen readers, for example if a heading already contains it. */
  readonly hideCaption?: boolean;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  readonly filterLabel?: string;
}

/** A column with its label and optional width. */
export interface Column {
  readonly label: string;
  readonly width?: string;
}

/** A row with its index in the source and the plain text of its cells. */
export interface Row {
  readonly key: number;
  readonly id?: string;
  readonly group?: string;
  readonly cells: readonly DataCell[];
  readonly texts: readonly string[];
}

function getCellText(cell: DataCell): string {
  if (typeof cell === 'number') return String(cell);
  return stripInline(typeof cell === 'string' ? cell : cell.text);
}

/** Adds a key and the plain text of the cells to each row. */
export function toRows(rows: readonly DataRow[]): Row[] {
  return rows.map((row, key) => {
    const {cells, ...rest} = 'cells' in row ? row : {cells: row};
    return {...rest, key, cells, texts: cells.map(getCellText)};
  });
}

/** Returns the rows that contain every word of a filter in their cells or group heading. */
export function filterRows(rows: readonly Row[], filter: string): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({texts, group = ''}) => {
    const text = [group, ...texts].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Consecutive rows of one group. */
export function groupRows(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0]?.group === row.group) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
