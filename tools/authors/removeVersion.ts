import {existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {isMap, isScalar, parseDocument, type Pair} from 'yaml';
import {getLatestRoute} from '../../src/config/counterparts';
import {getRoute} from '../../src/config/getRoute';
import {REMOVED_FILE} from '../../src/config/redirects';
import {getSidebarFile, latestVersion, versions, type Version} from '../../src/config/versions';
import {factText, FIGURES_FILE} from '../../src/facts';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {getPageFiles} from '../getPageFiles';
import {formatFiles, VERSIONS_FILE} from './newVersion';
import {QUESTIONS_FILE} from './questions';

/** Address of a page that goes, and of the page that readers get instead; `null` where there's none. */
export type Targets = ReadonlyMap<string, string | null>;

/**
 * The version to remove.
 *
 * @throws when there is no such version, or it's the latest or the one in `docs`
 */
export function findRemovable(id: string, all: readonly Version[] = versions): Version {
  const older = all.filter(({status}) => status === 'older');
  const found = older.find((version) => version.id === id);
  if (found) return found;
  const allowed =
    older.length > 0
      ? `an older version (${older.map((version) => version.id).join(', ')})`
      : 'nothing, because there is no older version';
  throw new Error(`got "${id}"; allowed: ${allowed}; write: npm run new -- version --remove v1`);
}

/** Replaces links to pages that go: they lead to the page's counterpart, or become plain text. */
export function replaceLinks(source: string, targets: Targets): string {
  const findNewTarget = (address: string): string | null | undefined => targets.get(address.replace(/[?#].*/, ''));
  return source
    .replaceAll(/(?<!!)\[([^[\]]*)\]\((\/[^\s()]*)\)/g, (link, text: string, address: string) => {
      const target = findNewTarget(address);
      if (target === undefined) return link;
      return target === null ? text : `[${text}](${target})`;
    })
    .replaceAll(/\b(to|href)="(\/[^"]*)"/g, (attribute, name: string, address: string) => {
      const target = findNewTarget(address);
      return target === undefined ? attribute : `${name}="${target ?? '/'}"`;
    });
}

/** Removes `versions: {v1: …}` from YAML, and `versions` with it if it was the only one; all other lines stay. */
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

/** The questions, judged searches and promises that pages of other versions answer or keep. */
export function omitEntries(data: unknown, {id, prefix, folder}: Pick<Version, 'id' | 'prefix' | 'folder'>): unknown {
  if (Array.isArray(data))
    return data.filter(
      ({version, page}: {version?: string; page?: string}) => version !== id && !page?.startsWith(`${folder}/`),
    );
  return Object.fromEntries(Object.entries(data as object).filter(([route]) => !route.startsWith(prefix)));
}

/** The pages of a version, each with its counterpart in the latest version if that has one. */
async function readLinkTargets(version: Version): Promise<Targets> {
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

/** Prints the figures of a version that others name, such as `%v1.limits.checkpoint%`, before they are removed. */
function replaceVersionFigures(source: string, {id}: Version): string {
  const own = new RegExp(String.raw`%(${id.replaceAll('.', String.raw`\.`)}\.[\w.]+)%`, 'g');
  return source.replaceAll(own, (_, name: string) => factText(name));
}

const TEXTS = ['docs', 'versioned_docs', 'i18n', 'src/facts', 'src/outputs/agent-files'];
const YAML_FILES = [FIGURES_FILE, 'src/facts/limits.yaml'];
/** Files of entries about pages, and the indent that keeps their layout: Prettier only breaks lines that are too long. */
const ENTRY_FILES = [
  [QUESTIONS_FILE, 2],
  ['tools/samples/promises.json', 2],
  ['tests/search/judgements.json', 0],
  ['tests/search/heldback.json', 0],
] as const;

/** Changes a file, and gives back its path if that made a difference. */
function rewriteFile(file: string, change: (source: string) => string): string[] {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) return [];
  writeFileSync(file, changed);
  return [file];
}

/** The files of a version: its pages, its sidebar and their translations. */
function getVersionFiles(version: Version): string[] {
  const locales = existsSync('i18n') ? readdirSync('i18n') : [];
  const translated = locales.flatMap((locale) =>
    ['', '.json'].map((end) => `i18n/${locale}/docusaurus-plugin-content-docs/version-${version.id}${end}`),
  );
  return [version.folder, getSidebarFile(version), ...translated].filter((path) => existsSync(path));
}

/** Adds redirects from the removed pages, so that old URLs still work. */
function addRedirects(targets: Targets, fallback: string): void {
  const known = existsSync(REMOVED_FILE) ? (JSON.parse(readFileSync(REMOVED_FILE, 'utf8')) as object) : {};
  const added = [...targets].map(([route, to]) => [route.replace(/\/$/, ''), to ?? fallback]);
  writeFileSync(REMOVED_FILE, `${JSON.stringify({...known, ...Object.fromEntries(added)}, null, 2)}\n`);
}

/** Removes an older version: its pages, figures and questions. Links to it lead to the latest version, as its URLs do. */
export async function removeVersion(id: string): Promise<void> {
  const version = findRemovable(id);
  const targets = await readLinkTargets(version);
  const files = getVersionFiles(version);
  for (const file of files) rmSync(file, {recursive: true});
  // git doesn't keep empty folders, either.
  for (const folder of new Set(files.map((file) => dirname(file))))
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  const texts = TEXTS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:mdx?|ya?ml|txt)$/.test(name) && !name.endsWith('README.md'))
      .map((name) => join(folder, name)),
  );
  const changed = [
    ...texts.flatMap((file) =>
      rewriteFile(file, (source) => replaceLinks(replaceVersionFigures(source, version), targets)),
    ),
    ...YAML_FILES.flatMap((file) => rewriteFile(file, (source) => removeYamlVersion(source, id))),
    ...ENTRY_FILES.flatMap(([file, indent]) =>
      rewriteFile(file, (source) => JSON.stringify(omitEntries(JSON.parse(source), version), null, indent)),
    ),
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
    return `${JSON.stringify({...data, about}, null, 2)}\n`;
  });
  const fallback = version.migrationGuide ?? '/';
  addRedirects(targets, fallback);
  formatFiles([...new Set([...changed, 'versions.json', VERSIONS_FILE, REMOVED_FILE])]);
  const alone = [...targets].filter(([, to]) => to === null).map(([route]) => route);
  console.log(`${id} is removed: ${files.join(', ')}. Changed: ${[...new Set(changed)].join(', ')}.
Its URLs lead to the latest version, by ${REMOVED_FILE}. These have no counterpart and lead to ${fallback}: ${alone.join(', ') || 'none'}.

[ ] look through git diff docs src: links to ${id} lead to the latest version, or are plain text if it has no such page; change what the sentences say
[ ] pages, menus and tests that are about ${id} only: grep -rnw ${id} docs sidebars.ts src tests tools --include=*.{mdx,ts,tsx,yaml,json,txt}
[ ] npm run check -- docs, npm test -- unit`);
}
