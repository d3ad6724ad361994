import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Short entries below headings, closer to each other than the sections of a page. */
export default function Entries({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.entries}>{children}</div>;
}
