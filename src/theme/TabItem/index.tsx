/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the panel is named by its tab, and says its value,
 * by which the kept tab is shown before script runs (`src/plugins/tab-choice`).
 */
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useTabIds} from '../Tabs/tabIds';
import styles from './styles.module.css';

/** One panel of `Tabs`. */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const ids = useTabIds()(value);
  const selected = value === selectedValue;
  if (!selected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      data-tab-value={value}
      data-tab-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!selected}
    >
      {children}
    </div>
  );
}
