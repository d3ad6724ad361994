import {execFileSync} from 'node:child_process';

/** What the work is compared with: the first of these that this clone has. */
const BASES = ['origin/main', 'main'];

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return output.split('\n').filter(Boolean);
}

function findMergeBase(): string | undefined {
  for (const base of BASES) {
    try {
      return git('merge-base', 'HEAD', base)[0];
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Files that differ from where this branch left the main one: committed, not committed, and new ones.
 *
 * @throws when there is no main branch to compare with
 */
export function listChangedFiles(): string[] {
  const base = findMergeBase();
  if (base === undefined) throw new Error(`--changed compares with ${BASES.join(' or ')}, and this clone has neither`);
  const tracked = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
