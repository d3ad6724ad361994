import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join, relative, resolve} from 'node:path';
import {PICTURES_FILE} from '../src/config/pictures';

const FOLDERS = ['docs', 'versioned_docs', 'i18n'];

/**
 * Returns the paths of all pages, or of those in the given files and folders.
 *
 * @throws if a file or folder doesn't exist, or doesn't contain a page
 */
export function getPageFiles(targets: readonly string[] = [], root = '.'): string[] {
  const wanted = targets.length > 0 ? targets : FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const pages = wanted.flatMap((target) => {
    const path = resolve(root, target);
    if (!existsSync(path)) throw new Error(`there is no "${target}"; name a page or a folder, such as docs/limits`);
    if (statSync(path).isFile()) return [path];
    const found = readdirSync(path, {recursive: true, encoding: 'utf8'}).filter((name) => /\.mdx?$/.test(name));
    // The folder of a language can contain interface words only.
    if (found.length === 0 && targets.length > 0 && !target.startsWith('i18n'))
      throw new Error(`there is no page in "${target}"`);
    return found.map((name) => join(path, name));
  });
  return [...new Set(pages.map((path) => relative(root, path)))].sort();
}

/** A page with its source. */
export type SourcePage = {readonly path: string; readonly source: string};

/** Reads the sources of all pages. */
export const readSourcePages = (): SourcePage[] =>
  getPageFiles().map((path) => ({path, source: readFileSync(path, 'utf8')}));

/** Lists the files in those of the given folders that exist. */
export const listFiles = (folders: readonly string[]): string[] =>
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => join(folder, name)));

/** Returns the paths of all picture files. */
export const getPictureDescriptionFiles = (): string[] =>
  listFiles(FOLDERS).filter((path) => basename(path) === PICTURES_FILE);

/** Branches to compare with, in order of preference. */
const BASES = ['origin/main', 'main'];

function readGitLines(...args: readonly string[]): string[] {
  // Don't escape names with non-ASCII letters.
  const output = execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: Infinity,
  });
  return output.split('\n').filter(Boolean);
}

/** Finds the merge base with the main branch; `undefined` in a clone without it. */
function findBranchStart(): string | undefined {
  const base = readGitLines('branch', '--all', '--format=%(refname:lstrip=2)').find((name) => BASES.includes(name));
  return base && readGitLines('merge-base', 'HEAD', base)[0];
}

/**
 * Returns the files that differ from the merge base with the main branch, including uncommitted and new ones.
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

/** Parses the added and changed lines of each file from a diff without context. */
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
 * Creates a function that tells if a line differs from the merge base with the main branch. In new files and in a clone
 * without the main branch, all lines do.
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
