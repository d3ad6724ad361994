import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {latestVersion, versions} from '../../src/config/versions';

/** The names of the versions, from the root of the project; `versions.json` beside it lists those that were cut. */
export const VERSIONS_FILE = 'src/facts/currentVersion.json';

type VersionsData = {readonly current: string; readonly latest: string; readonly about: object};

/** What cutting a version does: the pages in `docs` become `cut`, unless they already belong to the new version. */
type VersionPlan = {readonly cut: string | null; readonly data: VersionsData};

/** Formats files that a program has written, as the check `format` expects it. */
export function formatFiles(files: readonly string[]): void {
  spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', ...files], {stdio: 'inherit'});
}

const NAME = /^[a-z\d][a-z\d.-]*$/;

/**
 * Plans a new version whose pages start as a copy of those in `docs`.
 *
 * @param id name of the version, such as `v3`
 * @param asNext whether the latest version stays the latest, and the new one is shown as not released
 * @throws when the name can't be an address, or is taken
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

/** Cuts a version: copies the pages, and tells the site about it. */
export function createNewVersion(id: string, asNext: boolean): void {
  const data = JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')) as VersionsData;
  const taken = versions.map((version) => version.id);
  const plan = planVersion(id, asNext, data, taken);
  if (plan.cut !== null) {
    if (existsSync(`docs/${id}`)) throw new Error(`got "${id}"; docs/${id} has that address already`);
    const {status} = spawnSync('npx', ['docusaurus', 'docs:version', plan.cut], {stdio: 'inherit'});
    if (status !== 0) throw new Error(`Docusaurus didn't cut ${plan.cut}; see its message above`);
  }
  writeFileSync(VERSIONS_FILE, `${JSON.stringify(plan.data, null, 2)}\n`);
  formatFiles(['versions.json', VERSIONS_FILE]);
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
