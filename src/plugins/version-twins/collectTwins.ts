import {BASE_URL} from '../../config/addresses';
import type {Twins} from './client/findTwin';

/** One page as the version menu sees it. */
export type TwinPage = {
  readonly version: string;
  /** Address with base path, such as `/docs/v1/errors/`. */
  readonly path: string;
  readonly source: string;
  /** The `v2` of a v1 page's front matter: a route without base path, or `none`. */
  readonly twin: string | undefined;
};

const BASE = BASE_URL.slice(0, -1);
const V1 = `${BASE}/v1/`;

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The v2 address that stands under the same route as a v1 address. */
export function samePathInV2(v1Path: string): string {
  return `${BASE}/${v1Path.slice(V1.length)}`;
}

/**
 * Collects the pairs that the route alone does not tell.
 *
 * @throws with every v1 page whose `v2:` is missing or is not a page.
 */
export function collectTwins(pages: readonly TwinPage[]): Twins {
  const v2 = new Set(pages.filter(({version}) => version === 'current').map(({path}) => withoutSlash(path)));
  const problems: string[] = [];
  const twins: Record<string, string> = {};
  for (const {version, path, source, twin} of pages) {
    if (version === 'current') continue;
    if (twin === undefined)
      problems.push(`${source}:1 front matter "v2" is missing; give the route of the v2 twin, or none`);
    else if (twin === 'none') twins[path] = '';
    else if (!v2.has(withoutSlash(BASE + twin))) {
      problems.push(`${source}:1 front matter "v2: ${twin}" is not a page of v2`);
    } else if (BASE + twin !== samePathInV2(path)) twins[path] = BASE + twin;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return twins;
}
