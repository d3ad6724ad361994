import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {getRoute} from '../../src/config/getRoute';
import {REMOVED_FILE} from '../../src/config/redirects';
import {latestVersion, versions, type Version} from '../../src/config/versions';
import {getPageFiles} from '../getPageFiles';
import {
  runPrettier,
  serializeVersions,
  getTextFiles,
  getVersionFiles,
  mergeRemovedPageRedirects,
  moveLinks,
  rewriteFile,
  TEXTS,
  updateRemovedPages,
  VERSIONS_FILE,
} from './versionFiles';

type VersionsData = {readonly current: string; readonly latest: string; readonly about: object};

/** The version to archive `docs` as (`null` if the pages already belong to the new version), and the new data. */
type VersionPlan = {readonly cut: string | null; readonly data: VersionsData};

const NAME = /^[a-z\d][a-z\d.-]*$/;

/**
 * Plans a new version whose pages start as a copy of those in `docs`.
 *
 * @param id name of the version, such as `v3`
 * @param asNext whether the latest version stays the latest, and the new one is marked as unreleased
 * @throws if the name can't be part of a URL, or already exists
 */
export function planVersion(id: string, asNext: boolean, data: VersionsData, taken: readonly string[]): VersionPlan {
  if (!NAME.test(id))
    throw new Error(`got "${id}"; write: npm run new -- version v3 (lower-case letters, digits, dots and hyphens)`);
  if (id === data.current && id !== data.latest && !asNext) return {cut: null, data: {...data, latest: id}};
  if (taken.includes(id)) throw new Error(`got "${id}"; allowed: a name that no version has (${taken.join(', ')})`);
  if (data.current !== data.latest)
    throw new Error(
      `${data.current} isn't released yet; release it first: npm run new -- version ${data.current}; then cut ${id}`,
    );
  return {cut: data.current, data: {...data, current: id, latest: asNext ? data.latest : id}};
}

/** A version whose routes get a new prefix, and Docusaurus's name for its files. */
type PrefixChange = {readonly version: Version; readonly docusaurusName: string; readonly to: string};

/** Plans which versions get a new prefix, in the order to update their links. */
export function planPrefixChanges(
  id: string,
  asNext: boolean,
  cut: string | null,
  all: readonly Version[],
): PrefixChange[] {
  const current = all.find(({docusaurusName}) => docusaurusName === 'current') as Version;
  const latest = all.find(({status}) => status === 'latest') as Version;
  if (cut !== null && asNext) return [{version: current, docusaurusName: 'current', to: `/${id}/`}];
  if (cut !== null) return [{version: current, docusaurusName: cut, to: `/${cut}/`}];
  return [
    {version: latest, docusaurusName: latest.docusaurusName, to: `/${latest.id}/`},
    {version: current, docusaurusName: 'current', to: '/'},
  ];
}

/** Returns the files with links to a version: its own or, if its addresses are gone, all files. */
function getLinkingFiles({version, docusaurusName}: PrefixChange): string[] {
  const folder = docusaurusName === 'current' ? version.folder : `versioned_docs/version-${docusaurusName}`;
  const own = getVersionFiles({...version, docusaurusName, folder});
  return getTextFiles(version.status === 'next' ? [...own, ...TEXTS.filter((path) => existsSync(path))] : own);
}

/**
 * Updates links and redirects to versions with a new prefix. Relative links don't change.
 */
function applyPrefixChanges(moves: readonly PrefixChange[]): void {
  for (const move of moves) {
    const {version, to} = move;
    const routes = getPageFiles([version.folder]).flatMap((file) => getRoute(file) ?? []);
    const moved = new Map(routes.map((route) => [route, to + route.slice(version.prefix.length)]));
    const gone = version.status === 'next' ? moved : new Map<string, string>();
    updateRemovedPages((known) => mergeRemovedPageRedirects(known, gone, new Set(moved.values())));
    for (const file of getLinkingFiles(move)) rewriteFile(file, (source) => moveLinks(source, moved, true));
  }
}

/** Creates a version: copies its pages and updates the site's data. */
export function createNewVersion(id: string, asNext: boolean): void {
  const data = JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')) as VersionsData;
  const taken = versions.map((version) => version.id);
  const plan = planVersion(id, asNext, data, taken);
  if (plan.cut !== null) {
    if (existsSync(`docs/${id}`)) throw new Error(`got "${id}"; docs/${id} has that address already`);
    const {status} = spawnSync('npx', ['docusaurus', 'docs:version', plan.cut], {stdio: 'inherit'});
    if (status !== 0) throw new Error(`Docusaurus didn't cut ${plan.cut}; see its message above`);
  }
  applyPrefixChanges(planPrefixChanges(id, asNext, plan.cut, versions));
  writeFileSync(VERSIONS_FILE, serializeVersions(plan.data));
  runPrettier(['versions.json', VERSIONS_FILE, REMOVED_FILE]);
  const older = plan.cut ?? latestVersion.id;
  console.log(`${id} is now ${asNext ? 'the next version' : 'the latest version'}; its pages are in docs/${
    plan.cut === null ? '' : `, and those of ${plan.cut} in versioned_docs/version-${plan.cut}/`
  }.

[ ] write what's new in docs/, and npm run check -- docs
[ ] a figure or limit that changes: give ${older} its old value below "versions" in src/facts/figures.yaml or limits.yaml
[ ] a page that moved or went: the old page names its new route, "latest: /new/" or "latest: none", in its front matter
[ ] "migrationGuide" for ${older} in ${VERSIONS_FILE}, if there's a page on how to move
[ ] texts that name the latest version: grep -rnw ${older} docs src/outputs/agent-files src/outputs/mcp`);
}
