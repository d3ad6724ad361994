import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {REMOVED_FILE} from '../../src/config/redirects';
import {getSidebarFile, type Version} from '../../src/config/versions';

/** The names of the versions, from the root of the project; `versions.json` beside it lists those that were cut. */
export const VERSIONS_FILE = 'src/facts/currentVersion.json';

/** Formats files that a program has written, as the check `format` expects it. */
export function formatFiles(files: readonly string[]): void {
  spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', ...files], {stdio: 'inherit'});
}

/** Writes the names of the versions on lines of their own, which Prettier leaves as they are. */
export function formatVersions(data: object): string {
  const lines = Object.entries(data).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Changes a file, and gives back its path if that made a difference. */
export function rewriteFile(file: string, change: (source: string) => string): string[] {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) return [];
  writeFileSync(file, changed);
  return [file];
}

/** The files of a version: its pages, its sidebar and their translations. */
export function getVersionFiles(version: Version): string[] {
  const locales = existsSync('i18n') ? readdirSync('i18n') : [];
  const name = version.docusaurusName === 'current' ? 'current' : `version-${version.docusaurusName}`;
  const translated = locales.flatMap((locale) =>
    ['', '.json'].map((end) => `i18n/${locale}/docusaurus-plugin-content-docs/${name}${end}`),
  );
  return [version.folder, getSidebarFile(version), ...translated].filter((path) => existsSync(path));
}

/** Where texts link to pages of versions. */
export const TEXTS = ['docs', 'versioned_docs', 'i18n', 'src/facts', 'src/outputs/agent-files'];

/** The texts in files and folders: pages, data and sidebars. */
export function getTextFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (statSync(path).isFile()) return [path];
    return readdirSync(path, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:mdx?|ya?ml|txt)$/.test(name) && !name.endsWith('README.md'))
      .map((name) => join(path, name));
  });
}

/** Code blocks, which aren't changed, and the addresses of links: in Markdown, in attributes and in sidebars. */
const CODE_OR_ADDRESS =
  /^ *(`{3,})[^`\n]*\n[\s\S]*?^ *\1|(?<before>\]\(|^\[[^\]\n]+\]: |\b(?:to|href)=\{?["']|"href": ")(?<address>\/[^\s()"']*)/gm;

/**
 * Moves links to pages that get another address; a heading or query stays.
 *
 * @param moved the new route of each page by its former one
 */
export function moveLinks(source: string, moved: ReadonlyMap<string, string>): string {
  return source.replaceAll(CODE_OR_ADDRESS, (all, ...rest) => {
    const {before, address = ''} = rest.at(-1) as {before?: string; address?: string};
    const [route = ''] = address.split(/[?#]/, 1);
    const to = moved.get(route);
    return before === undefined || to === undefined ? all : before + to + address.slice(route.length);
  });
}

type Removed = Readonly<Record<string, string>>;

const removeSlash = (route: string): string => route.replace(/\/$/, '');

/**
 * The addresses that lead to other pages: those that were known and `added` ones, without those that are pages now.
 *
 * @param pages routes that a change of versions has just created
 */
export function mergeRemovedPages(
  known: Removed,
  added: ReadonlyMap<string, string>,
  pages: ReadonlySet<string> = new Set(),
): Removed {
  const all = [...Object.entries(known), ...[...added].map(([route, to]) => [removeSlash(route), to] as const)];
  return Object.fromEntries(all.filter(([from]) => !pages.has(from) && !pages.has(`${from}/`)));
}

/** Updates the redirects from addresses at which versions have no page any more. */
export function updateRemovedPages(added: ReadonlyMap<string, string>, pages?: ReadonlySet<string>): void {
  const known = JSON.parse(readFileSync(REMOVED_FILE, 'utf8')) as Removed;
  writeFileSync(REMOVED_FILE, `${JSON.stringify(mergeRemovedPages(known, added, pages), null, 2)}\n`);
}
