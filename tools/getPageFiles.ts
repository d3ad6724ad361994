import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join, relative, resolve} from 'node:path';
import {PICTURES_FILE} from '../src/config/pictures';

const FOLDERS = ['docs', 'versioned_docs', 'i18n'];

/**
 * The pages in the given files and folders, or all, as paths from the root of the project.
 *
 * @throws when there is no such file or folder, or no page in it
 */
export function getPageFiles(targets: readonly string[] = [], root = '.'): string[] {
  const wanted = targets.length > 0 ? targets : FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const pages = wanted.flatMap((target) => {
    const path = resolve(root, target);
    if (!existsSync(path)) throw new Error(`there is no "${target}"; name a page or a folder, such as docs/limits`);
    if (statSync(path).isFile()) return [path];
    const found = readdirSync(path, {recursive: true, encoding: 'utf8'}).filter((name) => /\.mdx?$/.test(name));
    // A language begins with the words of the interface, and a site begins with one version.
    if (found.length === 0 && targets.length > 0 && !target.startsWith('i18n'))
      throw new Error(`there is no page in "${target}"`);
    return found.map((name) => join(path, name));
  });
  return [...new Set(pages.map((path) => relative(root, path)))].sort();
}

/** Every page of both versions and its translations as they are written, by path. */
export function readSourcePages(): {readonly path: string; readonly source: string}[] {
  return getPageFiles().map((path) => ({path, source: readFileSync(path, 'utf8')}));
}

/** The files that describe the pictures of pages. */
export function getPictureFiles(): string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => basename(name) === PICTURES_FILE)
      .map((name) => join(folder, name)),
  );
}

/** What the work is compared with: the first of these that this clone has. */
const BASES = ['origin/main', 'main'];

function readGitLines(...args: readonly string[]): string[] {
  // Names as they are, with letters of any script.
  const output = execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: Infinity,
  });
  return output.split('\n').filter(Boolean);
}

/** The commit where this branch left the main one; `undefined` in a clone without it. */
function findBranchStart(): string | undefined {
  const base = readGitLines('branch', '--all', '--format=%(refname:lstrip=2)').find((name) => BASES.includes(name));
  return base && readGitLines('merge-base', 'HEAD', base)[0];
}

/**
 * Files that differ from where this branch left the main one: committed, not committed, and new ones.
 *
 * @throws in a clone without the main branch
 */
export function getChangedFiles(): string[] {
  const start = findBranchStart();
  if (!start)
    throw new Error(`changed files are those that differ from ${BASES.join(' or ')}, and this clone has neither`);
  return [
    ...readGitLines('diff', '--name-only', '--no-renames', start),
    ...readGitLines('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The lines of each file that a comparison without context adds or changes. */
export function parseChangedLines(diff: string): ReadonlyMap<string, ReadonlySet<number>> {
  const changed = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.+?)\t?$/.exec(line)?.[1];
    if (file !== undefined) changed.set(file, (lines = new Set()));
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start !== undefined) for (let at = 0; at < Number(count); at += 1) lines.add(Number(start) + at);
  }
  return changed;
}

/**
 * Finds out which lines differ from where this branch left the main one. A new file has changed as a whole; in a clone
 * without the main branch, everything has.
 */
export function createChangedLineFilter(): (file: string, line: number) => boolean {
  let start: string | undefined;
  try {
    start = findBranchStart();
  } catch {
    // No repository.
  }
  if (start === undefined) return () => true;
  const changed = parseChangedLines(
    readGitLines('diff', '--unified=0', '--no-renames', '--no-ext-diff', start).join('\n'),
  );
  const added = new Set(readGitLines('ls-files', '--others', '--exclude-standard'));
  return (file, line) => added.has(file) || (changed.get(file)?.has(line) ?? false);
}
