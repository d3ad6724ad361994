import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import TableFilter, {formatFilteredCount} from '../DataTable/TableFilter';
import {countRows} from './countRows';
import {showRows} from './showRows';
import styles from './styles.module.css';

interface Props {
  /** Label of the filter. */
  readonly label: string;
  /** Headings with a table below each. Each row links to a page. */
  readonly children: ReactNode;
}

function formatPageCount(count: number, total: number): string {
  const all = translate({id: 'site.filterList.count', message: '{total} pages'}, {total});
  return count === total ? all : formatFilteredCount(count, all);
}

/** Shows tables below headings as one list that readers can filter. */
export default function FilterList({label, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const total = countRows(children);
  const [count, setCount] = useState(total);
  const words = filter.trim();
  useEffect(() => {
    if (list.current) setCount(showRows(list.current, words));
  }, [words]);
  return (
    <div className={styles.frame}>
      <TableFilter label={label} filter={filter} setFilter={setFilter} count={formatPageCount(count, total)} />
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </div>
  );
}
