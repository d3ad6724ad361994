import {spawn} from 'node:child_process';

/**
 * Runs a git command and gives what it prints.
 *
 * @throws when git is missing or refuses the command, with what it said
 */
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
