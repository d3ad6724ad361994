import {BASE_URL} from '../../config/addresses';
import {COUNTERPART_KEY, NO_COUNTERPART} from '../../config/counterparts';
import {latestVersion, withoutVersion} from '../../config/versions';
import type {Counterparts} from './client/findCounterpart';

/** One page as the version menu sees it. */
export type VersionedPage = {
  readonly version: string;
  /** Address with base path, such as `/docs/v1/errors/`. */
  readonly path: string;
  readonly source: string;
  /** What an older page's front matter names: a route without base path, or `none`; `undefined` for the same route. */
  readonly counterpart: string | undefined;
};

const BASE = BASE_URL.slice(0, -1);

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The address with the same route in the latest version. */
export function samePathInLatest(path: string): string {
  return BASE + withoutVersion(path.slice(BASE.length));
}

/** Says what is wrong with a counterpart that is not a page. */
function describeProblem({source, path, counterpart}: VersionedPage): string {
  const {label} = latestVersion;
  if (counterpart !== undefined)
    return `${source}:1 front matter "${COUNTERPART_KEY}: ${counterpart}" is not a page of ${label}`;
  return (
    `${source}:1 front matter "${COUNTERPART_KEY}" is missing, and ${label} has no page ${samePathInLatest(path)}; ` +
    `give the route of the counterpart in ${label}, or ${NO_COUNTERPART}`
  );
}

/**
 * Collects the pairs that the route alone does not tell. A page whose front matter names no counterpart has it under
 * the same route.
 *
 * @throws with every older page whose counterpart is not a page of the latest version
 */
export function collectCounterparts(pages: readonly VersionedPage[]): Counterparts {
  const isLatest = ({version}: VersionedPage): boolean => version === latestVersion.docusaurusName;
  const latest = new Set(pages.filter(isLatest).map(({path}) => withoutSlash(path)));
  const problems: string[] = [];
  const counterparts: Record<string, string> = {};
  for (const page of pages.filter((each) => !isLatest(each))) {
    const same = samePathInLatest(page.path);
    const target = page.counterpart === undefined ? same : BASE + page.counterpart;
    if (page.counterpart === NO_COUNTERPART) counterparts[page.path] = '';
    else if (!latest.has(withoutSlash(target))) problems.push(describeProblem(page));
    else if (target !== same) counterparts[page.path] = target;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return counterparts;
}
