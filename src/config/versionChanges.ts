import {latestVersion, versionOfRoute, withoutVersion, type Version} from './versions';

/** Name of the page that compares the front pages, whose routes have none. */
const FRONT_PAGE = 'front-page/';

/** Route of the list of pages that are compared between an older version and the latest: `/changes/v1-v2/`. */
export function changesRoot({id}: Pick<Version, 'id'>): string {
  return `/changes/${id}-${latestVersion.id}/`;
}

/**
 * Route of the page that compares an older page with its counterpart: `/v1/limits/` gives `/changes/v1-v2/limits/`.
 * The older page gives the name, because several of them can have one counterpart.
 */
export function changesRoute(olderRoute: string): string {
  const route = withoutVersion(olderRoute)
    .slice(1)
    .replace(/\.html$/, '/');
  return changesRoot(versionOfRoute(olderRoute)) + (route || FRONT_PAGE);
}
