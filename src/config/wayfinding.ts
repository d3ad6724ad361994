import {toDocId} from './sidebarItems';

/** Where a page that stands in no sidebar belongs. */
export type Place = {
  /** Sidebar that is shown beside the page. */
  readonly sidebar: 'docs' | 'reference';
  /** Pages above it, outermost first: the breadcrumbs. */
  readonly parents: readonly {readonly label: string; readonly path: string}[];
  /** Route of the page to read before and after it; `null` for none. */
  readonly previous: string | null;
  readonly next: string | null;
};

type Branch = {
  readonly sidebar: Place['sidebar'];
  readonly parents: readonly (readonly [label: string, path: string])[];
  /** Routes in reading order; the first one's previous page is the last parent. */
  readonly pages: readonly string[];
};

/** Pages outside the sidebars, by the branch of the tree they belong to. */
const BRANCHES: readonly Branch[] = [
  {
    sidebar: 'docs',
    parents: [['Quickstart', '/quickstart/']],
    pages: ['/quickstart/create-new-workflow.html', '/guides/'],
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

function placesOf({sidebar, parents, pages}: Branch): [string, Place][] {
  const crumbs = parents.map(([label, path]) => ({label, path}));
  return pages.map((route, at) => [
    route,
    {
      sidebar,
      parents: crumbs,
      previous: pages[at - 1] ?? crumbs.at(-1)?.path ?? null,
      next: pages[at + 1] ?? null,
    },
  ]);
}

/** Place of each page that stands in no sidebar, by route. */
export const places: ReadonlyMap<string, Place> = new Map(BRANCHES.flatMap(placesOf));

/** Front matter that shows a page its place; empty for a page that a sidebar holds. */
export function placeFrontMatter(route: string): Record<string, unknown> {
  const place = places.get(route);
  if (!place) return {};
  return {
    displayed_sidebar: place.sidebar,
    pagination_prev: place.previous && toDocId(place.previous),
    pagination_next: place.next && toDocId(place.next),
    parents: place.parents,
  };
}
