import {latestVersion, versionOfRoute, withoutVersion} from './versions';

/** Front matter of an older page that names its counterpart in the latest version: a route, or `none`. */
export const COUNTERPART_KEY = 'v2';

/** Front matter that says why there is none. */
export const COUNTERPART_REASON_KEY = 'v2_reason';

/** Value that says that the latest version has no such page. */
export const NO_COUNTERPART = 'none';

/**
 * Route of a page's counterpart in the latest version. A page that names none has it under its own route;
 * the build fails where that is not a page (`plugins/version-counterparts`).
 *
 * @param route of the page, below the base path
 * @returns `null` for a page of the latest version, and where front matter says that there is none
 */
export function findCounterpartRoute(route: string, frontMatter: Readonly<Record<string, unknown>>): string | null {
  if (versionOfRoute(route) === latestVersion) return null;
  const named = frontMatter[COUNTERPART_KEY];
  if (named === NO_COUNTERPART) return null;
  return typeof named === 'string' ? named : withoutVersion(route);
}
