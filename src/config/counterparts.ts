import {getRouteVersion, removeVersionPrefix} from './versions';

/** Front matter field of older pages for their counterpart in the latest version: a route, or `none`. */
export const COUNTERPART_KEY = 'latest';

/** Front matter field of older pages to explain what's different in the latest version. */
export const CHANGES_KEY = 'latest_changes';

/** Page with the migration table, which has a row for each older page. */
export const CHANGES_PAGE = '/migrate-from-v1/pages/';

/** Value for pages without a counterpart in the latest version. */
export const NO_COUNTERPART = 'none';

/**
 * Returns the route of a page's counterpart in the latest version. By default, it's the route of the page itself; `npm
 * run check` reports pages for which this route doesn't exist.
 *
 * @param route of the page, below the base path
 * @returns `null` for a page of the latest or next version, and for a page whose front matter says `none`
 */
export function getLatestRoute(route: string, frontMatter: Readonly<Record<string, unknown>>): string | null {
  if (getRouteVersion(route).status !== 'older') return null;
  const named = frontMatter[COUNTERPART_KEY];
  if (named === NO_COUNTERPART) return null;
  return typeof named === 'string' ? named : removeVersionPrefix(route);
}

/** Returns the anchor of an older page's row in the migration table: `workflows-events` for `/v1/workflows/events/`. */
export function getChangesAnchor(route: string): string {
  const path = removeVersionPrefix(route).replace(/^\/|\/$/g, '');
  return path.replaceAll('/', '-') || 'front-page';
}

/** Address in the latest version by older address, if the routes differ; an empty string if there's none. */
export type Counterparts = Readonly<Record<string, string>>;

type CounterpartQuery = {
  /** Address of the open page with base path. */
  readonly path: string;
  /** The version to switch to, and its front page. */
  readonly target: {readonly isLast: boolean; readonly path: string};
  readonly counterparts: Counterparts;
  /** Address of the page with the same route in that version, if it exists. */
  readonly samePath: string | undefined;
};

/**
 * Returns the address of the open page in another version. Two older pages correspond to each other if they have the
 * same counterpart in the latest version. If several do, the shortest address wins, because it's the parent of the
 * others.
 *
 * @returns `null` if the other version has no such page
 */
export function findCounterpartPath({path, target, counterparts, samePath}: CounterpartQuery): string | null {
  const known = counterparts[path];
  if (target.isLast) return known === undefined ? (samePath ?? null) : known || null;
  if (samePath !== undefined && counterparts[samePath] === undefined) return samePath;
  const start = target.path.replace(/\/?$/, '/');
  const found = Object.keys(counterparts).filter(
    (old) => counterparts[old] === (known || path) && old.startsWith(start),
  );
  return found.sort((a, b) => a.length - b.length)[0] ?? null;
}
