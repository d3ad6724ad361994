import {type ReactNode, useMemo, useState} from 'react';
import {stripInline} from '../InlineText';

/** A cell: a string with inline markup, a number, or content with the text to sort and filter it by. */
export type DataCell = string | number | {readonly text: string; readonly content: ReactNode};

/** A column: its label, or a label with `sort: false`, or with a width, such as `20%` or `6rem`. */
export type DataColumn = string | {readonly label: string; readonly sort?: boolean; readonly width?: string};

/** A row: its cells, with an id where the row has an anchor, and the group whose heading is above it. */
export type DataRow =
  readonly DataCell[] | {readonly id?: string; readonly group?: string; readonly cells: readonly DataCell[]};

/** Props of a data table. */
export interface DataTableProps {
  readonly caption: string;
  /** Leaves the caption to screen readers, where the heading above the table says the same. */
  readonly hideCaption?: boolean;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  readonly filterLabel?: string;
}

/** A column with its defaults filled in. */
export interface Column {
  readonly label: string;
  readonly sort: boolean;
  readonly width?: string;
}

/** A row with its place in the source and the plain text of its cells. */
export interface Row {
  readonly key: number;
  readonly id?: string;
  readonly group?: string;
  readonly cells: readonly DataCell[];
  readonly texts: readonly string[];
}

const FACTORS: Readonly<Record<string, number>> = {
  kb: 1024,
  mb: 1024 ** 2,
  gb: 1024 ** 3,
  tb: 1024 ** 4,
  ms: 1,
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  year: 31_536_000_000,
};

const NUMBER = /^(?:[a-z]+ )*\$?([\d][\d,]*(?:\.\d+)?)\s*([a-z]*)/i;
const collator = new Intl.Collator('en-GB', {numeric: true, sensitivity: 'base'});

/** The size a cell stands for (`512KB`, `Up to 750 seconds`, `No limit`), where it stands for one. */
export function measureCell(text: string): number | undefined {
  if (/^no\b.*\b(?:limit|cap)\b/i.test(text)) return Number.POSITIVE_INFINITY;
  const match = NUMBER.exec(text);
  if (!match?.[1]) return undefined;
  const unit = (match[2] ?? '').toLowerCase();
  const factor = FACTORS[unit] ?? FACTORS[unit.replace(/s$/, '')] ?? 1;
  return Number(match[1].replaceAll(',', '')) * factor;
}

/** Orders two cells: by size where both have one, sizes before words, words by the alphabet. */
export function compareCells(a: string, b: string): number {
  const [sizeA, sizeB] = [measureCell(a), measureCell(b)];
  if (sizeA === sizeB) return collator.compare(a, b);
  if (sizeA === undefined) return 1;
  if (sizeB === undefined) return -1;
  return sizeA - sizeB;
}

/** The ways round that a column can be sorted. */
export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;

/** How a table is sorted: by which column, which way round. */
export interface SortState {
  readonly column: number;
  readonly direction: (typeof SORT_DIRECTIONS)[number];
}

/** The plain text of a cell. */
function cellText(cell: DataCell): string {
  if (typeof cell === 'number') return String(cell);
  return stripInline(typeof cell === 'string' ? cell : cell.text);
}

/** Fills in the defaults of the columns. */
function toColumns(columns: readonly DataColumn[]): Column[] {
  return columns.map((column) =>
    typeof column === 'string' ? {label: column, sort: true} : {...column, sort: column.sort ?? true},
  );
}

function isCellList(row: DataRow): row is readonly DataCell[] {
  return Array.isArray(row);
}

/** Gives rows a key and the plain text of their cells. */
function toRows(rows: readonly DataRow[]): Row[] {
  return rows.map((row, key) => {
    const {cells, ...rest} = isCellList(row) ? {cells: row} : row;
    return {...rest, key, cells, texts: cells.map(cellText)};
  });
}

/** The rows that contain every word of a filter, in their cells or in the heading of their group. */
function filterRows(rows: readonly Row[], filter: string): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({texts, group = ''}) => {
    const text = [group, ...texts].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The rows in the order asked for; equal ones stay as they were. */
function sortRows(rows: readonly Row[], sort: SortState | undefined): readonly Row[] {
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
function nextSort(sort: SortState | undefined, column: number): SortState | undefined {
  if (sort?.column !== column) return {column, direction: 'ascending'};
  return sort.direction === 'ascending' ? {column, direction: 'descending'} : undefined;
}

/** The state of a data table and what changes it. */
export interface DataTableState {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly filter: string;
  readonly sort: SortState | undefined;
  readonly setFilter: (filter: string) => void;
  readonly sortBy: (column: number) => void;
  readonly setSort: (sort: SortState | undefined) => void;
}

/** Sorting and filtering of a table. */
export function useDataTable({columns, rows}: DataTableProps): DataTableState {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<SortState>();
  const all = useMemo(() => toRows(rows), [rows]);
  const shown = useMemo(() => sortRows(filterRows(all, filter), sort), [all, filter, sort]);
  return {
    columns: useMemo(() => toColumns(columns), [columns]),
    rows: shown,
    total: all.length,
    filter,
    sort,
    setFilter,
    setSort,
    sortBy: (column) => setSort((current) => nextSort(current, column)),
  };
}
