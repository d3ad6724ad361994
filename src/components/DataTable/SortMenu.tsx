import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {type DataTableState, SORT_DIRECTIONS, type SortState} from './useDataTable';

const toValue = ({column, direction}: SortState): string => `${column} ${direction}`;

function fromValue(value: string): SortState | undefined {
  const [column, word] = value.split(' ');
  const direction = SORT_DIRECTIONS.find((name) => name === word);
  return direction && {column: Number(column), direction};
}

const DIRECTIONS = {
  ascending: translate({id: 'site.table.ascending', message: 'ascending'}),
  descending: translate({id: 'site.table.descending', message: 'descending'}),
} as const;

/** The order of the rows as one menu, in place of the buttons of the headers where rows are cards. */
export default function SortMenu({table}: {readonly table: DataTableState}): ReactNode {
  const id = useId();
  const sortable = table.columns.flatMap(({label, sort}, column) => (sort ? [{label, column}] : []));
  if (sortable.length === 0) return null;
  return (
    <div className={clsx(styles.menu, 'only-with-script')} data-application-control data-markdown-ignore="">
      <label htmlFor={id}>
        <Translate id="site.table.sort">Sort by</Translate>
      </label>
      <select
        id={id}
        className={styles.input}
        value={table.sort ? toValue(table.sort) : ''}
        onChange={(event) => table.setSort(fromValue(event.target.value))}
      >
        <option value="">{translate({id: 'site.table.unsorted', message: 'Order of the page'})}</option>
        {sortable.flatMap(({label, column}) =>
          SORT_DIRECTIONS.map((direction) => (
            <option key={`${column} ${direction}`} value={toValue({column, direction})}>
              {`${label}, ${DIRECTIONS[direction]}`}
            </option>
          )),
        )}
      </select>
    </div>
  );
}
