import {existsSync, readFileSync} from 'node:fs';
import type {Redirect} from 'docusaurus-plugin-built-site';
import {hosts} from '../facts/hosts';
import {CHANGES_PAGE, getChangesAnchor} from './counterparts';
import {versions} from './versions';

const NOTEBOOK_DESTINATIONS = ['s3', 'sse', 'snowflake', 'http', 'email'] as const;

type SidebarItem = string | {readonly type: string; readonly items?: readonly SidebarItem[]};

const getDocIds = (item: SidebarItem): readonly string[] =>
  typeof item === 'string' ? [item] : (item.items?.flatMap(getDocIds) ?? []);

const V1_SIDEBARS = 'versioned_sidebars/version-v1-sidebars.json';

/** Pages that compared a v1 page with its counterpart; the row of the v1 page says what is different now. */
function createComparisonRedirects(): Redirect[] {
  const v1 = versions.find(({id}) => id === 'v1');
  if (!v1 || !existsSync(V1_SIDEBARS)) return [];
  const sidebars = JSON.parse(readFileSync(V1_SIDEBARS, 'utf8')) as {readonly docs: readonly SidebarItem[]};
  const routes = sidebars.docs.flatMap(getDocIds).map((id) => v1.prefix + id.replace(/index$/, ''));
  return routes.map((route) => ({
    from: `/changes/v1-v2/${route === v1.prefix ? 'front-page' : route.slice(v1.prefix.length, -1)}`,
    to: `${CHANGES_PAGE}#${getChangesAnchor(route)}`,
  }));
}

/** Addresses of versions that were removed, and where they lead: `npm run new -- version --remove` writes it. */
export const REMOVED_FILE = 'src/config/removedPages.json';

function readRemovedPageRedirects(): Redirect[] {
  if (!existsSync(REMOVED_FILE)) return [];
  const removed = JSON.parse(readFileSync(REMOVED_FILE, 'utf8')) as Readonly<Record<Redirect['from'], Redirect['to']>>;
  return Object.entries(removed).map(([from, to]) => ({from: from as Redirect['from'], to}));
}

/**
 * Every moved address. `@docusaurus/plugin-client-redirects` makes the pages of those that lead to pages, and `hosting()` the
 * rules for nginx and static hosts of all. The order does not matter. A target that is not a page stops the build.
 */
export const redirects: readonly Redirect[] = [
  {from: '/cron', to: '/workflows/steps/triggers/'},
  {from: '/notebook', to: '/workflows/steps/'},
  {from: '/workflows/fork', to: '/workflows/copy/'},
  {from: '/notebook/fork', to: '/workflows/copy/'},
  {from: '/notebook/inspector', to: '/workflows/events/inspect/'},
  {from: '/notebook/observability', to: '/workflows/events/inspect/'},
  {from: '/notebook/destinations', to: '/destinations/'},
  ...NOTEBOOK_DESTINATIONS.map((name): Redirect => ({
    from: `/notebook/destinations/${name}`,
    to: `/destinations/${name}/`,
  })),
  {from: '/notebook/code', to: '/code/nodejs/'},
  {from: '/workflows/steps/code', to: '/code/nodejs/'},
  {from: '/notebook/actions', to: '/workflows/steps/actions/'},
  {from: '/notebook/sources', to: '/workflows/steps/triggers/'},
  {from: '/notebook/sql', to: '/destinations/triggers/'},
  {from: '/what-is-millrace', to: '/'},
  {from: '/changes/v1-v2', to: CHANGES_PAGE},
  ...createComparisonRedirects(),
  ...readRemovedPageRedirects(),
  // The feed of the page, which another output writes while this list is checked.
  {
    from: '/api/rest/changes/atom.xml',
    to: `${hosts.app.text}${hosts.docsBase.text}changes/pages/api/rest/changes.xml`,
  },
  {from: '/apps/all-apps', to: `${hosts.app.text}/apps`},
];

/** Whether a redirect leads to a page of this site; `trailingSlash` would add a slash to every other target. */
const isPageRedirect = ({to}: Redirect): boolean => to.startsWith('/');

/** The redirects that `@docusaurus/plugin-client-redirects` makes, and those that only servers follow. */
export const pageRedirects = redirects.filter(isPageRedirect);
export const serverRedirects = redirects.filter((redirect) => !isPageRedirect(redirect));
