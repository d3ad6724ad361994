/*
 * Ejected from @docusaurus/theme-classic 3.10.2: a choice is kept for a time and then forgotten (the original
 * keeps it for ever), the kept tab shows without a flash, and tabs and panels are connected for screen readers.
 */
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props as OriginalProps} from '@theme/Tabs';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {TabList} from './TabList';
import {TabIdsProvider} from './tabIds';
import {useKeptTab} from './useKeptTab';
import styles from './styles.module.css';

/** As the theme's, and for how many minutes a choice in this group is kept: five unless said. */
export type Props = Omit<OriginalProps, 'queryString' | 'block'> & {readonly cacheMinutes?: number};

const MINUTE = 60_000;

/** Tabs. Groups of one name change together, on all pages. */
export default function Tabs({cacheMinutes, ...props}: Props): ReactNode {
  // Without its group: the original would keep the choice without an end.
  const value = useTabsContextValue({...props, groupId: undefined});
  const choose = useKeptTab({
    group: props.groupId,
    keepFor: cacheMinutes === undefined ? undefined : cacheMinutes * MINUTE,
    values: value.tabValues.map((tab) => tab.value),
    select: value.selectValue,
  });
  return (
    <TabIdsProvider value={useId()}>
      <TabsProvider value={value}>
        <div className={clsx('theme-tabs-container tabs-container', styles.tabs)} data-tab-group={props.groupId}>
          <TabList className={props.className} onChoose={choose} />
          <div className="tab-panels margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsProvider>
    </TabIdsProvider>
  );
}
