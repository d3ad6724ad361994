import {facts, latestFacts, listFacts, type DocsVersion, resolveFacts} from '../../src/facts';
import {resolveLimits} from '../../src/facts/resolveLimits';

/** A page with the version it belongs to. */
interface VersionedSource {
  readonly source: string;
  readonly version: DocsVersion;
}

const LIMIT_ELEMENT = /<Limit\s+id="([\w.]+)"/g;
const SUFFIX = /\.raw$/;

const mark = (version: DocsVersion, name: string): string => `${version}:${name}`;

/** The facts that a page prints, each with the version whose value it is. */
function namesIn({source, version}: VersionedSource): string[] {
  const printed = resolveFacts(source, version).used.map((used) => {
    const name = used.replace(SUFFIX, '');
    const asked = facts.versions.find((other) => name.startsWith(`${other}.`));
    return asked ? mark(asked, name.slice(asked.length + 1)) : mark(version, name);
  });
  const cards = [...source.matchAll(LIMIT_ELEMENT)].map(([, id = '']) =>
    mark(version, id.includes('.') ? id : `limits.${id}`),
  );
  return [...printed, ...cards];
}

/** Whether a fact exists only in an older version, or has another value there. */
const isOwn = (version: DocsVersion, name: string): boolean =>
  listFacts(latestFacts).get(name) !== listFacts(version).get(name);

/** The facts that neither a page nor the limits table prints; those of an older version carry its prefix, such as `v1.`. */
export function findUnused(pages: readonly VersionedSource[]): string[] {
  const rows = facts.versions.flatMap((version) =>
    resolveLimits(version).flatMap((limit) => limit.facts.map((name) => mark(version, name))),
  );
  const used = new Set([...pages.flatMap(namesIn), ...rows]);
  const isUnused = (version: DocsVersion, name: string): boolean => !used.has(mark(version, name));
  const older = facts.versions.filter((version) => version !== latestFacts);
  const today = [...listFacts(latestFacts).keys()].filter(
    (name) => isUnused(latestFacts, name) && older.every((version) => isOwn(version, name) || isUnused(version, name)),
  );
  const before = older.flatMap((version) =>
    [...listFacts(version).keys()]
      .filter((name) => isOwn(version, name) && isUnused(version, name))
      .map((name) => `${version}.${name}`),
  );
  return [...today, ...before];
}
