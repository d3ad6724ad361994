/**
 * `npm run visual -- --base main`: pictures of the build compared with those of another one, by Playwright.
 * The base is a commit, which is built, or the folder of a build. A tool for reviewers, no gate.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';

const REPORT = 'test-results/visual/report/index.html';

function run(command: string, args: readonly string[], options: {cwd?: string; env?: NodeJS.ProcessEnv} = {}): boolean {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, {...options, stdio: 'inherit', shell}).status === 0;
}

/** The folder of the build to compare with; a commit is built beside the working tree with the same packages. */
function findBase(base: string): string {
  if (existsSync(join(base, 'index.html'))) return resolve(base);
  const tree = join(mkdtempSync(join(tmpdir(), 'visual-base-')), 'tree');
  process.on('exit', () => run('git', ['worktree', 'remove', '--force', tree]));
  if (!run('git', ['worktree', 'add', '--detach', tree, base])) throw new Error(`${base} is no commit and no build`);
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  if (!run('npm', ['run', 'build'], {cwd: tree})) throw new Error(`the build of ${base} failed`);
  return join(tree, 'build');
}

/** Opens every view of a build; the first time to keep its pictures, then to compare with them. */
function look(build: string, ...args: readonly string[]): boolean {
  const env = {...process.env, VISUAL_BUILD: build};
  return run('npx', ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts', ...args], {env});
}

const {base} = parseArgs({options: {base: {type: 'string'}}}).values;
if (!base) throw new Error('say what to compare with: npm run visual -- --base main, or --base <folder of a build>');
if (!look(findBase(base), '--update-snapshots=all')) throw new Error('not all pictures of the base could be taken');
console.log(look('build') ? 'Every view is as before.' : `Some views differ: open ${REPORT}`);
