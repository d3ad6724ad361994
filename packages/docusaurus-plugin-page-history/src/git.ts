import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Why there's no history to read. */
export type HistoryProblem = 'no repository' | 'no commits' | 'shallow clone' | 'not trusted' | 'no git';

/**
 * Variables that git sets when running hooks, which would point us at the wrong repository, and the user's pathspec
 * settings.
 */
const INHERITED = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE|PREFIX|\w+_PATHSPECS)$/;

/** Runs a git command and returns its output. Ignores the user's settings, repository and language. */
export function runGit(folder: string, words: readonly string[], input = ''): Buffer {
  const settings = ['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'color.ui=false'];
  const inherited = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
  const env = {...Object.fromEntries(inherited), LC_ALL: 'C'};
  return execFileSync('git', ['-C', folder, ...settings, ...words], {input, env, stdio: 'pipe', maxBuffer: Infinity});
}

/** Returns the root of the nearest repository, worktree or submodule around a folder. */
export function findRepositoryRoot(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findRepositoryRoot(parent);
}

function parseGitError(error: unknown): HistoryProblem {
  const {code, message} = error as {readonly code?: string; readonly message: string};
  if (code === 'ENOENT') return 'no git';
  if (message.includes('dubious ownership')) return 'not trusted';
  return message.includes('Needed a single revision') ? 'no commits' : 'no repository';
}

/** Returns the commit of HEAD; empty if there's none. */
export function getHeadCommit(root: string): string {
  try {
    return runGit(root, ['rev-parse', 'HEAD']).toString();
  } catch {
    return '';
  }
}

/** Returns the reason why the history can't be read, or `null`. */
export function findHistoryProblem(root: string): HistoryProblem | null {
  try {
    const answer = runGit(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
    return answer.toString().startsWith('true') ? 'shallow clone' : null;
  } catch (error) {
    return parseGitError(error);
  }
}

/** Strips the BOM and normalizes line endings and Unicode (NFC). */
const decodeText = (content: Buffer): string =>
  new TextDecoder().decode(content).replace(/\r\n?/g, '\n').normalize('NFC');

const LINE_BREAK = 10;

/** Reads blobs by hash: `git cat-file --batch` prints hash, type and size, then the content and a newline. */
export function readBlobs(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const output = runGit(folder, ['cat-file', '--batch'], [...names, ''].join('\n'));
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length;) {
    const start = output.indexOf(LINE_BREAK, at) + 1;
    if (start === 0) break;
    const [name = '', , size] = output
      .subarray(at, start - 1)
      .toString()
      .split(' ');
    const end = start + Number(size ?? 0);
    if (size !== undefined) texts.set(name, decodeText(output.subarray(start, end)));
    at = size === undefined ? start : end + 1;
  }
  return texts;
}
