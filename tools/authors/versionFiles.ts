import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {CHANGES_PAGE, getChangesAnchor} from '../../src/config/counterparts';
import {REMOVED_FILE} from '../../src/config/redirects';
import {removeTrailingSlash} from '../../src/config/removeTrailingSlash';
import {getSidebarFile, type Version} from '../../src/config/versions';

/** File with the current and latest version. `versions.json` lists the older ones. */
export const VERSIONS_FILE = 'src/facts/currentVersion.json';

/** Formats files with Prettier. */
export function runPrettier(files: readonly string[]): void {
  spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', ...files], {stdio: 'inherit'});
}

/** Serializes the versions with one key per line, which Prettier preserves. */
export function serializeVersions(data: object): string {
  const lines = Object.entries(data).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Changes a file. Returns its path in a list if its content is different, otherwise an empty list. */
export function rewriteFile(file: string, change: (source: string) => string): string[] {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) return [];
  writeFileSync(file, changed);
  return [file];
}

/** Returns the files and folders of a version: pages, sidebar and translations. */
export function getVersionFiles(version: Version): string[] {
  const locales = existsSync('i18n') ? readdirSync('i18n') : [];
  const name = version.docusaurusName === 'current' ? 'current' : `version-${version.docusaurusName}`;
  const translated = locales.flatMap((locale) =>
    ['', '.json'].map((end) => `i18n/${locale}/docusaurus-plugin-content-docs/${name}${end}`),
  );
  return [version.folder, getSidebarFile(version), ...translated].filter((path) => existsSync(path));
}

/** Folders with links to pages of versions. */
export const TEXTS = ['docs', 'versioned_docs', 'i18n', 'src/facts', 'src/outputs/agent-files'];

/** Returns the text files in files and folders. */
export function getTextFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (statSync(path).isFile()) return [path];
    return readdirSync(path, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:mdx?|ya?ml|txt)$/.test(name) && !name.endsWith('README.md'))
      .map((name) => join(path, name));
  });
}

/** Code blocks, which aren't changed, and links: in Markdown, in attributes and in sidebars. */
const CODE_OR_LINK =
  /^ *(`{3,})[^`\n]*\n[\s\S]*?^ *\1|(?<before>(?<!!)\[(?<text>(?:[^[\]`]|`[^`\n]*`|\[[^[\]]*\])*)\]\(|^\[[^\]\n]+\]: |\b(?:to|href)=\{?["']|"href": ")(?<address>\/[^\s()"']*)(?<after>(?: "[^"\n]*")?\))?/gm;

/** Address of a moved or removed page, and of its replacement; `null` if there's none. */
export type LinkTargets = ReadonlyMap<string, string | null>;

/**
 * Updates links to moved and removed pages. A link to a removed page without a counterpart becomes plain text.
 *
 * @param keepsHeading whether the other page has the same headings, so that anchors and queries stay
 */
export function moveLinks(source: string, targets: LinkTargets, keepsHeading: boolean): string {
  return source.replaceAll(CODE_OR_LINK, (all, ...rest) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const {before = '', text, address = '', after = ''} = groups;
    const [route = ''] = address.split(/[?#]/, 1);
    const target = targets.get(route);
    if (target === undefined) return all;
    if (target === null && text !== undefined) return text;
    return before + (target ?? '/') + (keepsHeading ? address.slice(route.length) : '') + after;
  });
}

/**
 * Throws if there are uncommitted changes, so that you can review those of a command.
 *
 * @param status output of `git status --porcelain`
 * @throws if a file has uncommitted changes
 */
export function assertNoUncommittedChanges(
  status = spawnSync('git', ['status', '--porcelain'], {encoding: 'utf8'}).stdout ?? '',
): void {
  const changed = status.split('\n').filter(Boolean);
  if (changed.length === 0) return;
  throw new Error(
    `${changed.length} files have changes that aren't committed, such as ${changed[0]?.slice(3)}; commit or stash them first, so that you can review or undo what this command changes`,
  );
}

type RemovedPages = Readonly<Record<string, string>>;

/**
 * Merges redirects from removed pages with `added` ones, except for addresses that are pages now.
 *
 * @param pages routes that a change of versions has just created
 */
export function mergeRemovedPageRedirects(
  known: RemovedPages,
  added: ReadonlyMap<string, string>,
  pages: ReadonlySet<string> = new Set(),
): RemovedPages {
  const all = [...Object.entries(known), ...[...added].map(([route, to]) => [removeTrailingSlash(route), to] as const)];
  return Object.fromEntries(all.filter(([from]) => !pages.has(from) && !pages.has(`${from}/`)));
}

/** Removes anchors to rows of the migration table that no longer exist. */
export function removeRowAnchors(known: RemovedPages, routes: Iterable<string>): RemovedPages {
  const rows = new Set([...routes].map((route) => `${CHANGES_PAGE}#${getChangesAnchor(route)}`));
  return Object.fromEntries(Object.entries(known).map(([from, to]) => [from, rows.has(to) ? CHANGES_PAGE : to]));
}

/** Updates the file with redirects from removed pages. */
export function updateRemovedPages(update: (known: RemovedPages) => RemovedPages): void {
  const known = JSON.parse(readFileSync(REMOVED_FILE, 'utf8')) as RemovedPages;
  writeFileSync(REMOVED_FILE, `${JSON.stringify(update(known), null, 2)}\n`);
}
