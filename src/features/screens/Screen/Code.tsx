import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Callout, Icon} from './Marks';
import frame from './frame.module.css';
import styles from './text.module.css';

type CodeProps = {
  /** Lines of code. In a diff, each starts with `+`, `-` or a space. */
  readonly text: string;
  readonly diff?: boolean;
  readonly callout?: number;
};

const CHANGES: Readonly<Record<string, string | undefined>> = {'+': styles.added, '-': styles.removed};

/** Code in the colours of the site's code blocks, or a diff. */
export function Code({text, diff, callout}: CodeProps): ReactNode {
  return (
    <div className={styles.code}>
      {text.split('\n').map((line, at) => (
        <div key={at} className={clsx(styles.codeLine, diff && CHANGES[line[0] ?? ''])}>
          {tokenize(line).map(({kind, text: part}, n) => (
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
  /** Indentation level. */
  readonly depth?: number;
  readonly open?: boolean;
  /** A button on the right. It highlights the row. */
  readonly end?: ReactNode;
};

/** An expanded object: keys and values. */
export function Tree({rows}: {readonly rows: readonly TreeRow[]}): ReactNode {
  return (
    <div className={styles.tree}>
      {rows.map(({name, value, depth = 0, open, end}) => (
        <div
          key={`${depth}${name}`}
          className={clsx(styles.branch, end && frame.selected)}
          style={depth > 0 ? {paddingLeft: `${0.25 + 1.25 * depth}rem`} : undefined}
        >
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

/**
 * A terminal. Lines that start with `$ ` are typed, those that start with `# ` are comments, and all others are output.
 */
export function Terminal({text}: {readonly text: string}): ReactNode {
  return (
    <div className={styles.terminal} data-theme="dark">
      {text.split('\n').map((line, at) => {
        if (line.startsWith('$ ')) {
          return (
            <div key={at} className={styles.command}>
              <span className={styles.prompt}>$</span>
              {line.slice(1)}
            </div>
          );
        }
        return (
          <div key={at} className={line.startsWith('# ') ? styles.said : undefined}>
            {line || '\u00a0'}
          </div>
        );
      })}
    </div>
  );
}

type Token = {readonly kind?: (typeof KINDS)[number]; readonly text: string};

const PATTERN =
  /(?<comment>\/\/.*|^#.*)|(?<property>"[^"]*"(?=\s*:)|(?<![\w$])[\w$]+(?=:\s))|(?<string>"[^"]*"|'[^']*'|`[^`]*`)|(?<keyword>(?<!\.)\b(?:import|from|export|default|async|await|return|const|if|new)\b)|(?<number>\b\d+(?:\.\d+)?\b)/g;
const KINDS = ['comment', 'property', 'string', 'keyword', 'number'] as const;

/**
 * Splits a line of JavaScript or JSON into tokens. This is only for pictures; samples on pages are highlighted with
 * real grammars.
 */
function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(PATTERN)) {
    if (match.index > end) tokens.push({text: line.slice(end, match.index)});
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
    tokens.push({...(kind && {kind}), text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({text: line.slice(end)});
  return tokens;
}
