import {listFacts, type DocsVersion, resolveFacts} from '../../src/facts';
import {resolveLimits} from '../../src/facts/resolveLimits';

/** A page with the version it belongs to. */
interface VersionedSource {
  readonly source: string;
  readonly version: DocsVersion;
}

const LIMIT_ELEMENT = /<Limit\s+id="([\w.]+)"/g;
const SUFFIX = /\.raw$/;
const V1_PREFIX = /^v1\./;

function namesIn({source, version}: VersionedSource): string[] {
  const printed = resolveFacts(source, version).used.map((name) => {
    const base = name.replace(SUFFIX, '');
    return V1_PREFIX.test(base) ? base : `${version}:${base}`;
  });
  const cards = [...source.matchAll(LIMIT_ELEMENT)].map(
    ([, id = '']) => `${version}:${id.includes('.') ? id : `limits.${id}`}`,
  );
  return [...printed.map((name) => name.replace(V1_PREFIX, 'v1:')), ...cards];
}

/** Facts that only v1 has, or that v1 has with another value. */
function ownOfV1(): string[] {
  const v2 = listFacts('v2');
  return [...listFacts('v1')].filter(([name, fact]) => v2.get(name) !== fact).map(([name]) => name);
}

/** The facts that neither a page nor the limits table prints; those of v1 carry the prefix `v1.`. */
export function findUnused(pages: readonly VersionedSource[]): string[] {
  const used = new Set(pages.flatMap(namesIn));
  for (const version of ['v2', 'v1'] as const) {
    resolveLimits(version).forEach(({facts}) => facts.forEach((name) => used.add(`${version}:${name}`)));
  }
  const own = ownOfV1();
  const unused = [...listFacts('v2').keys()].filter(
    (name) => !used.has(`v2:${name}`) && (own.includes(name) || !used.has(`v1:${name}`)),
  );
  return [...unused, ...own.filter((name) => !used.has(`v1:${name}`)).map((name) => `v1.${name}`)];
}
