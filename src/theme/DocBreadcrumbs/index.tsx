/*
 * Wrapped, because the stock breadcrumbs come from the sidebar alone, so pages outside
 * the sidebars would have none. Their place is in `src/config/pagesOutsideSidebars.ts`.
 * The menu of the page follows them, which the style puts beside the title.
 */
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import PageMenu from '../../components/PageMenu';
import {trimHtmlSlash} from '../../config/addresses';
import type {NavigationOverride} from '../../config/pagesOutsideSidebars';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';

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

function Breadcrumbs(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {parents} = frontMatter as {parents?: NavigationOverride['parents']};
  if (!parents) return <OriginalBreadcrumbs />;
  return <OverriddenBreadcrumbs parents={parents} title={frontMatter.sidebar_label ?? metadata.title} />;
}

/** A page without a title has no place for the menu, and one that is unlisted has no Markdown. */
function Menu(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  if (frontMatter.hide_title || metadata.unlisted) return null;
  const path = trimHtmlSlash(metadata.permalink.slice(siteConfig.baseUrl.length));
  return <PageMenu key={path} markdown={siteConfig.baseUrl + toMarkdownFile(path)} />;
}

/** Breadcrumbs from the sidebar or, for a page outside the sidebars, from its configured place; and the page menu. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className="page-top">
      <Breadcrumbs />
      <Menu />
    </div>
  );
}
