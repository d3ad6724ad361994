import {execFileSync} from 'node:child_process';

/** What the work is compared with: the first of these that this clone has. */
const BASES = ['origin/main', 'main'];

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return output.split('\n').filter(Boolean);
}

/**
 * Files that differ from where this branch left the main one: committed, not committed, and new ones.
 *
 * @throws in a clone without the main branch
 */
export function listChangedFiles(): string[] {
  const base = git('branch', '--all', '--format=%(refname:lstrip=2)').find((name) => BASES.includes(name));
  const [start] = base ? git('merge-base', 'HEAD', base) : [];
  if (!start)
    throw new Error(`changed files are those that differ from ${BASES.join(' or ')}, and this clone has neither`);
  return [...git('diff', '--name-only', '--no-renames', start), ...git('ls-files', '--others', '--exclude-standard')];
}
