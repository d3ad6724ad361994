import type {ReactNode} from 'react';
import styles from './text.module.css';

/** A terminal: lines that begin with `$ ` were typed, those that begin with `# ` are asides, the rest was printed. */
export default function Terminal({text}: {readonly text: string}): ReactNode {
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
