import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId, useRef} from 'react';
import styles from './styles.module.css';

/** Announces how many rows match a filter. `all` describes the whole list, such as "27 rows". */
export const formatFilteredCount = (count: number, all: string): string =>
  translate({id: 'site.table.filtered', message: '{count} of {all}'}, {count, all});

/** Formats the number of rows or, with a filter, of matching rows. */
export function formatRowCount(count: number, total: number, filter: string): string {
  const all =
    total === 1
      ? translate({id: 'site.table.row', message: '1 row'})
      : translate({id: 'site.table.rows', message: '{total} rows'}, {total});
  return filter ? formatFilteredCount(count, all) : all;
}

interface FilterProps {
  readonly label: string;
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  /** Number of matching rows. */
  readonly count: string;
}

/** The filter box of a table, with the number of matching rows. Its space is reserved until JavaScript runs. */
export default function TableFilter({label, filter, setFilter, count}: FilterProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The button disappears when there's nothing to clear, so the focus has to move.
  const clearFilter = (): void => {
    setFilter('');
    input.current?.focus();
  };
  return (
    <div className={clsx(styles.filter, 'only-with-script')} data-application-control data-markdown-ignore="">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        className={styles.input}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {filter && (
        <button type="button" className="small-button" onClick={clearFilter}>
          <Translate id="site.table.clear">Clear the filter</Translate>
        </button>
      )}
      <span role="status" className={styles.count}>
        {count}
      </span>
    </div>
  );
}
