/*
 * Wrapped, because the stock breadcrumbs come from the sidebar alone, so pages outside
 * the sidebars would have none. Their place is in `src/config/pagesOutsideSidebars.ts`.
 */
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import type {NavigationOverride} from '../../config/pagesOutsideSidebars';

function OverriddenBreadcrumbs({
  parents,
  title,
}: {
  readonly parents: NavigationOverride['parents'];
  readonly title: string;
}): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs breadcrumbs-placed" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {parents.map(({label, path}) => (
          <li key={path} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={path}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}

/** Breadcrumbs from the sidebar or, for a page outside the sidebars, from its configured place. */
export default function DocBreadcrumbs(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {parents} = frontMatter as {parents?: NavigationOverride['parents']};
  if (!parents) return <OriginalBreadcrumbs />;
  return <OverriddenBreadcrumbs parents={parents} title={frontMatter.sidebar_label ?? metadata.title} />;
}
