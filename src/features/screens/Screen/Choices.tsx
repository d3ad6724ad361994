import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon} from './Marks';
import styles from './choices.module.css';
import frame from './frame.module.css';

type ChoiceProps = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly kind?: 'radio' | 'checkbox' | 'switch';
  readonly on?: boolean;
  readonly callout?: number;
};

/** A radio button, a checkbox or a switch, with its text. */
export function Choice({label, note, kind = 'radio', on = false, callout}: ChoiceProps): ReactNode {
  return (
    <div className={styles.choice}>
      <span className={clsx(styles[kind], on && styles.on)}>{kind === 'checkbox' && on && <Icon name="check" />}</span>
      <div>
        <div className={styles.label}>
          {label}
          <Callout n={callout} place="inline" />
        </div>
        {note && <div className={frame.note}>{note}</div>}
      </div>
    </div>
  );
}

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons in the bottom right corner. */
  readonly actions?: ReactNode;
};

/** A dialog above a screen. */
export function Dialog({title, children, actions}: DialogProps): ReactNode {
  return (
    <div className={clsx(frame.sheet, frame.lifted, styles.dialog)}>
      <div className={styles.title}>
        {title}
        <Icon name="cross" />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

type MenuProps = {
  /** Entries from top to bottom. An empty one is a separator. */
  readonly items: readonly string[];
  readonly active?: string;
  readonly callouts?: Readonly<Record<string, number>>;
};

type PopoverProps = {
  /** Overlaps the next part, which must leave its right side empty. */
  readonly over?: boolean;
  readonly children: ReactNode;
};

/** Positions a menu on the right, below the part that opens it. */
export function Popover({over = false, children}: PopoverProps): ReactNode {
  return <div className={clsx(styles.popover, over && styles.over)}>{children}</div>;
}

/** An open menu. */
export function Menu({items, active, callouts = {}}: MenuProps): ReactNode {
  return (
    <div className={clsx(frame.sheet, frame.lifted, styles.menu)}>
      {items.map((item, at) =>
        item === '' ? (
          <div key={at} className={styles.rule} />
        ) : (
          <div key={item} className={clsx(styles.entry, item === active && frame.active)}>
            {item}
            <Callout n={callouts[item]} place="inline" />
          </div>
        ),
      )}
    </div>
  );
}
