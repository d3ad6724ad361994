/** Older address to latest address, for pages whose routes differ; an empty text where there is no such page. */
export type Counterparts = Readonly<Record<string, string>>;

/** What the version menu knows of the page that is open and of the version it leads to. */
export type CounterpartQuery = {
  /** Address of the open page with base path. */
  readonly path: string;
  /** Whether the version to switch to is the latest one. */
  readonly targetIsLatest: boolean;
  /** Front page of the version to switch to, with base path. */
  readonly targetPath: string;
  readonly counterparts: Counterparts;
  /** Address under the same route in the target version, where there is one. */
  readonly samePath: string | undefined;
};

/** Of several older pages with one counterpart, the shortest address is the page that the others are parts of. */
function findShortest(counterparts: Counterparts, latest: string, targetPath: string): string | undefined {
  const start = `${targetPath.replace(/\/$/, '')}/`;
  const found = Object.keys(counterparts).filter((old) => counterparts[old] === latest && old.startsWith(start));
  return found.sort((a, b) => a.length - b.length)[0];
}

/**
 * Address of the open page in another version. Two older pages belong together when they lead to the same latest one.
 *
 * @returns `null` where the other version has no such page
 */
export function findCounterpart(query: CounterpartQuery): string | null {
  const {path, targetIsLatest, targetPath, counterparts, samePath} = query;
  if (targetIsLatest) {
    const counterpart = counterparts[path];
    return counterpart === undefined ? (samePath ?? null) : counterpart || null;
  }
  if (samePath !== undefined && counterparts[samePath] === undefined) return samePath;
  return findShortest(counterparts, counterparts[path] || path, targetPath) ?? null;
}
