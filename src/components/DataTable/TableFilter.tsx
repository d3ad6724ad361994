import clsx from 'clsx';
import {useId, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';
import type {DataTableState} from './useDataTable';

interface FilterProps {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly table: DataTableState;
  readonly clear: () => void;
}

function countRows({rows, total, filter}: DataTableState): string {
  const of = filter.trim() ? `${rows.length} of ${total}` : `${total}`;
  return `${of} ${total === 1 ? 'row' : 'rows'}`;
}

/** The filter box of a table, with the number of matching rows. Its space is reserved until JavaScript runs. */
export default function TableFilter({label, input, table, clear}: FilterProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.filter, 'only-with-script')} data-application-control>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        className={styles.input}
        value={table.filter}
        onChange={(event) => table.setFilter(event.target.value)}
      />
      {table.filter && (
        <button type="button" className={styles.clear} onClick={clear}>
          Clear the filter
        </button>
      )}
      <span role="status" className={styles.count}>
        {countRows(table)}
      </span>
    </div>
  );
}
