import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import type {Column} from './rows';
import type {DataTableState} from './useDataTable';

interface HeaderProps {
  readonly column: Column;
  readonly index: number;
  readonly table: DataTableState;
}

/** The content of a header. It is the same before JavaScript runs, so that the layout does not shift. */
function Label({column, direction}: {readonly column: Column; readonly direction: string}): ReactNode {
  return (
    <>
      {column.label}
      <span aria-hidden="true" className={clsx(styles.arrow, styles[direction])} />
    </>
  );
}

function SortHeader({column, index, table}: HeaderProps): ReactNode {
  const direction = table.sort?.column === index ? table.sort.direction : 'none';
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={styles.sortable}>
      <span className="only-without-script">{column.label}</span>
      <button
        type="button"
        className={clsx(styles.sort, 'only-with-script')}
        data-application-control
        onClick={() => table.sortBy(index)}
      >
        <Label column={column} direction={direction} />
      </button>
    </th>
  );
}

/** The headers of a data table: plain text, or sort buttons once JavaScript runs. */
export default function TableHead({table}: {readonly table: DataTableState}): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {table.columns.map((column, index) =>
          column.sort ? (
            <SortHeader key={column.label} column={column} index={index} table={table} />
          ) : (
            <th key={column.label} role="columnheader" scope="col">
              {column.label}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
