/*
 * Wrapped, because two pages may have one title ("Connected accounts", "Overview"): the link to the previous or next
 * page says which section of the sidebar it leads to.
 */
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import useRouteContext from '@docusaurus/useRouteContext';
import OriginalPaginatorNavLink from '@theme-init/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import {DOCS_PLUGIN} from '../../docsPlugin';
import {findSection} from './findSection';

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
