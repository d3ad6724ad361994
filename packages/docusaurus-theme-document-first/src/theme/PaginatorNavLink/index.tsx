/*
 * Wrapped, because two pages may have one title ("Connected accounts", "Overview"): the link to the previous or next
 * page says which section of the sidebar it leads to.
 */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalPaginatorNavLink from '@theme-init/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import {DOCS_PLUGIN} from 'docusaurus-theme-document-first/client/page';

/**
 * The label of the innermost sidebar group that holds a page; `undefined` for a page in no group, and for the page
 * that a group itself opens, which carries the name of the group already.
 */
export function findSection(items: readonly PropSidebarItem[], permalink: string): string | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.items.some((entry) => entry.type === 'link' && entry.href === permalink)) return item.label;
    const inner = findSection(item.items, permalink);
    if (inner !== undefined) return inner;
    if (item.items.some((entry) => entry.type === 'category' && entry.href === permalink)) return item.label;
  }
  return undefined;
}

function DocNavLink({subLabel, ...props}: Props): ReactNode {
  const section = findSection(useDocsSidebar()?.items ?? [], props.permalink);
  const label =
    section === undefined ? (
      subLabel
    ) : (
      <>
        {subLabel} · {section}
      </>
    );
  return <OriginalPaginatorNavLink {...props} subLabel={label} />;
}

/** A link to the previous or the next page, in documentation below the name of its section. */
export default function PaginatorNavLink(props: Props): ReactNode {
  return useRouteContext().plugin.name === DOCS_PLUGIN ? (
    <DocNavLink {...props} />
  ) : (
    <OriginalPaginatorNavLink {...props} />
  );
}
