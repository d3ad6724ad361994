import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import Picture from '../../../components/Picture';
import styles from './styles.module.css';

/** Kinds of time spans. Each has its own colour, and a pattern if the colour isn't enough. */
export type Kind = 'run' | 'wait' | 'cold' | 'fail' | 'good' | 'idle';

/** A time span on a line. */
export type Span = {readonly from: number; readonly to: number; readonly kind: Kind; readonly text?: string};

/** A line of the chart. */
export type Lane = {readonly name: string; readonly spans: readonly Span[]};

/** Props of a timeline. Times are in any unit, from 0 to `end`. */
type TimelineProps = {
  /** Its name in `pictures.yaml`. The build replaces this with the entry's props. */
  readonly of?: string;
  readonly title: string;
  /** What the timeline shows, as a sentence for screen readers. */
  readonly alt: string;
  readonly end: number;
  readonly ticks: readonly {readonly at: number; readonly label: string}[];
  readonly lanes: readonly Lane[];
  /** Labels of the kinds, in the order of the legend. */
  readonly legend: Partial<Readonly<Record<Kind, string>>>;
};

const formatPercent = (part: number, whole: number): string => `${Number(((100 * part) / whole).toFixed(2))}%`;

/** Returns the position and width of a time span as styles, because only the style attribute can use data. */
function getSpanStyle(from: number, to: number, end: number): CSSProperties {
  return {left: formatPercent(from, end), width: formatPercent(to - from, end)};
}

function LaneRow({lane, end, ticks}: {readonly lane: Lane} & Pick<TimelineProps, 'end' | 'ticks'>): ReactNode {
  return (
    <div className={styles.lane}>
      <div className={styles.name}>{lane.name}</div>
      <div className={styles.track}>
        {ticks.map(({at}) => (
          <span key={at} className={styles.line} style={{left: formatPercent(at, end)}} />
        ))}
        {lane.spans.map(({from, to, kind, text}) => (
          <span key={from} className={clsx(styles.span, styles[kind])} style={getSpanStyle(from, to, end)}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A chart with a line of time spans for each row, rendered from data at build time. */
export default function Timeline({title, alt, end, ticks, lanes, legend}: TimelineProps): ReactNode {
  return (
    <Picture title={title} alt={alt} className={styles.timeline}>
      <div className={styles.title}>{title}</div>
      {lanes.map((lane) => (
        <LaneRow key={lane.name} lane={lane} end={end} ticks={ticks} />
      ))}
      <div className={styles.lane}>
        <div className={styles.name} />
        <div className={styles.axis}>
          {ticks.map(({at, label}) => (
            <span
              key={at}
              className={clsx(styles.tick, at >= end && styles.last)}
              style={{left: formatPercent(at, end)}}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.legend}>
        {Object.entries(legend).map(([kind, meaning]) => (
          <span key={kind} className={styles.entry}>
            <span className={clsx(styles.swatch, styles[kind])} />
            {meaning}
          </span>
        ))}
      </div>
    </Picture>
  );
}
