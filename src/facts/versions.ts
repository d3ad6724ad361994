import cut from '../../versions.json' with {type: 'json'};
import data from './currentVersion.json' with {type: 'json'};

type About = {readonly description?: string; readonly migrationGuide?: string};

/** The version of the pages in `docs`. */
export const currentId: string = data.current;

/** The latest released version. Its pages have no prefix. */
export const latestId: string = data.latest;

/** The ids of all versions: the latest, one that isn't released yet, and the older ones. */
export const versionIds: readonly string[] = [...new Set([latestId, currentId, ...cut])];

/** Whether `docs` contains a version that isn't released yet. */
export const isNext = (id: string): boolean => id === currentId && id !== latestId;

/** The prefix of a version's routes, below the base path. */
export const getVersionRoot = (id: string): '/' | `/${string}/` => (id === latestId ? '/' : `/${id}/`);

/** Returns the description of a version and the address of its migration guide, if it has one. */
export function getVersionDetails(id: string): About & {readonly description: string} {
  const about: Readonly<Record<string, About>> = data.about;
  const fallback = id === latestId ? 'the latest version' : isNext(id) ? 'not released yet' : 'an older version';
  return {description: fallback, ...about[id]};
}
