import clsx from 'clsx';
import type {ReactNode} from 'react';
import Callout from './Callout';
import Icon from './Icon';
import {tokenise} from './tokenise';
import styles from './text.module.css';

type CodeProps = {
  /** Lines; in a diff each begins with `+`, `-` or a space. */
  readonly text: string;
  readonly diff?: boolean;
  readonly callout?: number;
};

const CHANGES: Readonly<Record<string, string | undefined>> = {'+': styles.added, '-': styles.removed};

/** Code with the colours of the site's code blocks, or the difference between two versions of it. */
export function Code({text, diff, callout}: CodeProps): ReactNode {
  return (
    <div className={styles.code}>
      {text.split('\n').map((line, at) => (
        <div key={at} className={clsx(styles.codeLine, diff && CHANGES[line[0] ?? ''])}>
          {tokenise(line).map(({kind, text: part}, n) => (
            <span key={n} className={kind && `tok-${kind}`}>
              {part}
            </span>
          ))}
        </div>
      ))}
      <Callout n={callout} />
    </div>
  );
}

type TreeRow = {
  readonly name: string;
  readonly value?: string;
  /** How far it is indented. */
  readonly depth?: number;
  readonly open?: boolean;
  /** At the right, where the pointer would be: a button. */
  readonly end?: ReactNode;
};

/** An object, unfolded: names and values. */
export function Tree({rows}: {readonly rows: readonly TreeRow[]}): ReactNode {
  return (
    <div className={styles.tree}>
      {rows.map(({name, value, depth = 0, open, end}) => (
        <div key={`${depth}${name}`} className={clsx(styles.branch, styles[`depth${depth}`], end && styles.hovered)}>
          {value === undefined && <Icon name={open ? 'down' : 'right'} />}
          <span className="tok-property">{name}</span>
          {value !== undefined && <span className={styles.value}>{value}</span>}
          {end && <span className={styles.end}>{end}</span>}
        </div>
      ))}
    </div>
  );
}

type LogProps = {
  readonly time: string;
  readonly level?: 'log' | 'warn' | 'error';
  readonly children: ReactNode;
};

/** One line of a log. */
export function LogLine({time, level = 'log', children}: LogProps): ReactNode {
  return (
    <div className={clsx(styles.log, styles[level])}>
      <span className={styles.time}>{time}</span>
      <span>{children}</span>
    </div>
  );
}
