import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** One line of a checklist that the reader can tick. The tick is not stored. */
export default function Tick({children}: Props): ReactNode {
  return (
    <p className={styles.tick}>
      <label>
        <input type="checkbox" /> <span>{children}</span>
      </label>
    </p>
  );
}
