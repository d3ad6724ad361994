import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon, type IconName} from './Marks';
import styles from './content.module.css';
import frame from './frame.module.css';

/** The meaning of a colour: success, failure, waiting, selected, or none. */
type Tone = 'good' | 'danger' | 'wait' | 'accent' | 'plain';

/** A word on a coloured ground, such as a status or a role. */
export function Badge({tone = 'plain', children}: {readonly tone?: Tone; readonly children: ReactNode}): ReactNode {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}

/** What a line of a list takes. */
type ItemProps = {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: IconName;
  readonly tone?: Tone;
  /** At the right end: a time, a badge or a button. */
  readonly end?: ReactNode;
  readonly selected?: boolean;
  readonly callout?: number;
};

/** One line of a list, with a sign at its left. */
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

/** A message of the product to the person who uses it. */
export function Notice({tone = 'accent', children}: {readonly tone?: Tone; readonly children: ReactNode}): ReactNode {
  return <div className={clsx(styles.notice, styles[tone])}>{children}</div>;
}

/** Lines one below the other. `joined` draws the line that connects the steps of a workflow. */
export function List({joined, children}: {readonly joined?: boolean; readonly children: ReactNode}): ReactNode {
  return <div className={clsx(styles.list, joined && styles.joined)}>{children}</div>;
}

type StepProps = ItemProps & {
  /** What was tested or run below the name. */
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

/** The plus below a step, which adds the next one. */
export function AddStep({callout}: {readonly callout?: number}): ReactNode {
  return (
    <span className={clsx(frame.sheet, styles.add)}>
      <Icon name="plus" />
      <Callout n={callout} />
    </span>
  );
}
