import {useMemo, useState} from 'react';
import {
  filterRows,
  nextSort,
  sortRows,
  toColumns,
  toRows,
  type SortState,
  type Column,
  type DataTableProps,
  type Row,
} from './rows';

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
