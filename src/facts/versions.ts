import cut from '../../versions.json' with {type: 'json'};
import data from './currentVersion.json' with {type: 'json'};

/** What only some versions have. */
type About = {readonly description?: string; readonly migrationGuide?: string};

/** The version whose pages are in `docs`. */
export const currentId: string = data.current;

/** The version that readers should use; its pages have no prefix. */
export const latestId: string = data.latest;

/** The ids of all versions: the latest, one that isn't released yet, and the older ones. */
export const versionIds: readonly string[] = [...new Set([latestId, currentId, ...cut])];

/** Whether a version is written in `docs` before its release. */
export const isNext = (id: string): boolean => id === currentId && id !== latestId;

/** The start of a version's routes, below the base path. */
export const getVersionRoot = (id: string): '/' | `/${string}/` => (id === latestId ? '/' : `/${id}/`);

/** Returns the description of a version and the address of its migration guide, if it has one. */
export function getVersionDetails(id: string): About & {readonly description: string} {
  const about: Readonly<Record<string, About>> = data.about;
  const fallback = id === latestId ? 'the latest version' : isNext(id) ? 'not released yet' : 'an older version';
  return {description: fallback, ...about[id]};
}
