/*
 * Wrapped: React doesn't render the list until the reader opens another page in the application. The build writes all
 * entries to a file (`finishing/sidebars.ts`), and `attachCategories` loads those that are collapsed in the HTML.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalContent from '@theme-init/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {navigationModule} from '@generated/docusaurus-theme-document-first/default/settings.js';
import {
  collapseInactiveCategories,
  OPEN,
  restoreExpansion,
} from 'docusaurus-theme-document-first/theme/DocSidebar/attachCategories';
import {addCategoryKeys} from 'docusaurus-theme-document-first/theme/DocSidebar/sidebarKeys';
import {trackSidebarHeadings} from 'docusaurus-theme-document-first/theme/TOCItems/trackHeadings';
import styles from './styles.module.css';

const markExpandedCategories = (items: readonly PropSidebarItem[], expandAll: boolean): PropSidebarItem[] =>
  items.map((item) =>
    item.type === 'category'
      ? {
          ...item,
          collapsed: !expandAll && item.collapsed,
          className: clsx(item.className, !item.collapsed && OPEN),
          items: markExpandedCategories(item.items, expandAll),
        }
      : item,
  );

/** Returns the id of the page's sidebar: `default/current/docs`. */
function useSidebarName(): string {
  const {pluginId, version} = useDocsVersion();
  return [pluginId, version, useDocsSidebar()?.name ?? ''].join('/');
}

/** Sidebars whose entries are already in another page of this build. */
const written = new Set<string>();

function BuildContent(props: Props): ReactNode {
  const sidebar = addCategoryKeys(props.sidebar);
  const name = useSidebarName();
  const isFirst = !written.has(name);
  written.add(name);
  return (
    <div className={styles.sidebar} data-module={navigationModule} data-when-quiet data-sidebar={name}>
      {isFirst && (
        <template data-entries={name}>
          <DocSidebarItems items={markExpandedCategories(sidebar, true)} activePath="" level={1} />
        </template>
      )}
      <OriginalContent {...props} sidebar={sidebar} />
    </div>
  );
}

function ReactContent(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const name = useSidebarName();
  const {pathname} = useLocation();
  const sidebar = useMemo(() => markExpandedCategories(addCategoryKeys(props.sidebar), false), [props.sidebar]);
  useLayoutEffect(() => {
    if (!root.current) return;
    restoreExpansion(root.current);
    trackSidebarHeadings(root.current);
  }, []);
  useLayoutEffect(() => {
    if (root.current) collapseInactiveCategories(root.current);
  }, [pathname]);
  return (
    <div ref={root} className={styles.sidebar} data-list={name.replace(/[^\w-]+/g, '-')}>
      <OriginalContent {...props} sidebar={sidebar} />
    </div>
  );
}

/** Returns the server-rendered list, if React hydrates one. */
const findRenderedList = (): HTMLElement | null =>
  document.querySelector('.theme-doc-sidebar-container [data-sidebar]');

function BrowserContent(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // Preserve the current HTML with everything that was expanded, translated or added, because React doesn't hydrate it.
  const [present, setPresent] = useState(() => (isBrowser ? null : findRenderedList()));
  const {pathname} = useLocation();
  const [path] = useState(pathname);
  if (!present) return <ReactContent {...props} />;
  if (path !== pathname) setPresent(null);
  return (
    <div
      className={styles.sidebar}
      data-sidebar={present.dataset.sidebar}
      data-module={navigationModule}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: present.innerHTML}}
    />
  );
}

/** The entries of a sidebar. */
export default ExecutionEnvironment.canUseDOM ? BrowserContent : BuildContent;
