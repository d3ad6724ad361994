import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {BASE_URL, EDIT_BRANCH} from '../../config/addresses';
import {redirects} from '../../config/redirects';
import {versions} from '../../config/versions';
import {getRoute} from '../../config/getRoute';

/** The file whose list every moved address is in. */
export const REDIRECTS_FILE = 'src/config/redirects.ts';

const removeSlash = (route: string): string => route.replace(/(?<=.)\/$/, '');

/** The main branch as it is on the server or, without one, here. */
const BRANCHES = [`origin/${EDIT_BRANCH}`, EDIT_BRANCH];

function runGit(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26});
  } catch {
    return null;
  }
}

const findBranch = (): string | undefined =>
  BRANCHES.find((name) => runGit('rev-parse', '--verify', '--quiet', name) !== null);

const folders = versions.map(({folder}) => folder);

/**
 * The files of all pages that the main branch has ever had: what readers may have an address of. Pages that only a
 * branch had do not count.
 *
 * @returns null where there is no history to read, such as in an archive of the sources
 */
function readPublished(): readonly string[] | null {
  const branch = findBranch();
  if (branch === undefined) return null;
  const options = ['--first-parent', '--diff-merges=first-parent', '--no-renames', '--diff-filter=A'];
  const added = runGit('log', ...options, '--name-only', '--format=', branch, '--', ...folders);
  return added === null ? null : [...new Set(added.split('\n').filter(Boolean))];
}

/** Published pages that are gone and whose address leads nowhere, each with what to add to the list of redirects. */
export function getMovedProblems(
  published: readonly string[],
  isFile: (path: string) => boolean,
  moved: readonly {readonly from: string}[] = redirects,
): string[] {
  const froms = new Set(moved.map(({from}) => removeSlash(from)));
  const line = readFileSync(REDIRECTS_FILE, 'utf8')
    .split('\n')
    .findIndex((text) => text.startsWith('export const redirects'));
  return published.flatMap((file) => {
    const route = getRoute(file);
    if (route === null || isFile(file) || froms.has(removeSlash(route))) return [];
    return (
      `${REDIRECTS_FILE}:${line + 1}: the page ${route} was published (${file}) and is gone; allowed: a page, or a ` +
      `redirect to where its text is now; add {from: '${removeSlash(route)}', to: '/new/route/'}`
    );
  });
}

/** The published pages of this repository that are gone without a redirect; none where there is no history. */
export const findMovedPages = (): string[] => getMovedProblems(readPublished() ?? [], existsSync);

/**
 * Files that mention pages in another way and have their own checks, or mention pages of another site: redirects,
 * sidebars, questions and results.
 */
const EXCLUDED_FILES = [
  REDIRECTS_FILE,
  'sidebars.ts',
  'versioned_sidebars',
  'tests/content/questions.json',
  'data',
  'packages',
];

/** What names a page: its address in quotes, brackets or backticks, or its file. */
function getMentionPattern(file: string, route: string): string {
  const address = `${removeSlash(route)}/?`.replaceAll('.', String.raw`\.`);
  return `(^|["'\`(]|${removeSlash(BASE_URL)})${address}($|["'\`)#?])|["'\`]${file.replaceAll('.', String.raw`\.`)}`;
}

/**
 * Where files name a page that is gone, by what `git grep -n` printed of them.
 *
 * @param moved the redirects, which know its new address
 */
export function getMentionProblems(
  route: string,
  printed: string,
  moved: readonly {readonly from: string; readonly to: string}[] = redirects,
): string[] {
  const to = moved.find(({from}) => removeSlash(from) === removeSlash(route))?.to;
  return printed.split('\n').flatMap((line) => {
    const [place] = /^[^:]+:\d+(?=:)/.exec(line) ?? [];
    return place === undefined
      ? []
      : `${place}: names ${route}, which is gone; allowed: the address of a page; write ${to ?? 'its new one'}`;
  });
}

/** Where any file names a page that the main branch has and this work has moved or deleted. */
export function findMentions(): string[] {
  const branch = findBranch();
  const pages = branch && runGit('ls-tree', '-r', '--name-only', branch, '--', ...folders);
  const gone = (pages ?? '').split('\n').filter((file) => file !== '' && !existsSync(file));
  return gone.flatMap((file) => {
    const route = getRoute(file);
    if (route === null) return [];
    const paths = EXCLUDED_FILES.map((path) => `:!${path}`);
    const printed = runGit('grep', '--untracked', '-nIE', '-e', getMentionPattern(file, route), '--', '.', ...paths);
    return getMentionProblems(route, printed ?? '');
  });
}
