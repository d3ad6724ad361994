import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** One line of a checklist the reader can tick; the tick lives only as long as the page. */
export default function Tick({children}: Props): ReactNode {
  return (
    <p className={styles.tick}>
      <label>
        <input type="checkbox" /> <span>{children}</span>
      </label>
    </p>
  );
}
