import type {Redirect} from 'docusaurus-plugin-built-site';
import {hosts} from '../facts/hosts';
import {CHANGES_PAGE} from './counterparts';
import removed from './removedPages.json' with {type: 'json'};
import {removeTrailingSlash} from './removeTrailingSlash';

const NOTEBOOK_DESTINATIONS = ['s3', 'sse', 'snowflake', 'http', 'email'] as const;

/** File with the redirects for pages of removed versions. `npm run new -- version` updates it. */
export const REMOVED_FILE = 'src/config/removedPages.json';

/** Replaces targets that are redirected themselves, so that readers are only redirected once. */
export function resolveRedirectChains(list: readonly Redirect[]): Redirect[] {
  const targets = new Map(list.map(({from, to}) => [removeTrailingSlash(from), to]));
  const resolveTarget = (to: Redirect['to'], seen: readonly string[] = []): Redirect['to'] => {
    const [path = ''] = to.split(/[?#]/, 1);
    const next = targets.get(removeTrailingSlash(path));
    if (next === undefined || seen.includes(next)) return to;
    return resolveTarget((/[?#]/.test(next) ? next : next + to.slice(path.length)) as Redirect['to'], [...seen, next]);
  };
  return list.map(({from, to}) => ({from, to: resolveTarget(to)}));
}

/**
 * All redirects. `@docusaurus/plugin-client-redirects` creates pages for those that lead to pages, and `hosting()` adds
 * rules for nginx and static hosts. A target that doesn't exist stops the build.
 */
export const redirects: readonly Redirect[] = resolveRedirectChains([
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
  ...Object.entries(removed).map(([from, to]) => ({from, to}) as Redirect),
  // An external URL, because the feed is only created after checking this list.
  {
    from: '/api/rest/changes/atom.xml',
    to: `${hosts.app.text}${hosts.docsBase.text}changes/pages/api/rest/changes.xml`,
  },
  {from: '/apps/all-apps', to: `${hosts.app.text}/apps`},
]);

/** Whether a redirect leads to a page. `trailingSlash` would add a slash to all other targets. */
export const isPageRedirect = ({to}: Redirect): boolean => /^\/(?:[^?#]*\/)?(?:[?#]|$)/.test(to);

/** Redirects for `@docusaurus/plugin-client-redirects`. Only servers can follow the others. */
export const pageRedirects = redirects.filter(isPageRedirect);
export const serverRedirects = redirects.filter((redirect) => !isPageRedirect(redirect));
