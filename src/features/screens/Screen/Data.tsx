import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './data.module.css';
import frame from './frame.module.css';

type GridProps = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Number of columns to show on a phone. */
  readonly keep?: number;
  /** The highlighted row, counted from 0. */
  readonly selected?: number;
};

/** A table. */
export function Grid({columns, rows, keep = 2, selected}: GridProps): ReactNode {
  const renderRow = (cells: readonly ReactNode[], className: string | undefined, key: number): ReactNode => (
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
      {renderRow(columns, styles.head, -1)}
      {rows.map((row, at) => renderRow(row, at === selected ? frame.selected : undefined, at))}
    </div>
  );
}

type BarChartProps = {
  /** Heights of the bars, from left to right. */
  readonly values: readonly number[];
  /** The highlighted bar, counted from 0, and its tooltip. */
  readonly marked: number;
  readonly note: ReactNode;
  /** Labels below the first and the last bar. */
  readonly from: string;
  readonly to: string;
};

/** A bar chart inside a screen. */
export function BarChart({values, marked, note, from, to}: BarChartProps): ReactNode {
  const top = Math.max(...values);
  return (
    <div className={styles.chart}>
      <div className={frame.note}>{note}</div>
      <svg className={styles.bars} viewBox={`0 0 ${values.length * 10} 100`} preserveAspectRatio="none">
        {values.map((value, at) => {
          const height = Math.round((value / top) * 96);
          return (
            <rect
              key={at}
              className={at === marked ? styles.bar : undefined}
              x={at * 10 + 1.5}
              y={100 - height}
              width="7"
              height={height}
            />
          );
        })}
      </svg>
      <div className={clsx(frame.note, styles.axis)}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
