import {spawnSync} from 'node:child_process';
import type {Budgets} from './compareBudgets';

const git = (...args: string[]): string | undefined => {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
};

/** The budgets as the main branch has them, or as the last commit had them on the main branch itself; none without history. */
export function readEarlierBudgets(file: string): Budgets | undefined {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].filter(
    (name) => (git('rev-parse', '--verify', '--quiet', name) ?? head) !== head,
  );
  for (const base of [...bases, 'HEAD^']) {
    const text = git('show', `${base}:${file}`);
    if (text) return JSON.parse(text) as Budgets;
  }
  return undefined;
}
