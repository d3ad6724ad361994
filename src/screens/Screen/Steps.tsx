import clsx from 'clsx';
import type {ReactNode} from 'react';
import Callout from './Callout';
import {Item, type ItemProps} from './Content';
import Icon from './Icon';
import styles from './steps.module.css';

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
    <div className={clsx(styles.step, selected && styles.chosen)}>
      <Item {...item} />
      {children && <div className={styles.inside}>{children}</div>}
      <Callout n={callout} />
    </div>
  );
}

/** The plus below a step, which adds the next one. */
export function AddStep({callout}: {readonly callout?: number}): ReactNode {
  return (
    <span className={styles.add}>
      <Icon name="plus" />
      <Callout n={callout} />
    </span>
  );
}
