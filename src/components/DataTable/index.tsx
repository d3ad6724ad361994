import {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {type Column, type DataCell, type DataTableProps, filterRows, type Row, groupRows, toRows} from './rows';
import styles from './styles.module.css';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '../InlineText';
import TableFilter, {formatRowCount} from './TableFilter';

/** Fixed column widths. Without them, filtering would change the widths. */
function ColumnWidths({columns}: {readonly columns: readonly Column[]}): ReactNode {
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

export type {DataCell, DataColumn, DataRow, DataTableProps} from './rows';

/**
 * A table that readers can filter. The roles are explicit because the card
 * layout for narrow places removes the implicit roles of the elements.
 */
export default function DataTable({caption, hideCaption, columns, rows, filterLabel}: DataTableProps): ReactNode {
  const [filter, setFilter] = useState('');
  const words = filter.trim();
  const all = toRows(rows);
  const shown = filterRows(all, words);
  const heads = columns.map((column) => (typeof column === 'string' ? {label: column} : column));
  return (
    <div className={clsx(styles.frame, 'data-table')}>
      {filterLabel && (
        <TableFilter
          label={filterLabel}
          filter={filter}
          setFilter={setFilter}
          count={formatRowCount(shown.length, all.length, words)}
        />
      )}
      <table role="table" className={clsx(styles.table, 'table--cards')}>
        <caption className={hideCaption ? 'visually-hidden' : undefined}>{caption}</caption>
        {heads.some(({width}) => width) && <ColumnWidths columns={heads} />}
        <TableHead columns={heads} />
        <TableBody rows={shown} columns={heads} />
      </table>
      {words && shown.length === 0 && (
        <p className={styles.empty}>
          {translate({id: 'site.table.none', message: 'No rows contain “{words}”.'}, {words})}
        </p>
      )}
    </div>
  );
}

function renderCell(cell: DataCell): ReactNode {
  if (typeof cell === 'object') return cell.content;
  return <InlineText text={String(cell)} />;
}

/** Returns the label above a cell on a phone: its own or the column's. An empty label omits the attribute. */
function getCellLabel(cell: DataCell, column: Column | undefined): string | undefined {
  const label = typeof cell === 'object' ? cell.label : undefined;
  return (label ?? column?.label) || undefined;
}

interface RowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
}

/** Renders a row. Its link is in the last cell, because screen readers repeat the row header with each cell. */
function TableRow({row, columns}: RowProps): ReactNode {
  const [first, ...rest] = row.cells;
  return (
    <tr id={row.id} role="row">
      <th role="rowheader" scope="row">
        {first !== undefined && renderCell(first)}
      </th>
      {rest.map((cell, index) => (
        <td key={columns[index + 1]?.label} role="cell" data-label={getCellLabel(cell, columns[index + 1])}>
          {renderCell(cell)}
          {index === rest.length - 1 && row.id && (
            <a
              href={`#${row.id}`}
              className={styles.anchor}
              aria-label={translate({id: 'site.table.link', message: 'Link to this row'})}
              data-markdown-ignore=""
            >
              #
            </a>
          )}
        </td>
      ))}
    </tr>
  );
}

interface BodyProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

/** Renders the rows of a data table below their group headings. Row ids are also anchors of the page. */
function TableBody({rows, columns}: BodyProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({id}) => id && collectAnchor(id));
  return groupRows(rows).map((group) => (
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
