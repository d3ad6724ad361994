import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Icon, word and shortcut of the search box; on a phone the icon alone is seen. */
export default function SearchLabel(): ReactNode {
  return (
    <>
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" className={styles.icon}>
        <path
          d="M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.word}>Search</span>
      <kbd aria-hidden="true" className={clsx(styles.key, 'only-with-script')}>
        Ctrl K
      </kbd>
    </>
  );
}
