import {stripInline} from '../InlineText/parseInline';
import {compareCells} from './sortKey';
import type {Column, DataCell, DataColumn, DataRow, Row} from './types';

/** The ways round that a column can be sorted. */
export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

/** How a table is sorted: by which column, which way round. */
export interface SortState {
  readonly column: number;
  readonly direction: (typeof SORT_DIRECTIONS)[number];
}

/** The plain text of a cell. */
export function cellText(cell: DataCell): string {
  if (typeof cell === 'number') return String(cell);
  return stripInline(typeof cell === 'string' ? cell : cell.text);
}

/** Fills in the defaults of the columns. */
export function toColumns(columns: readonly DataColumn[]): Column[] {
  return columns.map((column) =>
    typeof column === 'string' ? {label: column, sort: true} : {label: column.label, sort: column.sort ?? true},
  );
}

function isCellList(row: DataRow): row is readonly DataCell[] {
  return Array.isArray(row);
}

/** Gives rows a key and the plain text of their cells. */
export function toRows(rows: readonly DataRow[]): Row[] {
  return rows.map((row, key) => {
    const {cells, ...rest} = isCellList(row) ? {cells: row} : row;
    return {...rest, key, cells, texts: cells.map(cellText)};
  });
}

/** The rows that contain every word of a filter, in their cells or in the heading of their group. */
export function filterRows(rows: readonly Row[], filter: string): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({texts, group = ''}) => {
    const text = [group, ...texts].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The rows in the order asked for; equal ones stay as they were. */
export function sortRows(rows: readonly Row[], sort: SortState | undefined): readonly Row[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compareCells(a.texts[sort.column] ?? '', b.texts[sort.column] ?? ''));
}

/** Rows one after another that belong to one group, without a heading where the table is sorted. */
export function splitGroups(rows: readonly Row[], isSorted: boolean): readonly (readonly Row[])[] {
  if (isSorted) return [rows];
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0]?.group === row.group) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** What a press on a header does: ascending, then descending, then the order of the page again. */
export function nextSort(sort: SortState | undefined, column: number): SortState | undefined {
  if (sort?.column !== column) return {column, direction: 'ascending'};
  return sort.direction === 'ascending' ? {column, direction: 'descending'} : undefined;
}
