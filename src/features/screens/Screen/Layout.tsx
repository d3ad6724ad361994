import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout} from './Marks';
import frame from './frame.module.css';
import styles from './layout.module.css';

type ToolbarProps = {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly callout?: number;
  /** Actions on the right. */
  readonly children?: ReactNode;
};

/** Top of a screen: its name on the left, its actions on the right. */
export function Toolbar({title, detail, callout, children}: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <div className={clsx(frame.note, styles.heading)}>
        <span className={styles.name}>
          <Callout n={callout} place="inline" />
          {title}
        </span>
        {detail}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

type ColumnsProps = {
  /** Widths: `list` gives the first column two fifths, `steps` almost half, `even` the same to each. */
  readonly split?: 'list' | 'steps' | 'even';
  readonly children: ReactNode;
};

/** Panes side by side; below each other on phones. */
export function Columns({split = 'list', children}: ColumnsProps): ReactNode {
  return <div className={clsx(styles.columns, styles[split])}>{children}</div>;
}

type PaneProps = {
  readonly title?: string;
  readonly callout?: number;
  /** Uses a subtle background, for a list beside the main part. */
  readonly quiet?: boolean;
  /** Hidden on phones, to only show the other pane. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** An area of a screen, with an optional heading. */
export function Pane({title, callout, quiet, wide, children}: PaneProps): ReactNode {
  return (
    <div className={clsx(styles.pane, quiet && styles.quiet, wide && styles.wide)}>
      {title && (
        <div className={clsx(frame.note, styles.label)}>
          <Callout n={callout} place="inline" />
          {title}
        </div>
      )}
      {children}
    </div>
  );
}

/** Parts in a row that can wrap. */
export function Row({callout, children}: {readonly callout?: number; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <Callout n={callout} place="inline" />
      {children}
    </div>
  );
}
