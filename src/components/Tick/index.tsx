import {useEffect, useRef, type ReactNode} from 'react';

import {attachTick} from './attachTick';
import styles from './styles.module.css';

interface Props {
  /** Keeps the tick in this browser, under a name that no other line of the site has. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One line of a checklist that the reader can tick. Without an `id`, the tick is gone with the page. */
export default function Tick({id, children}: Props): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) attachTick(box.current);
  }, []);
  return (
    <p className={styles.tick}>
      <label>
        <input ref={box} type="checkbox" data-tick={id} data-document-control="" /> <span>{children}</span>
      </label>
    </p>
  );
}
