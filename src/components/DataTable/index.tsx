import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import SortMenu from './SortMenu';
import TableBody from './TableBody';
import TableFilter from './TableFilter';
import TableHead from './TableHead';
import type {DataTableProps} from './rows';
import {useDataTable} from './useDataTable';

export type {DataCell, DataColumn, DataRow, DataTableProps} from './rows';

/**
 * A table that readers can sort and filter. The roles are explicit because the card
 * layout for narrow places removes the implicit roles of the elements.
 */
export default function DataTable(props: DataTableProps): ReactNode {
  const table = useDataTable(props);
  const input = useRef<HTMLInputElement>(null);
  // The button goes when nothing is left to clear, so the focus needs a place.
  const clear = (): void => {
    table.setFilter('');
    input.current?.focus();
  };
  return (
    <div className={styles.frame}>
      {props.filterLabel && <TableFilter label={props.filterLabel} input={input} table={table} clear={clear} />}
      <SortMenu table={table} />
      <table role="table" className={styles.table}>
        <caption className={props.hideCaption ? 'visually-hidden' : undefined}>{props.caption}</caption>
        <TableHead table={table} />
        <TableBody rows={table.rows} columns={table.columns} isSorted={table.sort !== undefined} />
      </table>
      {table.rows.length === 0 && <p className={styles.empty}>No rows contain “{table.filter.trim()}”.</p>}
    </div>
  );
}
