import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {DOCS_PLUGIN} from './client/page';

/** Older address to latest address, for pages whose routes differ; an empty text where there is no such page. */
export type Counterparts = Readonly<Record<string, string>>;

/** What the version menu knows of the page that is open and of the version it leads to. */
type CounterpartQuery = {
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

/** Value of the front matter that says that the latest version has no such page. */
const NO_COUNTERPART = 'none';

/** What is read of a version of the documentation. */
type PageVersion = Pick<LoadedVersion, 'isLast' | 'label' | 'path'>;

/** One page as the version menu sees it. */
export type VersionedPage = {
  readonly version: PageVersion;
  readonly latest: PageVersion;
  /** Address with base path, such as `/docs/v1/errors/`. */
  readonly path: string;
  readonly source: string;
  /** What an older page's front matter names: a route of the latest version, or `none`; `undefined` for the same route. */
  readonly counterpart: string | undefined;
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The address with the same route in the latest version. */
function samePathInLatest({path, version, latest}: VersionedPage): string {
  return withoutSlash(latest.path) + path.slice(withoutSlash(version.path).length);
}

/** The pages of every set of documentation that the site has, with what their front matter says under a key. */
export function listPages(allContent: AllContent, key: string): VersionedPage[] {
  const sets = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
  return sets.flatMap(({loadedVersions}) => {
    const latest = loadedVersions.find(({isLast}) => isLast);
    if (!latest) return [];
    return loadedVersions.flatMap((version) =>
      version.docs.map(({permalink, source, frontMatter}) => {
        const named = (frontMatter as Readonly<Record<string, unknown>>)[key];
        const counterpart = typeof named === 'string' ? named : undefined;
        return {version, latest, path: permalink, source: source.replace('@site/', ''), counterpart};
      }),
    );
  });
}

/** Says what is wrong with a counterpart that is not a page. */
function describeProblem(page: VersionedPage, key: string): string {
  const {source, latest, counterpart} = page;
  if (counterpart !== undefined)
    return `${source}:1 front matter "${key}: ${counterpart}" is not a page of ${latest.label}`;
  return (
    `${source}:1 front matter "${key}" is missing, and ${latest.label} has no page ${samePathInLatest(page)}; ` +
    `give the route of the counterpart in ${latest.label}, or ${NO_COUNTERPART}`
  );
}

/**
 * Collects the pairs of pages that the route alone does not tell, for the version menu. A page whose front matter names
 * no counterpart has it under the same route and needs no entry, so that what every page loads stays small.
 *
 * @throws with every older page whose counterpart is not a page of the latest version
 */
export function collectCounterparts(pages: readonly VersionedPage[], key: string): Counterparts {
  const latestPaths = new Set(pages.filter(({version}) => version.isLast).map(({path}) => withoutSlash(path)));
  const problems: string[] = [];
  const counterparts: Record<string, string> = {};
  for (const page of pages.filter(({version}) => !version.isLast)) {
    const same = samePathInLatest(page);
    const target = page.counterpart === undefined ? same : withoutSlash(page.latest.path) + page.counterpart;
    if (page.counterpart === NO_COUNTERPART) counterparts[page.path] = '';
    else if (!latestPaths.has(withoutSlash(target))) problems.push(describeProblem(page, key));
    else if (target !== same) counterparts[page.path] = target;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return counterparts;
}
