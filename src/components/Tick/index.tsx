import {useEffect, useRef, type ReactNode} from 'react';

import {attachTick} from './attachTick';
import styles from './styles.module.css';

interface Props {
  /** Key for storing the state in this browser. It must be unique on the site. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A checklist line that readers can tick. Without an `id`, its state isn't stored. */
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
