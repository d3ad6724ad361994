import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '../InlineText';
import {splitGroups, type Column, type DataCell, type Row} from './rows';
import styles from './styles.module.css';

function renderCell(cell: DataCell): ReactNode {
  if (typeof cell === 'object') return cell.content;
  return <InlineText text={String(cell)} />;
}

function RowAnchor({row}: {readonly row: Row}): ReactNode {
  if (!row.id) return null;
  return (
    <a
      href={`#${row.id}`}
      className={styles.anchor}
      aria-label={`Direct link to ${row.texts[0]}`}
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
      <th role="rowheader" scope="row" className={row.id && styles.linked}>
        {first !== undefined && renderCell(first)}
        <RowAnchor row={row} />
      </th>
      {rest.map((cell, index) => (
        <td key={columns[index + 1]?.label} role="cell">
          <span aria-hidden="true" data-markdown-ignore="" className={styles.label}>
            {columns[index + 1]?.label}
          </span>
          <span className={styles.value}>{renderCell(cell)}</span>
        </td>
      ))}
    </tr>
  );
}

interface BodyProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly isSorted: boolean;
}

/** The rows of a data table, below the headings of their groups; ids of rows count as anchors of the page. */
export default function TableBody({rows, columns, isSorted}: BodyProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  rows.forEach(({id}) => id && collectAnchor(id));
  return splitGroups(rows, isSorted).map((group) => (
    <tbody key={group[0]?.key} role="rowgroup">
      {group[0]?.group && !isSorted && (
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
