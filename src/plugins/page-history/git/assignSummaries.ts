import type {LoggedCommit} from './parseLog';

type Summaries = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The commits that each commit of the main line brought in, itself included. */
function assignToMainLine(mainLine: readonly string[], all: readonly LoggedCommit[]): ReadonlyMap<string, string> {
  const parents = new Map(all.map((commit) => [commit.hash, commit.parents]));
  const owners = new Map<string, string>();
  for (const owner of mainLine) {
    const waiting = [owner];
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      if (owners.has(hash)) continue;
      owners.set(hash, owner);
      waiting.push(...(parents.get(hash) ?? []));
    }
  }
  return owners;
}

/**
 * Gives each commit of the main line the summaries that it or the commits it merged carry, by page.
 *
 * @param mainLine hashes, the oldest first
 * @param all every commit, without files
 * @param summarised the commits with a `Changes:` trailer, with their files
 */
export function assignSummaries(
  mainLine: readonly string[],
  all: readonly LoggedCommit[],
  summarised: readonly LoggedCommit[],
): Summaries {
  const owners = assignToMainLine(mainLine, all);
  const found = new Map<string, Map<string, string[]>>();
  for (const {hash, summary, files} of summarised) {
    const owner = owners.get(hash);
    if (owner === undefined || summary === '') continue;
    const pages = found.get(owner) ?? new Map<string, string[]>();
    for (const {path} of files) pages.set(path, [...(pages.get(path) ?? []), summary]);
    found.set(owner, pages);
  }
  return found;
}
