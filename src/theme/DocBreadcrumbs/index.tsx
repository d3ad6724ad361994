/*
 * Wrapped, because the stock breadcrumbs come from the sidebar alone and pages that stand
 * in no sidebar would show none. Their place is in `src/config/wayfinding.ts`.
 */
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import type {Place} from '../../config/wayfinding';

function PlacedBreadcrumbs({parents, title}: {readonly parents: Place['parents']; readonly title: string}): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs breadcrumbs-placed" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
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

/** Breadcrumbs from the sidebar, or from the page's own place where no sidebar holds it. */
export default function DocBreadcrumbs(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {parents} = frontMatter as {parents?: Place['parents']};
  if (!parents) return <OriginalBreadcrumbs />;
  return <PlacedBreadcrumbs parents={parents} title={frontMatter.sidebar_label ?? metadata.title} />;
}
