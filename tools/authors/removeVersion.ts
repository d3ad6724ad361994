import {existsSync, readdirSync, readFileSync, rmdirSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {isCollection, isMap, isNode, isPair, isScalar, parseDocument, type Pair} from 'yaml';
import {getLatestRoute} from '../../src/config/counterparts';
import {getRoute} from '../../src/config/getRoute';
import {REMOVED_FILE} from '../../src/config/redirects';
import {latestVersion, versions, type Version} from '../../src/config/versions';
import {getFactText, FIGURES_FILE, getFacts} from '../../src/facts';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {SAMPLE_RESULTS} from '../../src/markdown/verified-samples';
import {getPageFiles} from '../getPageFiles';
import {QUESTIONS_FILE} from './questions';
import {
  runPrettier,
  serializeVersions,
  getTextFiles,
  getVersionFiles,
  mergeRemovedPageRedirects,
  moveLinks,
  removeRowAnchors,
  rewriteFile,
  type LinkTargets,
  TEXTS,
  updateRemovedPages,
  VERSIONS_FILE,
} from './versionFiles';

/**
 * Finds the version to remove.
 *
 * @throws if it doesn't exist, or isn't an older version
 */
export function findRemovableVersion(id: string, all: readonly Version[] = versions): Version {
  const older = all.filter(({status}) => status === 'older');
  const found = older.find((version) => version.id === id);
  if (found) return found;
  const allowed =
    older.length > 0
      ? `an older version (${older.map((version) => version.id).join(', ')})`
      : 'nothing, because there is no older version';
  throw new Error(`got "${id}"; allowed: ${allowed}; write: npm run new -- version --remove v1`);
}

/** Removes links to files of a version, such as its `llms.txt`, and the rows of tables that list these files. */
export function removeFileLinks(source: string, {prefix}: Pick<Version, 'prefix'>): string {
  const escaped = prefix.slice(1).replaceAll('.', String.raw`\.`);
  const link = String.raw`\[([^[\]]*)\]\(pathname://%hosts\.docsBase%${escaped}[^()\s]*\)`;
  return source
    .replaceAll(new RegExp(String.raw`^\| ${link} \|.*\n`, 'gm'), '')
    .replaceAll(new RegExp(link, 'g'), '$1');
}

/** Removes `versions: {v1: …}` from YAML, and `versions` itself if it's empty then. Other lines don't change. */
export function removeYamlVersion(source: string, id: string): string {
  const root = parseDocument(source, {merge: true}).contents;
  if (!isMap(root)) return source;
  const findPair = (map: unknown, key: string): Pair | undefined =>
    isMap(map) ? map.items.find((pair) => isScalar(pair.key) && pair.key.value === key) : undefined;
  const all = findPair(root, 'versions');
  const own = findPair(all?.value, id);
  if (!all || !own) return source;
  const removed = isMap(all.value) && all.value.items.length === 1 ? all : own;
  const {key, value} = removed as {key: {range: readonly number[]}; value: {range: readonly number[]}};
  const start = source.lastIndexOf('\n', key.range[0] ?? 0) + 1;
  return (
    source.slice(0, start).trimEnd() +
    '\n' +
    source.slice(value.range[2]).replace(/^(?=[^\n])/, removed === all ? '\n' : '')
  );
}

/**
 * Omits the questions, judged searches, promises and sample results of a version's pages. The rest of the JSON or YAML
 * doesn't change.
 */
export function removeVersionEntries(
  source: string,
  {id, prefix, folder}: Pick<Version, 'id' | 'prefix' | 'folder'>,
): string {
  const root = parseDocument(source).contents;
  const items = isCollection(root) ? root.items : [];
  const entries = items.map((item) => {
    const first = isPair(item) ? item.key : item;
    const last = isPair(item) ? item.value : item;
    const start = isNode(first) ? first.range?.[0] : undefined;
    const end = isNode(last) ? last.range?.[1] : undefined;
    if (start === undefined || end === undefined) throw new Error(`there is no place of ${String(first)}`);
    const value = isMap(last) ? (last.toJSON() as {page?: string}) : {};
    const {page} = value;
    const isOwn =
      JSON.stringify(value).includes(`"version":"${id}"`) ||
      page?.startsWith(`${folder}/`) ||
      String(first).startsWith(prefix);
    return {start, end, isOwn};
  });
  const [head = source.length, tail = source.length] = [entries[0]?.start, entries.at(-1)?.end];
  const kept = entries.flatMap(({start, end, isOwn}, at) =>
    isOwn ? [] : {before: source.slice(entries[at - 1]?.end ?? start, start), text: source.slice(start, end)},
  );
  const texts = kept.map(({before, text}, at) => (at === 0 ? text : before + text));
  return source.slice(0, head) + texts.join('') + source.slice(tail);
}

/** Reads the pages of a version with their counterparts in the latest version. */
async function readLinkTargets(version: Version): Promise<LinkTargets> {
  const parseFrontMatter = createFrontMatterParser();
  const routes = new Set(getPageFiles([latestVersion.folder]).map(getRoute));
  const targets = new Map<string, string | null>();
  for (const filePath of getPageFiles([version.folder])) {
    const route = getRoute(filePath);
    if (route === null) continue;
    const fileContent = readFileSync(filePath, 'utf8');
    const {frontMatter} = await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    const counterpart = getLatestRoute(route, frontMatter);
    const isPage = counterpart !== null && routes.has(counterpart.replace(/[?#].*/, ''));
    targets.set(route, isPage ? counterpart : null);
  }
  return targets;
}

/** Replaces figures of the removed version, such as `%v1.limits.checkpoint%`, with their text. */
function replaceVersionFigures(source: string, {id}: Version): string {
  const own = new RegExp(String.raw`%(${id.replaceAll('.', String.raw`\.`)}\.[\w.]+)%`, 'g');
  return source.replaceAll(own, (_, name: string) => getFactText(name));
}

/** Returns the figures that only exist in one version. */
function getOwnFigures({id}: Version): string[] {
  const others = versions.filter((version) => version.id !== id);
  return [...getFacts(id).keys()].filter((name) => others.every((version) => !getFacts(version.id).has(name)));
}

/** Removes entries from YAML by their names, with one entry on a line. */
export function removeYamlEntries(source: string, names: readonly string[]): string {
  return source
    .split('\n')
    .filter((line) => !names.includes(/^ +([\w.]+): /.exec(line)?.[1] ?? ''))
    .join('\n');
}

const HINTS_FILE = 'tools/facts/hints.yaml';
const YAML_FILES = [FIGURES_FILE, 'src/facts/limits.yaml'];
/** Files with entries about pages. */
const ENTRY_FILES = [
  QUESTIONS_FILE,
  'tools/samples/promises.json',
  'tests/search/judgements.json',
  'tests/search/heldback.json',
  'tests/mcp/questions.yaml',
  SAMPLE_RESULTS,
];

/**
 * Removes an older version: its pages, figures and questions. Its URLs, and links to them, lead to the latest version.
 */
export async function removeVersion(id: string): Promise<void> {
  const version = findRemovableVersion(id);
  const targets = await readLinkTargets(version);
  const files = getVersionFiles(version);
  for (const file of files) rmSync(file, {recursive: true});
  // git doesn't keep empty folders, either.
  for (const folder of new Set(files.map((file) => dirname(file))))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  const texts = getTextFiles(TEXTS.filter((folder) => existsSync(folder)));
  const changed = [
    ...texts.flatMap((file) =>
      rewriteFile(file, (source) =>
        moveLinks(removeFileLinks(replaceVersionFigures(source, version), version), targets, false),
      ),
    ),
    ...YAML_FILES.flatMap((file) => rewriteFile(file, (source) => removeYamlVersion(source, id))),
    ...rewriteFile(HINTS_FILE, (source) => removeYamlEntries(source, getOwnFigures(version))),
    ...ENTRY_FILES.flatMap((file) => rewriteFile(file, (source) => removeVersionEntries(source, version))),
  ];
  rewriteFile('versions.json', (source) =>
    JSON.stringify(
      (JSON.parse(source) as string[]).filter((name) => name !== version.docusaurusName),
      null,
      2,
    ),
  );
  rewriteFile(VERSIONS_FILE, (source) => {
    const data = JSON.parse(source) as {about: Readonly<Record<string, unknown>>};
    const about = Object.fromEntries(Object.entries(data.about).filter(([name]) => name !== id));
    return serializeVersions({...data, about});
  });
  const fallback = version.migrationGuide ?? '/';
  const gone = new Map([...targets].map(([route, to]) => [route, to ?? fallback]));
  updateRemovedPages((known) => mergeRemovedPageRedirects(removeRowAnchors(known, targets.keys()), gone));
  runPrettier([...new Set([...changed, 'versions.json', VERSIONS_FILE, REMOVED_FILE])]);
  const alone = [...targets].filter(([, to]) => to === null).map(([route]) => route);
  console.log(`${id} is removed: ${files.join(', ')}. Changed: ${[...new Set(changed)].join(', ')}.
Its URLs lead to the latest version, by ${REMOVED_FILE}. These have no counterpart and lead to ${fallback}: ${alone.join(', ') || 'none'}.

[ ] look through git diff docs src: links to ${id} lead to the latest version, or are plain text if it has no such page; change what the sentences say
[ ] pages, menus and tests that are about ${id} only: grep -rnw ${id} docs sidebars.ts src tests tools --include=*.{mdx,ts,tsx,yaml,json,txt}
[ ] npm run check -- docs, npm test -- unit`);
}
