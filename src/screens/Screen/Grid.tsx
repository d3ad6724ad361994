import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './grid.module.css';

type GridProps = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Columns, from the left, that a phone has room for. */
  readonly keep?: number;
  /** The row that is pointed out, counted from 0. */
  readonly selected?: number;
};

/** A table. The first column is the widest. */
export default function Grid({columns, rows, keep = 2, selected}: GridProps): ReactNode {
  const line = (cells: readonly ReactNode[], className: string | undefined, key: number): ReactNode => (
    <div key={key} className={clsx(styles.line, className)}>
      {cells.map((cell, at) => (
        <div key={columns[at]} className={clsx(styles.cell, at >= keep && styles.spare)}>
          {cell}
        </div>
      ))}
    </div>
  );
  return (
    <div className={styles.grid}>
      {line(columns, styles.head, -1)}
      {rows.map((row, at) => line(row, at === selected ? styles.marked : undefined, at))}
    </div>
  );
}
