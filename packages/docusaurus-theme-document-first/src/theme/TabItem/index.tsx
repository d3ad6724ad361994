/*
 * Ejected from @docusaurus/theme-classic 3.10.2: the panel is labelled by its tab, and carries its value,
 * with which the kept tab is shown before JavaScript runs (`client/showStoredTabs.ts`).
 */
import OriginalTabItem from '@theme-init/TabItem';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {TabsContext} from 'docusaurus-theme-document-first/client/tabsContext';
import styles from './styles.module.css';

/** One panel of `Tabs`. */
export default function TabItem(props: Props): ReactNode {
  const {children, className, value, label} = props;
  const tabs = useContext(TabsContext);
  if (!tabs) return <OriginalTabItem {...props} />;
  const {id, selected} = tabs;
  return (
    <div
      role="tabpanel"
      id={`${id}panel-${value}`}
      aria-labelledby={`${id}tab-${value}`}
      data-tab-value={value}
      data-tab-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={value !== selected}
    >
      {children}
    </div>
  );
}
