import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon, type IconName} from './Marks';
import styles from './controls.module.css';
import frame from './frame.module.css';

type ButtonProps = {
  readonly tone?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly icon?: IconName;
  /** With an arrow, because it opens a menu. */
  readonly menu?: boolean;
  readonly callout?: number;
  readonly children?: ReactNode;
};

/** A button. It does nothing: it is part of a picture. */
export function Button({tone = 'plain', icon, menu, callout, children}: ButtonProps): ReactNode {
  return (
    <span className={clsx(frame.sheet, styles.button, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
      {menu && <Icon name="down" />}
      <Callout n={callout} />
    </span>
  );
}

type FieldProps = {
  readonly label: string;
  /** What is filled in; without it the field is empty and shows its hint. */
  readonly value?: ReactNode;
  readonly hint?: string;
  readonly kind?: 'text' | 'select' | 'code';
  /** With the outline of the field that is being filled in. */
  readonly focus?: boolean;
  readonly note?: ReactNode;
  readonly callout?: number;
};

/** A labelled field of a form. */
export function Field({label, value, hint, kind = 'text', focus, note, callout}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={clsx(frame.sheet, styles.input, styles[kind], focus && frame.focus)}>
        {value === undefined ? <span className={styles.hint}>{hint}</span> : <span>{value}</span>}
        {kind === 'select' && <Icon name="down" />}
        <Callout n={callout} place="side" />
      </span>
      {note && <span className={frame.note}>{note}</span>}
    </div>
  );
}

type TabsProps = {
  readonly items: readonly string[];
  readonly active: string;
  /** Numbers of the tabs, by their names. */
  readonly callouts?: Readonly<Record<string, number>>;
};

/** A row of tabs, one of them open. */
export function TabBar({items, active, callouts = {}}: TabsProps): ReactNode {
  return (
    <div className={styles.tabs}>
      {items.map((item) => (
        <span key={item} className={clsx(styles.tab, item === active && styles.open)}>
          {item}
          <Callout n={callouts[item]} />
        </span>
      ))}
    </div>
  );
}
