/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because a group called like its first page would be named twice, a word
 * above entries of the sidebar isn't a place, and a page of an older version would lead to the front page of the latest.
 * They begin with a word where the stock ones have a house.
 * The menu of the page follows them, which the style puts beside the title.
 */
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {type ReactNode, useMemo} from 'react';
import {useVersionAddress} from '../../components/useVersionAddress';
import {removeHtmlSlash} from '../../config/addresses';
import {type Crumb, getBreadcrumbs} from '../../config/pageNavigation';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {pageFeed} from 'docusaurus-plugin-page-history/client';
import {AGENTS_PAGE} from '../../config/agentFiles';

/** Where every place begins: the front page, and in an older version its start. */
function useStartCrumbs(): Crumb[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const {activeVersion} = useActiveDocContext(undefined);
  const front = {label: translate({id: 'site.breadcrumbs.start', message: 'Docs'}), href: withBaseUrl('/')};
  return activeVersion && !activeVersion.isLast
    ? [front, {label: activeVersion.label, href: activeVersion.path}]
    : [front];
}

function CrumbList({crumbs}: {readonly crumbs: readonly Crumb[]}): ReactNode {
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ul>
        {crumbs.slice(0, -1).map(({label, href}) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : label}</li>
        ))}
        <li>{crumbs.at(-1)?.label}</li>
      </ul>
    </nav>
  );
}

function Breadcrumbs(): ReactNode {
  const listed = useSidebarBreadcrumbs();
  const start = useStartCrumbs();
  const crumbs = getBreadcrumbs(listed ?? []);
  return (
    <>
      {listed && <StructuredData breadcrumbs={listed} />}
      {crumbs.length > 0 && <CrumbList crumbs={[...start, ...crumbs]} />}
    </>
  );
}

/** A page without a title has no place for the menu, and one that is unlisted has no Markdown. */
function CurrentPageMenu(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const getAddress = useVersionAddress();
  if (frontMatter.hide_title || metadata.unlisted) return null;
  const path = removeHtmlSlash(metadata.permalink.slice(siteConfig.baseUrl.length));
  const {baseUrl} = siteConfig;
  const links: PageLink[] = [
    {
      label: translate({id: 'site.pageMenu.markdown', message: 'View as Markdown'}),
      href: baseUrl + toMarkdownFile(path),
    },
    {
      label: translate({id: 'site.pageMenu.agent', message: 'Connect an agent'}),
      href: withBaseUrl(getAddress(AGENTS_PAGE)),
    },
  ];
  if (metadata.lastUpdatedAt)
    links.push({
      label: translate({id: 'site.page.follow', message: 'Follow this page'}),
      href: baseUrl + pageFeed(`/${path}`),
    });
  return <PageMenu key={path} links={links} />;
}

/** Breadcrumbs from the sidebar, and the page menu. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className="page-top">
      <Breadcrumbs />
      <CurrentPageMenu />
    </div>
  );
}

interface PageLink {
  readonly label: string;
  readonly href: string;
}

interface Props {
  /** What works without script, beginning with the page as Markdown. */
  readonly links: readonly PageLink[];
}

/**
 * What can be done with a page: a menu beside its title. Without script it has links only; the page
 * tools add the other entries (`src/features/page-tools/page-menu`).
 */
function PageMenu({links}: Props): ReactNode {
  const list = links.map(({label, href}) => `<li><a class="dropdown__link" href="${href}">${label}</a></li>`).join('');
  // One object for each page: React would empty the list again for another one.
  const entries = useMemo(() => ({__html: list}), [list]);
  return (
    // The look of the header's menus, which are "shown" by a class: here the browser shows and hides the list.
    <details className="page-menu dropdown dropdown--right dropdown--show" data-page-tool="">
      <summary className="small-button">
        <Translate id="site.pageMenu.actions">Page actions</Translate>
      </summary>
      <ul className="dropdown__menu" data-filled dangerouslySetInnerHTML={entries} suppressHydrationWarning />
    </details>
  );
}
