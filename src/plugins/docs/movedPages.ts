import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {BASE_URL, EDIT_BRANCH} from '../../config/addresses';
import {redirects} from '../../config/redirects';
import {removeTrailingSlash} from '../../config/removeTrailingSlash';
import {versions} from '../../config/versions';
import {getRoute} from '../../config/getRoute';

/** File with the list of redirects. */
export const REDIRECTS_FILE = 'src/config/redirects.ts';

/** The main branch on the server or, if it doesn't exist, the local one. */
const BRANCHES = [`origin/${EDIT_BRANCH}`, EDIT_BRANCH];

function runGitOrNull(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26});
  } catch {
    return null;
  }
}

const findMainBranch = (): string | undefined =>
  BRANCHES.find((name) => runGitOrNull('rev-parse', '--verify', '--quiet', name) !== null);

const folders = versions.map(({folder}) => folder);

/**
 * Reads the files of all pages that were ever published on the main branch.
 *
 * @returns `null` without a git history
 */
function readPublishedPages(): readonly string[] | null {
  const branch = findMainBranch();
  if (branch === undefined) return null;
  const options = ['--first-parent', '--diff-merges=first-parent', '--no-renames', '--diff-filter=A'];
  const added = runGitOrNull('log', ...options, '--name-only', '--format=', branch, '--', ...folders);
  return added === null ? null : [...new Set(added.split('\n').filter(Boolean))];
}

/** Finds published pages that are gone without a redirect, and formats the redirect to add. */
export function findMissingRedirectProblems(
  published: readonly string[],
  isFile: (path: string) => boolean,
  moved: readonly {readonly from: string}[] = redirects,
): string[] {
  const froms = new Set(moved.map(({from}) => removeTrailingSlash(from)));
  const line = readFileSync(REDIRECTS_FILE, 'utf8')
    .split('\n')
    .findIndex((text) => text.startsWith('export const redirects'));
  return published.flatMap((file) => {
    const route = getRoute(file);
    if (route === null || isFile(file) || froms.has(removeTrailingSlash(route))) return [];
    return (
      `${REDIRECTS_FILE}:${line + 1}: the page ${route} was published (${file}) and is gone; allowed: a page, or a ` +
      `redirect to where its text is now; add {from: '${removeTrailingSlash(route)}', to: '/new/route/'}`
    );
  });
}

/** Finds missing redirects in this repository; none without a git history. */
export const findMissingRedirects = (): string[] => findMissingRedirectProblems(readPublishedPages() ?? [], existsSync);

/**
 * Files that have their own checks, or mention pages of other sites.
 */
const EXCLUDED_FILES = [
  REDIRECTS_FILE,
  'sidebars.ts',
  'versioned_sidebars',
  'tests/content/questions.json',
  'data',
  'packages',
];

/** Returns a pattern for mentions of a page: its address in quotes, brackets or backticks, or its file. */
function getMentionPattern(file: string, route: string): string {
  const address = `${removeTrailingSlash(route)}/?`.replaceAll('.', String.raw`\.`);
  return `(^|["'\`(]|${removeTrailingSlash(BASE_URL)})${address}($|["'\`)#?])|["'\`]${file.replaceAll('.', String.raw`\.`)}`;
}

/**
 * Formats mentions of a missing page.
 *
 * @param printed output of `git grep -n`
 * @param moved redirects, to suggest the new address
 */
export function formatStaleMentions(
  route: string,
  printed: string,
  moved: readonly {readonly from: string; readonly to: string}[] = redirects,
): string[] {
  const to = moved.find(({from}) => removeTrailingSlash(from) === removeTrailingSlash(route))?.to;
  return printed.split('\n').flatMap((line) => {
    const [place] = /^[^:]+:\d+(?=:)/.exec(line) ?? [];
    return place === undefined
      ? []
      : `${place}: names ${route}, which is gone; allowed: the address of a page; write ${to ?? 'its new one'}`;
  });
}

/** Finds mentions of pages that are on the main branch and that this work has moved or deleted. */
export function findStaleMentions(): string[] {
  const branch = findMainBranch();
  const pages = branch && runGitOrNull('ls-tree', '-r', '--name-only', branch, '--', ...folders);
  const gone = (pages ?? '').split('\n').filter((file) => file !== '' && !existsSync(file));
  return gone.flatMap((file) => {
    const route = getRoute(file);
    if (route === null) return [];
    const paths = EXCLUDED_FILES.map((path) => `:!${path}`);
    const printed = runGitOrNull(
      'grep',
      '--untracked',
      '-nIE',
      '-e',
      getMentionPattern(file, route),
      '--',
      '.',
      ...paths,
    );
    return formatStaleMentions(route, printed ?? '');
  });
}
