import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon, type IconName} from './Marks';
import styles from './content.module.css';
import frame from './frame.module.css';

type Tone = 'good' | 'danger' | 'wait' | 'accent' | 'plain';

/** A label on a coloured background, such as a status or a role. */
export function Badge({tone = 'plain', children}: {readonly tone?: Tone; readonly children: ReactNode}): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}

type ItemProps = {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: IconName;
  readonly tone?: Tone;
  /** Shown on the right: a time, a badge or a button. */
  readonly end?: ReactNode;
  readonly selected?: boolean;
  readonly callout?: number;
};

/** A list item with an icon on the left. */
export function Item({title, detail, icon, tone = 'plain', end, selected, callout}: ItemProps): ReactNode {
  return (
    <div className={clsx(styles.item, selected && frame.selected)}>
      {icon && (
        <span className={clsx(styles.sign, styles[tone])}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.first}>{title}</div>
        {detail && <div className={frame.note}>{detail}</div>}
      </div>
      {end && <div className={clsx(frame.note, styles.end)}>{end}</div>}
      <Callout n={callout} />
    </div>
  );
}

/** A message from the product to the user. */
export function Notice({tone = 'accent', children}: {readonly tone?: Tone; readonly children: ReactNode}): ReactNode {
  return <div className={clsx(styles.notice, styles[tone])}>{children}</div>;
}

/** Items below each other. `joined` draws the line that connects the steps of a workflow. */
export function List({joined, children}: {readonly joined?: boolean; readonly children: ReactNode}): ReactNode {
  return <div className={clsx(styles.list, joined && styles.joined)}>{children}</div>;
}

type StepProps = ItemProps & {
  /** Result of a test or run, below the name. */
  readonly children?: ReactNode;
};

/** A step of a workflow in the builder or the Inspector. */
export function Step({children, selected, callout, ...item}: StepProps): ReactNode {
  return (
    <div className={clsx(frame.sheet, styles.step, selected && frame.focus)}>
      <Item {...item} />
      {children && <div className={styles.inside}>{children}</div>}
      <Callout n={callout} />
    </div>
  );
}

/** The plus button below a step, which adds another step. */
export function AddStep({callout}: {readonly callout?: number}): ReactNode {
  return (
    <span className={clsx(frame.sheet, styles.add)}>
      <Icon name="plus" />
      <Callout n={callout} />
    </span>
  );
}
