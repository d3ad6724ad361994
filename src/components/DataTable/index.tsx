import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useId, useRef} from 'react';
import styles from './styles.module.css';
import {
  type Column,
  type DataCell,
  type DataTableProps,
  type DataTableState,
  type Row,
  splitGroups,
  useDataTable,
} from './useDataTable';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '../InlineText';

/** The widths of the columns, which would change with the rows that a filter leaves. */
function Widths({columns}: {readonly columns: readonly Column[]}): ReactNode {
  return (
    <colgroup>
      {columns.map(({label, width}) => (
        <col key={label} style={width ? {width} : undefined} />
      ))}
    </colgroup>
  );
}

function TableHead({columns}: {readonly columns: readonly Column[]}): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({label}) => (
          <th key={label} role="columnheader" scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface FilterProps {
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly table: DataTableState;
  readonly clear: () => void;
}

function countRows({rows, total, filter}: DataTableState): string {
  const all =
    total === 1
      ? translate({id: 'site.table.row', message: '1 row'})
      : translate({id: 'site.table.rows', message: '{total} rows'}, {total});
  if (!filter.trim()) return all;
  return translate({id: 'site.table.filtered', message: '{count} of {all}'}, {count: rows.length, all});
}

/** The filter box of a table, with the number of matching rows. Its space is reserved until JavaScript runs. */
function TableFilter({label, input, table, clear}: FilterProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.filter, 'only-with-script')} data-application-control data-markdown-ignore="">
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
          <Translate id="site.table.clear">Clear the filter</Translate>
        </button>
      )}
      <span role="status" className={styles.count}>
        {countRows(table)}
      </span>
    </div>
  );
}

export type {DataCell, DataColumn, DataRow, DataTableProps} from './useDataTable';

/**
 * A table that readers can filter. The roles are explicit because the card
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
    <div className={clsx(styles.frame, 'data-table')}>
      {props.filterLabel && <TableFilter label={props.filterLabel} input={input} table={table} clear={clear} />}
      <table role="table" className={clsx(styles.table, 'table--cards')}>
        <caption className={props.hideCaption ? 'visually-hidden' : undefined}>{props.caption}</caption>
        {table.columns.some(({width}) => width) && <Widths columns={table.columns} />}
        <TableHead columns={table.columns} />
        <TableBody rows={table.rows} columns={table.columns} />
      </table>
      {table.rows.length === 0 && (
        <p className={styles.empty}>
          {translate({id: 'site.table.none', message: 'No rows contain “{words}”.'}, {words: table.filter.trim()})}
        </p>
      )}
    </div>
  );
}

function renderCell(cell: DataCell): ReactNode {
  if (typeof cell === 'object') return cell.content;
  return <InlineText text={String(cell)} />;
}

/** The link to a row. It is in the last cell, because a screen reader says the header of a row with each of its cells. */
function RowAnchor({row: {id}}: {readonly row: Row}): ReactNode {
  if (!id) return null;
  return (
    <a
      href={`#${id}`}
      className={styles.anchor}
      aria-label={translate({id: 'site.table.link', message: 'Link to this row'})}
      data-markdown-ignore=""
    >
      #
    </a>
  );
}

interface RowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
}

function TableRow({row, columns}: RowProps): ReactNode {
  const [first, ...rest] = row.cells;
  return (
    <tr id={row.id} role="row">
      <th role="rowheader" scope="row">
        {first !== undefined && renderCell(first)}
      </th>
      {rest.map((cell, index) => (
        <td key={columns[index + 1]?.label} role="cell" data-label={columns[index + 1]?.label}>
          {renderCell(cell)}
          {index === rest.length - 1 && <RowAnchor row={row} />}
        </td>
      ))}
    </tr>
  );
}

interface BodyProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

/** The rows of a data table, below the headings of their groups; ids of rows count as anchors of the page. */
function TableBody({rows, columns}: BodyProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({id}) => id && collectAnchor(id));
  return splitGroups(rows).map((group) => (
    <tbody key={group[0]?.key} role="rowgroup">
      {group[0]?.group && (
        <tr role="row" className={styles.group}>
          <td role="cell" colSpan={columns.length}>
            <strong>{group[0].group}</strong>
          </td>
        </tr>
      )}
      {group.map((row) => (
        <TableRow key={row.key} row={row} columns={columns} />
      ))}
    </tbody>
  ));
}
