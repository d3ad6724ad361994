import type {ReactNode} from 'react';

/** A cell: a string with inline markup, a number, or content with the text to sort and filter it by. */
export type DataCell = string | number | {readonly text: string; readonly content: ReactNode};

/** A column: its label, or a label with `sort: false`. */
export type DataColumn = string | {readonly label: string; readonly sort?: boolean};

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
}

/** A row with its place in the source and the plain text of its cells. */
export interface Row {
  readonly key: number;
  readonly id?: string;
  readonly group?: string;
  readonly cells: readonly DataCell[];
  readonly texts: readonly string[];
}
