import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

function run(command: string, args: readonly string[], cwd?: string): void {
  const {status} = spawnSync(command, args, {cwd, stdio: 'inherit'});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/**
 * The folder of the build to compare with: the given folder, or a build of the given commit, made beside the
 * working tree with the same packages.
 */
export function buildBase(base: string): string {
  if (existsSync(join(base, 'index.html'))) return resolve(base);
  const tree = join(mkdtempSync(join(tmpdir(), 'visual-base-')), 'tree');
  run('git', ['worktree', 'add', '--detach', tree, base]);
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  run('npm', ['run', 'build'], tree);
  process.on('exit', () => spawnSync('git', ['worktree', 'remove', '--force', tree]));
  return join(tree, 'build');
}
