import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon, type IconName} from './Marks';
import styles from './controls.module.css';
import frame from './frame.module.css';

type ButtonProps = {
  readonly tone?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly icon?: IconName;
  /** Shows an arrow, for buttons that open a menu. */
  readonly menu?: boolean;
  readonly callout?: number;
  readonly children?: ReactNode;
};

/** A button of the picture. It does nothing. */
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
  /** The entered value. Without one, the field shows its placeholder. */
  readonly value?: ReactNode;
  readonly hint?: string;
  readonly kind?: 'text' | 'select' | 'code';
  /** Shows the focus ring. */
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
  /** Callout numbers by tab label. */
  readonly callouts?: Readonly<Record<string, number>>;
};

/** A row of tabs with one of them selected. */
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
