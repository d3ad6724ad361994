/**
 * `npm run mutate:behaviours`: breaks behaviours of the last commit one after another, in a tree of their own,
 * and sees whether exactly the tests fail that should.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {rounds, type Break} from './breaks';
import {judgeBreak, listFailures} from './judgeBreak';

/** A second working tree with the same packages, which goes when this program ends. */
function makeTree(): string {
  const tree = join(mkdtempSync(join(tmpdir(), 'broken-')), 'tree');
  const {status} = spawnSync('git', ['worktree', 'add', '--detach', tree, 'HEAD'], {stdio: 'inherit'});
  if (status !== 0) throw new Error('git could not make a second working tree');
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  process.on('exit', () => spawnSync('git', ['worktree', 'remove', '--force', tree]));
  return tree;
}

function npmRun(tree: string, script: string, args: readonly string[]): {failed: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return {failed: status !== 0, output: stdout + stderr};
}

/** Replaces a text of a file, which has to hold it once, and returns what was there. */
function breakFile(tree: string, {file, text, replacement}: Break): void {
  const path = join(tree, file);
  const parts = readFileSync(path, 'utf8').split(text);
  if (parts.length !== 2)
    throw new Error(`${file} has to hold ${JSON.stringify(text)} once, not ${parts.length - 1} times`);
  writeFileSync(path, parts.join(replacement));
}

function runBreak(tree: string, broken: Break): boolean {
  const [script = '', ...args] = broken.command;
  const {failed, output} = npmRun(tree, script, args);
  const verdict = judgeBreak(broken, failed ? listFailures(output) : []);
  console.log(`${verdict.isNoticed ? 'ok  ' : 'FAIL'} ${broken.behaviour}: ${verdict.why}`);
  return verdict.isNoticed;
}

function runRound(tree: string, round: readonly Break[]): boolean[] {
  spawnSync('git', ['checkout', '--quiet', '.'], {cwd: tree});
  for (const broken of round) breakFile(tree, broken);
  if (round.some(({command}) => command[0] === 'browser')) {
    const {failed, output} = npmRun(tree, 'build', []);
    if (failed) throw new Error(`the build of a round failed:\n${output.slice(-2000)}`);
  }
  return round.map((broken) => runBreak(tree, broken));
}

const tree = makeTree();
const noticed = rounds.flatMap((round) => runRound(tree, round));
console.log(`${noticed.filter(Boolean).length} of ${noticed.length} broken behaviours were noticed by the right tests`);
if (noticed.includes(false)) process.exitCode = 1;
