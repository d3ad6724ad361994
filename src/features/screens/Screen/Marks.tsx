import clsx from 'clsx';
import type {ReactNode} from 'react';
import icons from '../../../config/icons.json' with {type: 'json'};
import styles from './frame.module.css';

type CalloutProps = {
  readonly n?: number | undefined;
  /** `inline`: in the line of a text that has no corner to put it on. `side`: at the middle of the left edge. */
  readonly place?: 'corner' | 'inline' | 'side';
};

/** The number of a part, at its corner. Without a number there is nothing, so that parts can pass theirs on. */
export function Callout({n, place = 'corner'}: CalloutProps): ReactNode {
  return n === undefined ? null : (
    <span className={clsx(styles.callout, styles[place])} data-part={n}>
      {n}
    </span>
  );
}

/** Name of an icon. */
export type IconName = keyof typeof icons;

/** A small line drawing in the colour of the text around it. */
export function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16">
      <path d={icons[name]} />
    </svg>
  );
}
