import {assignSummaries} from './assignSummaries';
import type {Commit} from './commit';
import {parseBlobs} from './parseBlobs';
import {LOG_FORMAT, parseLog, type LoggedCommit} from './parseLog';
import {runGit} from './runGit';

/** Why there is no history: the folder is no checkout, or git left the older commits out. */
export type Gap = 'no repository' | 'shallow clone';

/** The history of some files, or why there is none. */
export type History =
  | {readonly gap: Gap}
  | {
      readonly gap: null;
      /** Commits of the main line, the oldest first. */
      readonly commits: readonly Commit[];
      /** Contents of the files by the names that the commits use. */
      readonly texts: ReadonlyMap<string, string>;
    };

async function findGap(folder: string): Promise<Gap | null> {
  try {
    const answer = await runGit(folder, ['rev-parse', '--is-shallow-repository', '--show-prefix', '--verify', 'HEAD']);
    const [isShallow, prefix] = answer.toString().split('\n');
    // An archive that was unpacked inside another repository has a prefix; that repository's history is not ours.
    if (prefix !== '') return 'no repository';
    return isShallow === 'true' ? 'shallow clone' : null;
  } catch {
    return 'no repository';
  }
}

async function readLog(folder: string, words: readonly string[]): Promise<LoggedCommit[]> {
  const output = await runGit(folder, ['-c', 'core.quotePath=false', 'log', '--reverse', LOG_FORMAT, ...words]);
  return parseLog(output.toString());
}

const RAW = ['--raw', '--no-abbrev', '-M'];

/** Reads every content that the commits of the main line left behind or replaced. */
async function readTexts(folder: string, commits: readonly LoggedCommit[]): Promise<ReadonlyMap<string, string>> {
  const names = new Set(commits.flatMap(({files}) => files.flatMap(({before, after}) => [before, after])));
  names.delete(null);
  return parseBlobs(await runGit(folder, ['cat-file', '--batch'], [...names, ''].join('\n')));
}

/** Reads the history of files as readers saw it: a merge counts as one commit, on the day of the merge. */
export async function readHistory(folder: string, paths: readonly string[]): Promise<History> {
  const gap = await findGap(folder);
  if (gap !== null) return {gap};
  const [mainLine, summarised] = await Promise.all([
    readLog(folder, ['--first-parent', '--diff-merges=first-parent', ...RAW, '--', ...paths]),
    readLog(folder, ['--no-merges', '--grep=^Changes:', ...RAW, '--', ...paths]),
  ]);
  const isSummarised = summarised.length > 0;
  const all = isSummarised ? await readLog(folder, ['--topo-order']) : [];
  const hashes = isSummarised ? (await readLog(folder, ['--first-parent'])).map(({hash}) => hash) : [];
  const summaries = assignSummaries(hashes, all, summarised);
  const commits = mainLine.map(({hash, day, files}) => ({
    hash,
    day,
    files,
    summaries: summaries.get(hash) ?? new Map<string, string[]>(),
  }));
  return {gap: null, commits, texts: await readTexts(folder, mainLine)};
}
