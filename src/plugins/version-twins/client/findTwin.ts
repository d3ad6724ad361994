/** v1 address to v2 address, for pages whose routes differ; an empty text where v2 has no such page. */
export type Twins = Readonly<Record<string, string>>;

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

/** Of several v1 pages with one twin, the shortest address is the page that the others are lessons or parts of. */
function findShortest(twins: Twins, v2: string): string | undefined {
  const found = Object.keys(twins).filter((v1) => twins[v1] === v2);
  return found.sort((a, b) => a.length - b.length)[0];
}

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
  if (samePath !== undefined && twins[samePath] === undefined) return samePath;
  return findShortest(twins, path) ?? null;
}
