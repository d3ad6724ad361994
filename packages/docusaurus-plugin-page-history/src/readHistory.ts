import {locate, readTexts, runGit, type Gap} from './git';

/** What one commit did to one file. */
export type FileChange = {
  readonly status: 'added' | 'changed' | 'removed' | 'renamed';
  /** Path from the root of the repository. */
  readonly path: string;
  /** Path before a rename. */
  readonly from?: string;
  /** Names of the contents before and after; `null` where there is no file. */
  readonly before: string | null;
  readonly after: string | null;
};

/** One commit of the main line, with everything that a merge brought in. */
export type Commit = {
  readonly hash: string;
  /** Day of the commit in UTC, as `2026-11-20`. */
  readonly day: string;
  readonly files: readonly FileChange[];
  /** What authors say has changed, by the path of the page: trailers of this commit or of what it merges. */
  readonly summaries: ReadonlyMap<string, readonly string[]>;
};

/** The history of the Markdown files, or why there is none. */
export type History =
  | {readonly gap: Gap}
  | {
      readonly gap: null;
      /** Path of the folder from the root of the repository, with a slash at its end; empty for the root itself. */
      readonly prefix: string;
      /** Commits of the main line, the oldest first. */
      readonly commits: readonly Commit[];
      /** Contents of the files by the names that the commits use. */
      readonly texts: ReadonlyMap<string, string>;
    };

type LoggedCommit = {
  readonly hash: string;
  readonly day: string;
  readonly summary: string;
  readonly files: readonly FileChange[];
};

/** Files anywhere in the repository, so that a page is followed from any folder that it was in. */
const MARKDOWN = ['--', '*.md', '*.mdx'];

const [RECORD, FIELD] = ['\x01', '\x02'];

const STATUS: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  M: 'changed',
  T: 'changed',
  D: 'removed',
  R: 'renamed',
};

/** One line of `--raw`: modes, contents before and after, status, path or paths. */
function parseFile(line: string): FileChange[] {
  const [head = '', ...paths] = line.split('\t');
  const [, , before = '', after = '', letter = ''] = head.split(' ');
  const [status, path] = [STATUS[letter.charAt(0)], paths.at(-1)];
  const orNull = (blob: string): string | null => (/^0+$/.test(blob) ? null : blob);
  if (!status || path === undefined) return [];
  return [{status, path, ...(paths.length > 1 && {from: paths[0]}), before: orNull(before), after: orNull(after)}];
}

/** Commits with their Markdown files; `trailer` is the key of the trailer that holds an author's words. */
async function readLog(folder: string, trailer: string, words: readonly string[]): Promise<LoggedCommit[]> {
  const format = `--format=%x01%H%x02%ct%x02%(trailers:key=${trailer},valueonly,unfold,separator=%x20)%x02`;
  const command = ['-c', 'core.quotePath=false', 'log', '--reverse', format, ...words, '--raw', '--no-abbrev', '-M'];
  const output = await runGit(folder, [...command, ...MARKDOWN.map((word) => word.replace('*', ':(top)*'))]);
  return output
    .toString()
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [hash = '', seconds = '0', summary = '', files = ''] = record.split(FIELD);
      const lines = files.split('\n').filter((line) => line.startsWith(':'));
      const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
      return {hash, day, summary: summary.trim(), files: lines.flatMap(parseFile)};
    });
}

/** The commit of the main line that brought each commit in, by their hashes. */
async function readOwners(folder: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await runGit(folder, ['log', '--format=%H %P'])).toString().trim().split('\n');
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

/** What authors say of each page, by the commit of the main line that brought it in. */
async function readSummaries(folder: string, trailer: string): Promise<ReadonlyMap<string, Map<string, string[]>>> {
  const commits = await readLog(folder, trailer, ['--no-merges', `--grep=^${trailer}:`]);
  const owners = commits.length > 0 ? await readOwners(folder) : new Map<string, string>();
  const found = new Map<string, Map<string, string[]>>();
  for (const {hash, summary, files} of commits) {
    const owner = owners.get(hash);
    if (owner === undefined || summary === '') continue;
    const pages = found.get(owner) ?? new Map<string, string[]>();
    for (const {path} of files) pages.set(path, [...(pages.get(path) ?? []), summary]);
    found.set(owner, pages);
  }
  return found;
}

/** What is read of the history, and how authors write for readers. */
export type ReadOptions = {readonly summaryTrailer: string; readonly since?: string};

/** Reads the history of Markdown files as readers saw it: a merge counts as one commit, on the day of the merge. */
export async function readHistory(folder: string, {summaryTrailer, since}: ReadOptions): Promise<History> {
  const place = await locate(folder);
  if ('gap' in place) return place;
  const trailer = summaryTrailer.replace(/:$/, '');
  const recent = since === undefined ? [] : [`--since=${since}T00:00:00Z`];
  const [mainLine, summaries] = await Promise.all([
    readLog(folder, trailer, ['--first-parent', '--diff-merges=first-parent', ...recent]),
    readSummaries(folder, trailer),
  ]);
  const names = new Set(mainLine.flatMap(({files}) => files.flatMap(({before, after}) => [before, after])));
  return {
    gap: null,
    prefix: place.prefix,
    commits: mainLine.map(({hash, day, files}) => ({hash, day, files, summaries: summaries.get(hash) ?? new Map()})),
    texts: await readTexts(
      folder,
      [...names].filter((blob) => blob !== null),
    ),
  };
}
