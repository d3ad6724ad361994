import type {Twins} from './collectTwins';

/** What the version menu knows of the page that is open and of the version it leads to. */
export type TwinQuestion = {
  /** Address of the open page with base path. */
  readonly path: string;
  /** Version to switch to. */
  readonly target: 'v1' | 'current';
  readonly twins: Twins;
  /** Address under the same route in the target version, where there is one. */
  readonly samePath: string | undefined;
};

/**
 * Address of the open page in the other version.
 *
 * @returns `null` where the other version has no such page
 */
export function findTwin({path, target, twins, samePath}: TwinQuestion): string | null {
  if (target === 'current') {
    const twin = twins[path];
    return twin === undefined ? (samePath ?? null) : twin || null;
  }
  const listed = Object.entries(twins).find(([, v2]) => v2 === path)?.[0];
  if (samePath !== undefined && twins[samePath] === undefined) return samePath;
  return listed ?? null;
}
