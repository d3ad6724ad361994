import {type ReactNode, useEffect, useRef, useState} from 'react';
import TableFilter, {formatRowCount} from '../DataTable/TableFilter';
import {showRows} from './showRows';
import styles from './styles.module.css';

interface Props {
  /** Label of the filter. */
  readonly label: string;
  /** Headings, each with a table below it. */
  readonly children: ReactNode;
}

/** Tables below headings, as one list that readers can filter. */
export default function FilterList({label, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState('');
  const words = filter.trim();
  useEffect(() => {
    if (!list.current) return;
    const total = list.current.querySelectorAll('tbody tr').length;
    setCount(formatRowCount(showRows(list.current, words), total, words));
  }, [words]);
  return (
    <div className={styles.frame}>
      <TableFilter label={label} filter={filter} setFilter={setFilter} count={count} />
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </div>
  );
}
