import {findHistoryProblem, readBlobs, runGit, type HistoryProblem} from './git';

/** A change to a file in a commit. */
export type FileChange = {
  readonly status: 'added' | 'changed' | 'removed' | 'renamed';
  /** Path from the root of the repository. */
  readonly path: string;
  /** Path before a rename. */
  readonly from?: string;
  /** Blob hashes before and after; `null` if the file doesn't exist. */
  readonly before: string | null;
  readonly after: string | null;
};

/** A commit of the main line (first parents), including everything that it merges. */
export type Commit = {
  readonly hash: string;
  /** ISO date of the commit in UTC: `2026-11-20`. */
  readonly day: string;
  readonly author?: string;
  readonly files: readonly FileChange[];
  /** Authors' summaries by page path, from trailers of this commit or of those that it merges. */
  readonly summaries: ReadonlyMap<string, readonly string[]>;
};

/** The history of a repository's Markdown files, or the reason it's missing. */
export type History = {
  readonly problem: HistoryProblem | null;
  /** Commits of the main line, oldest first. */
  readonly commits: readonly Commit[];
  /** File contents by blob hash. */
  readonly texts: ReadonlyMap<string, string>;
};

type LoggedCommit = {
  readonly hash: string;
  /** Unix time in seconds. */
  readonly time: number;
  readonly author: string;
  readonly summaries: readonly string[];
  readonly files: readonly FileChange[];
};

/** Trailer with an author's summary in a commit message. */
const TRAILER = 'Changes:';

/** Pathspecs that match anywhere in the repository, because pages may have moved. */
const MARKDOWN = ['--', '*.md', '*.mdx'];

const [RECORD, FIELD] = ['\x01', '\x02'];

const STATUS: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  M: 'changed',
  T: 'changed',
  D: 'removed',
  R: 'renamed',
};

/**
 * Parses the output of `--raw -z`. With blob hashes, an entry is `:100644 100644 <old> <new> M\0path\0`, or for a
 * rename `:100644 100644 <old> <new> R100\0from\0path\0`.
 */
function parseRawDiff(entries: string): FileChange[] {
  const files: FileChange[] = [];
  const words = entries.split('\0').map((word) => word.replace(/^\n(?=:)/, ''));
  for (let at = words.findIndex((word) => word.startsWith(':')); at >= 0 && words[at];) {
    const [, , before = '', after = '', letter = ''] = words[at]?.split(' ') ?? [];
    const isRename = /^[RC]/.test(letter);
    const [status, path = ''] = [STATUS[letter.charAt(0)], words[at + (isRename ? 2 : 1)]];
    const parseBlobId = (blob: string): string | null => (/^0+$/.test(blob) ? null : blob);
    if (status)
      files.push({
        status,
        path,
        ...(isRename && {from: words[at + 1]}),
        before: parseBlobId(before),
        after: parseBlobId(after),
      });
    at += isRename ? 3 : 2;
  }
  return files;
}

/**
 * Matches an author's summary: a line that starts with the trailer, with the indented lines that follow. It can be in
 * any paragraph and indented, because merges and squashes nest messages.
 */
const SUMMARY = new RegExp(`^([ \\t]*)${TRAILER}(.*(?:\\n\\1[ \\t]+\\S.*)*)`, 'gm');

function parseSummaries(message: string): string[] {
  const [, ...lines] = message.split(/\r?\n/);
  return [...lines.join('\n').matchAll(SUMMARY)].flatMap(([, , words = '']) => {
    const parts = words.split('\n').map((part) => part.trim());
    return parts.join(' ').trim() || [];
  });
}

/**
 * Reads the commits that changed Markdown files, oldest first.
 *
 * - `--diff-merges=first-parent`: compare a merge with the main line.
 * - `--raw`: list blob hashes instead of diffs.
 * - `--no-abbrev`: print full hashes, because the contents are read by hash.
 * - `-M`: detect renames.
 * - `-z`: separate entries by NUL, so paths aren't quoted.
 */
function readLog(folder: string, words: readonly string[]): LoggedCommit[] {
  const options = ['--reverse', '--encoding=UTF-8', '--diff-merges=first-parent', '--raw', '--no-abbrev', '-M', '-z'];
  const command = ['log', '--format=%x01%H%x02%ct%x02%aN%x02%B%x02', ...options, ...words];
  const output = runGit(folder, [...command, ...MARKDOWN.map((word) => word.replace('*', ':(top)*'))]);
  return output
    .toString()
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [hash = '', seconds = '0', author = '', message = '', files = ''] = record.split(FIELD);
      return {hash, time: Number(seconds), author, summaries: parseSummaries(message), files: parseRawDiff(files)};
    });
}

/**
 * Corrects commit times from wrong clocks: a time in the future, or before the previous commit, is replaced by the
 * previous time.
 */
function normalizeTimes(times: readonly number[], now: number): number[] {
  let last = times.find((time) => time <= now) ?? now;
  return times.map((time) => (last = time > now ? last : Math.max(time, last)));
}

const SECOND = 1000;
const DAY_SECONDS = 86_400;

function readMainLineCommits(folder: string): ReadonlyMap<string, string> {
  const lines = runGit(folder, ['log', '--format=%H %P']).toString().trim().split('\n');
  const parents = new Map(lines.map((line) => line.split(' ')).map(([hash = '', ...others]) => [hash, others]));
  const mainLine: string[] = [];
  for (let hash = lines[0]?.split(' ')[0]; hash !== undefined; hash = parents.get(hash)?.[0]) mainLine.push(hash);
  const owners = new Map<string, string>();
  for (const owner of mainLine.reverse()) {
    const waiting = [owner];
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      if (owners.has(hash)) continue;
      owners.set(hash, owner);
      waiting.push(...(parents.get(hash) ?? []));
    }
  }
  return owners;
}

/** Reads the authors' summaries of each page, by the main-line commit that merged them. */
function readSummaries(folder: string): ReadonlyMap<string, Map<string, string[]>> {
  const commits = readLog(folder, [`--grep=^[[:space:]]*${TRAILER}`]);
  if (commits.length === 0) return new Map();
  const owners = readMainLineCommits(folder);
  const found = new Map<string, Map<string, string[]>>();
  for (const {hash, summaries, files} of commits) {
    const owner = owners.get(hash);
    if (owner === undefined) continue;
    const pages = found.get(owner) ?? new Map<string, string[]>();
    for (const {path} of files) pages.set(path, [...(pages.get(path) ?? []), ...summaries]);
    found.set(owner, pages);
  }
  return found;
}

/**
 * Reads the history of a repository's Markdown files as readers saw it: a merge counts as one commit, on the day of the
 * merge.
 */
export function readHistory(root: string): History {
  const problem = findHistoryProblem(root);
  if (problem) return {problem, commits: [], texts: new Map()};
  const [mainLine, summaries] = [readLog(root, ['--first-parent']), readSummaries(root)];
  const times = normalizeTimes(
    mainLine.map(({time}) => time),
    Date.now() / SECOND + DAY_SECONDS,
  );
  const commits = mainLine.map(({hash, author, files}, at) => {
    const day = new Date((times[at] ?? 0) * SECOND).toISOString().slice(0, 10);
    return {hash, day, author, files, summaries: summaries.get(hash) ?? new Map<string, string[]>()};
  });
  const blobs = commits.flatMap(({files}) => files.flatMap(({before, after}) => [before, after]));
  const names = new Set(blobs.filter((blob) => blob !== null));
  return {problem, commits, texts: readBlobs(root, [...names])};
}
