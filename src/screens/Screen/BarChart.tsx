import type {ReactNode} from 'react';
import styles from './chart.module.css';

type BarChartProps = {
  /** Heights of the bars, from left to right. */
  readonly values: readonly number[];
  /** The bar that is pointed out, counted from 0, and what is said about it. */
  readonly marked: number;
  readonly note: ReactNode;
  /** Below the first and the last bar. */
  readonly from: string;
  readonly to: string;
};

/** A bar chart inside a screen. */
export default function BarChart({values, marked, note, from, to}: BarChartProps): ReactNode {
  const top = Math.max(...values);
  return (
    <div className={styles.chart}>
      <div className={styles.note}>{note}</div>
      <svg className={styles.bars} viewBox={`0 0 ${values.length * 10} 100`} preserveAspectRatio="none">
        {values.map((value, at) => {
          const height = Math.round((value / top) * 96);
          return (
            <rect
              key={at}
              className={at === marked ? styles.marked : undefined}
              x={at * 10 + 1.5}
              y={100 - height}
              width="7"
              height={height}
            />
          );
        })}
      </svg>
      <div className={styles.axis}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
