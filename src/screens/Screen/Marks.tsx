import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ICON_NAMES} from '../../config/pictures';
import styles from './frame.module.css';

type CalloutProps = {
  readonly n?: number | undefined;
  /** `inline`: in the line of a text that has no corner to put it on. `side`: at the middle of the left edge. */
  readonly place?: 'corner' | 'inline' | 'side';
};

/** The number of a part, at its corner. Without a number there is nothing, so that parts can pass theirs on. */
export function Callout({n, place = 'corner'}: CalloutProps): ReactNode {
  return n === undefined ? null : (
    <span className={clsx(styles.callout, styles[place])} data-callout={n}>
      {n}
    </span>
  );
}

/** Name of an icon. */
export type IconName = (typeof ICON_NAMES)[number];

/** Paths of the icons, drawn in a box of 16 with a line of 1.5. */
const ICONS = {
  workflow: 'M5.5 3.5h5v3h-5zM1.5 11.5h5v-3h-5zM9.5 11.5h5v-3h-5zM8 6.5v1M4 8.5v-1h8v1',
  bolt: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z',
  link: 'M6.5 9.5l3-3M7 4.5l1-1a3 3 0 0 1 4.5 4.5l-1 1M9 11.5l-1 1A3 3 0 0 1 3.5 8l1-1',
  database: 'M3 4c0-3 10-3 10 0v8c0 3-10 3-10 0zM3 4c0 3 10 3 10 0M3 8c0 3 10 3 10 0',
  history: 'M2.5 3v3h3M2.8 6a5.5 5.5 0 1 1-.3 3M8 5v3.5l2 1',
  gear: 'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4',
  folder: 'M1.5 12.5v-9H6l1.5 2h7v7z',
  globe: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM1.5 8h13M8 1.5c-4 4-4 9 0 13M8 1.5c4 4 4 9 0 13',
  clock: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 4.5V8l2.5 1.5',
  mail: 'M1.5 3.5h13v9h-13zM1.5 4.5 8 9l6.5-4.5',
  feed: 'M3 12.5h.5M3 8a5 5 0 0 1 5 5M3 3.5A9.5 9.5 0 0 1 12.5 13',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  table: 'M2 2.5h12v11H2zM2 6.5h12M6.5 6.5v7',
  chat: 'M2 2.5h12v8.5H7.5l-3 3v-3H2z',
  branch:
    'M4.5 5v6M4.5 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM4.5 11a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM11.5 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM11.5 5c0 3-7 2-7 5',
  search: 'M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2zM10.5 10.5 14 14',
  plus: 'M8 3v10M3 8h10',
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  play: 'M4.5 3v10l8-5z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  more: 'M3 8h.6M7.7 8h.6M12.4 8h.6',
  down: 'M4 6.5 8 10.5l4-4',
  right: 'M6 4l4 4-4 4',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  retry: 'M13.5 3v3.5H10M13.2 6.5A5.5 5.5 0 1 0 13.5 9',
  trash: 'M2.5 4h11M6 4V2.5h4V4M4 4l.5 9.5h7L12 4',
  pencil: 'M2.5 13.5l1-4 7-7 3 3-7 7zM9 4l3 3',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
} as const satisfies Record<IconName, string>;

/** A small line drawing in the colour of the text around it. */
export function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16">
      <path d={ICONS[name]} />
    </svg>
  );
}
