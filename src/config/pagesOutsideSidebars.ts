import {toDocId} from './sidebarItems';
import {HTML_PAGES} from './addresses';
import {latestVersion, originalOf, sidebarFile, versionOfSource, versions, withoutVersion} from './versions';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

/** Where a page outside the sidebars belongs. */
export type NavigationOverride = {
  /** The sidebar shown beside the page. */
  readonly sidebar: 'docs' | 'reference';
  /** Its parent pages, outermost first, for the breadcrumbs. */
  readonly parents: readonly {readonly label: string; readonly path: string}[];
  /** Routes of the previous and next page; `null` for none. */
  readonly previous: string | null;
  readonly next: string | null;
};

type Branch = {
  readonly sidebar: NavigationOverride['sidebar'];
  readonly parents: readonly (readonly [label: string, path: string])[];
  /** Routes in reading order; the page before the first one is the last parent. */
  readonly pages: readonly string[];
};

/** Pages outside the sidebars, by the branch of the tree they belong to; routes are those of the latest version. */
const BRANCHES: readonly Branch[] = [
  {
    sidebar: 'docs',
    parents: [['Quickstart', '/quickstart/']],
    pages: [HTML_PAGE],
  },
  {
    sidebar: 'docs',
    parents: [['Workflows', '/workflows/']],
    pages: ['/workflows/build-and-run/', '/examples/waiting-to-execute-next-step-of-workflow/', '/workflows/copy/'],
  },
  {
    sidebar: 'docs',
    parents: [['Sources', '/sources/']],
    pages: ['/sources/http/', '/sources/rss/', '/sources/logs/'],
  },
  {
    sidebar: 'docs',
    parents: [
      ['Code', '/code/'],
      ['Python', '/code/python/'],
    ],
    pages: ['/code/python/http-requests/', '/code/python/working-with-files/'],
  },
  {
    sidebar: 'docs',
    parents: [
      ['Code', '/code/'],
      ['Go', '/code/go/'],
    ],
    pages: ['/code/go/http-requests/', '/code/go/working-with-files/'],
  },
  {
    sidebar: 'docs',
    parents: [
      ['Code', '/code/'],
      ['Bash', '/code/bash/'],
    ],
    pages: ['/code/bash/working-with-files/'],
  },
  {
    sidebar: 'docs',
    parents: [
      ['Code', '/code/'],
      ['Destinations', '/destinations/'],
    ],
    pages: [
      '/destinations/http/',
      '/destinations/email/',
      '/destinations/s3/',
      '/destinations/sse/',
      '/destinations/emit/',
      '/destinations/snowflake/',
      '/destinations/triggers/',
    ],
  },
  {
    sidebar: 'docs',
    parents: [['Integrations', '/apps/']],
    pages: ['/components/', '/components/migrating/'],
  },
  {
    sidebar: 'docs',
    parents: [['Workspaces', '/workspaces/']],
    pages: ['/workspaces-and-credits-faq/'],
  },
  {
    sidebar: 'docs',
    parents: [['Troubleshooting', '/troubleshooting/']],
    pages: ['/status/', '/new-feature-or-bug/'],
  },
  {
    sidebar: 'reference',
    parents: [['API', '/api/']],
    pages: ['/scheduling-future-tasks/'],
  },
];

/** Starts of the routes that have these places: today's, and those of versions cut from it. All pages of v1 are in its sidebar. */
const PREFIXES = versions.filter(({id}) => id !== 'v1').map(({prefix}) => prefix);

function overridesOf({sidebar, parents, pages}: Branch, prefix: string): [string, NavigationOverride][] {
  const place = (route: string): string => prefix + route.slice(1);
  const crumbs = parents.map(([label, path]) => ({label, path: place(path)}));
  const routes = pages.map(place);
  return routes.map((route, at) => [
    route,
    {
      sidebar,
      parents: crumbs,
      previous: routes[at - 1] ?? crumbs.at(-1)?.path ?? null,
      next: routes[at + 1] ?? null,
    },
  ]);
}

/** Navigation of each page that is in no sidebar, by route. */
export const navigationOverrides: ReadonlyMap<string, NavigationOverride> = new Map(
  PREFIXES.flatMap((prefix) => BRANCHES.flatMap((branch) => overridesOf(branch, prefix))),
);

/** Front matter that shows a page its place; empty for a page that a sidebar holds. */
export function navigationFrontMatter(route: string): Record<string, unknown> {
  const override = navigationOverrides.get(route);
  if (!override) return {};
  return {
    displayed_sidebar: override.sidebar,
    pagination_prev: override.previous && toDocId(withoutVersion(override.previous)),
    pagination_next: override.next && toDocId(withoutVersion(override.next)),
    parents: override.parents,
  };
}

/** Says of a page in no sidebar where it gets a place; null for the front page of a version, which needs none. */
export function describeUnplaced(source: string): string | null {
  const version = versionOfSource(source) ?? latestVersion;
  if (originalOf(source) === `${version.folder}/index.mdx`) return null;
  const elsewhere = version === latestVersion ? ', or in src/config/pagesOutsideSidebars.ts' : '';
  return (
    `${source}:1: the page is in no sidebar, so readers do not come by it; allowed: a place in ` +
    `${sidebarFile(version)}${elsewhere}, or "unlisted: true" in its front matter`
  );
}
