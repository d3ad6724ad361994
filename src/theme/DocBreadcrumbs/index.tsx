/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original would repeat the name of a group that's named
 * like its first page, would include static labels of the sidebar, and would link from older versions to the front page
 * of the latest one. It also starts with text instead of a house icon, and adds the page menu, which styles move next
 * to the title.
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

/** Returns the first breadcrumb: the front page, or the start page of an older version. */
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

/** The menu of the current page. It isn't shown without a title, or on unlisted pages, which have no Markdown. */
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

/** Breadcrumbs based on the sidebar, and the page menu. */
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
  /** Entries that work without scripts, starting with the page as Markdown. */
  readonly links: readonly PageLink[];
}

/**
 * A menu of page actions above the title. Without scripts, it only contains links. The page tools add the other
 * entries (`src/features/page-tools/page-menu`).
 */
function PageMenu({links}: Props): ReactNode {
  const list = links.map(({label, href}) => `<li><a class="dropdown__link" href="${href}">${label}</a></li>`).join('');
  // Memoized, because with a new object, React would reset the list and remove the added entries.
  const entries = useMemo(() => ({__html: list}), [list]);
  return (
    // Uses the styles of the header's menus, which need a class to be visible, because the browser opens and closes the
    // list itself.
    <details className="page-menu dropdown dropdown--right dropdown--show" data-page-tool="">
      <summary className="small-button">
        <Translate id="site.pageMenu.actions">Page actions</Translate>
      </summary>
      <ul className="dropdown__menu" data-filled dangerouslySetInnerHTML={entries} suppressHydrationWarning />
    </details>
  );
}
