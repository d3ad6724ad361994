/*
 * Ejected from @docusaurus/theme-classic 3.10.2: a choice is stored for a limited time (forever in the original), the
 * stored tab is shown before the first paint, and tabs and panels are connected for screen readers. Tabs with `lazy` or
 * `queryString` use the original, which works after hydration.
 */
import {sanitizeTabsChildren, useTabsContextValue} from '@docusaurus/theme-common/internal';
import OriginalTabs from '@theme-init/Tabs';
import type {Props as OriginalProps} from '@theme/Tabs';
import clsx from 'clsx';
import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {getTabIds, TabsContext} from 'docusaurus-theme-document-first/client/tabsContext';
import {attachTabs} from './attachTabs';
import styles from './styles.module.css';

/** The theme's props, and the number of minutes for which a choice in this group is stored (five by default). */
export type Props = OriginalProps & {readonly cacheMinutes?: number};

const MINUTE = 60_000;

function DocumentTabs({children, className, groupId, defaultValue, values, block, cacheMinutes}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const given = {children: sanitizeTabsChildren(children), values, defaultValue};
  const {tabValues, selectedValue: selected} = useTabsContextValue(given);
  useLayoutEffect(() => (root.current ? attachTabs(root.current) : undefined), []);
  return (
    <TabsContext.Provider value={{id, selected}}>
      <div
        ref={root}
        className={clsx('tabs-container', styles.tabs)}
        data-tab-group={groupId}
        data-tab-max-age={cacheMinutes === undefined ? undefined : cacheMinutes * MINUTE}
      >
        <ul role="tablist" className={clsx('tabs', block && 'tabs--block', className)}>
          {tabValues.map(({value, label, attributes}) => (
            <li
              {...attributes}
              key={value}
              role="tab"
              id={getTabIds(id, value).tab}
              aria-controls={getTabIds(id, value).panel}
              aria-selected={value === selected}
              tabIndex={value === selected ? 0 : -1}
              data-value={value}
              className={clsx(
                'tabs__item',
                styles.tab,
                value === selected && 'tabs__item--active',
                attributes?.className as string | undefined,
              )}
            >
              {label ?? value}
            </li>
          ))}
        </ul>
        <div className="tab-panels">{children}</div>
      </div>
    </TabsContext.Provider>
  );
}

/** Tabs. Sets of the same group stay in sync on all pages. */
export default function Tabs(props: Props): ReactNode {
  if (!props.lazy && !props.queryString) return <DocumentTabs {...props} />;
  return (
    <TabsContext.Provider value={null}>
      <OriginalTabs {...props} />
      {/* Starts hydration to select a tab: the requested one at once, the stored one when it scrolls into view. */}
      {(props.queryString || props.groupId) && (
        <span data-application-needed={props.queryString ? 'query' : 'visible'} />
      )}
    </TabsContext.Provider>
  );
}
