import {spawn} from 'node:child_process';

/** Why there is no history: the folder is no checkout, or git left the older commits out. */
export type Gap = 'no repository' | 'shallow clone';

/** Runs a git command and gives what it prints. */
export async function runGit(folder: string, words: readonly string[], input = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', ['-C', folder, ...words], {stdio: 'pipe'});
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

/** Where a folder is in its repository, or why it has no history. */
export async function locate(folder: string): Promise<{readonly prefix: string} | {readonly gap: Gap}> {
  try {
    const answer = await runGit(folder, ['rev-parse', '--is-shallow-repository', '--show-prefix', '--verify', 'HEAD']);
    const [isShallow, prefix = ''] = answer.toString().split('\n');
    // An archive that was unpacked inside a repository is no part of it.
    const isTracked = prefix === '' || (await runGit(folder, ['ls-files', '.'])).length > 0;
    if (!isTracked) return {gap: 'no repository'};
    return isShallow === 'true' ? {gap: 'shallow clone'} : {prefix};
  } catch {
    return {gap: 'no repository'};
  }
}

const LINE_BREAK = 10;

/** Reads contents by their names: `git cat-file` prints a line with name, type and size, the content, a line break. */
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
    if (size !== undefined) texts.set(name, output.subarray(start, end).toString());
    at = size === undefined ? start : end + 1;
  }
  return texts;
}
