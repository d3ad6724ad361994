import {dirname, join, relative} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {HistoryProblem} from './git';
import type {Day} from './createHistory';
import type {SiteHistory} from './vcs';

const WARNINGS: Readonly<Record<HistoryProblem, string>> = {
  'no repository': 'is not part of a git repository',
  'no commits': 'is part of a git repository without commits',
  'shallow clone': 'is part of a shallow clone (git fetch --unshallow completes it)',
  'not trusted': 'belongs to another user, so git does not read it (git config --global --add safe.directory <folder>)',
  'no git': 'cannot be read, because the program git was not found',
};

/** Returns the days of every page by its source, or why there are none. Warns about pages without a history. */
export function getPageHistories(
  siteDir: string,
  history: SiteHistory,
  docs: readonly LoadedContent[],
): {readonly known: ReadonlyMap<string, readonly Day[]>; readonly problem: HistoryProblem | null} {
  const sources = docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  const problems = new Map<HistoryProblem, string>();
  const known = new Map<string, readonly Day[]>();
  for (const {source} of sources) {
    const file = join(siteDir, source.replace('@site/', ''));
    const {days, problem} = history.read(file);
    known.set(source, days);
    if (problem && !problems.has(problem)) problems.set(problem, dirname(relative(process.cwd(), file)));
  }
  const isEmpty = [...known.values()].every((days) => days.length === 0);
  if (isEmpty && problems.size === 0) problems.set('no repository', relative(process.cwd(), siteDir) || 'This folder');
  for (const [problem, folder] of problems)
    console.warn(
      `[warning] ${folder} ${WARNINGS[problem]}, so nothing is known about the history of its pages. The build leaves them out of the dates, the feeds and the list of changes.`,
    );
  return {known, problem: isEmpty ? ([...problems.keys()][0] ?? null) : null};
}
