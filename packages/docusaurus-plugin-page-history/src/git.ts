import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Why there is no history. */
export type Gap = 'no repository' | 'no commits' | 'shallow clone' | 'not trusted' | 'no git';

/** What a hook of git says about its own repository, and how its user writes paths. */
const INHERITED = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE|PREFIX|\w+_PATHSPECS)$/;

/** Runs a git command, without the settings, the repository and the language of its user, and gives what it prints. */
export async function runGit(folder: string, words: readonly string[], input = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settings = ['-c', 'log.showSignature=false', '-c', 'log.showRoot=true', '-c', 'color.ui=false'];
    const inherited = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
    const git = spawn('git', ['-C', folder, ...settings, ...words], {
      stdio: 'pipe',
      env: {...Object.fromEntries(inherited), LC_ALL: 'C'},
    });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    git.stdout.on('data', (part: Buffer) => output.push(part));
    git.stderr.on('data', (part: Buffer) => errors.push(part));
    git.on('error', reject);
    git.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(output));
      else reject(new Error(`git ${words[0]} ended with ${status}: ${Buffer.concat(errors).toString().trim()}`));
    });
    // A git that has ended already closes its input; its status says why.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
  });
}

/** The folder of the nearest repository, worktree or submodule around a folder. */
export function findRoot(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findRoot(parent);
}

function gapOf(error: unknown): Gap {
  const {code, message} = error as {readonly code?: string; readonly message: string};
  if (code === 'ENOENT') return 'no git';
  if (message.includes('dubious ownership')) return 'not trusted';
  return message.includes('Needed a single revision') ? 'no commits' : 'no repository';
}

/** Why the history of a repository cannot be read; `null` if it can. */
export async function findGap(root: string): Promise<Gap | null> {
  try {
    const answer = await runGit(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD']);
    return answer.toString().startsWith('true') ? 'shallow clone' : null;
  } catch (error) {
    return gapOf(error);
  }
}

/** The text of a file, however it is encoded: a change of encoding or of the ends of lines is none for readers. */
function decode(content: Buffer): string {
  const [first, second] = content;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const read = (encoding: string): string => new TextDecoder(encoding, {fatal: encoding === 'utf-8'}).decode(content);
  let text: string;
  try {
    text = read(utf16 ?? 'utf-8');
  } catch {
    text = read('windows-1252');
  }
  return text.replace(/\r\n?/g, '\n').normalize('NFC');
}

const LINE_BREAK = 10;

/** Reads texts by their names: `git cat-file` prints a line with name, type and size, the content, a line break. */
export async function readTexts(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const output = await runGit(folder, ['cat-file', '--batch'], [...names, ''].join('\n'));
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length;) {
    const start = output.indexOf(LINE_BREAK, at) + 1;
    if (start === 0) break;
    const [name = '', , size] = output
      .subarray(at, start - 1)
      .toString()
      .split(' ');
    const end = start + Number(size ?? 0);
    if (size !== undefined) texts.set(name, decode(output.subarray(start, end)));
    at = size === undefined ? start : end + 1;
  }
  return texts;
}
