import clsx from 'clsx';
import type {ReactNode} from 'react';
import icons from '../../../config/icons.json' with {type: 'json'};
import styles from './frame.module.css';

type CalloutProps = {
  readonly n?: number | undefined;
  /** `inline`: in the line of a text that has no corner. `side`: in the middle of the left edge. */
  readonly place?: 'corner' | 'inline' | 'side';
};

/** The number in the corner of a part. Renders nothing without a number, so that parts can always include it. */
export function Callout({n, place = 'corner'}: CalloutProps): ReactNode {
  return n === undefined ? null : (
    <span className={clsx(styles.callout, styles[place])} data-part={n}>
      {n}
    </span>
  );
}

/** Name of an icon. */
export type IconName = keyof typeof icons;

/** An icon in the colour of the surrounding text. */
export function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16">
      <path d={icons[name]} />
    </svg>
  );
}
