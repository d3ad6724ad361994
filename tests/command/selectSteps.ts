import {execFileSync} from 'node:child_process';
import {BROKEN_BY, steps, type Step} from './steps';

const OPTIONS = ['--all', '--changed', '--no-install'];
/** What the work is compared with: the first of these that this clone has. */
const BASES = ['origin/main', 'main'];

function git(...args: readonly string[]): string[] {
  const output = execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return output.split('\n').filter(Boolean);
}

/** Files that differ from where this branch left the main one: committed, not committed, and new ones. */
function listChangedFiles(): string[] {
  const base = git('branch', '--all', '--format=%(refname:lstrip=2)').find((name) => BASES.includes(name));
  const [start] = base ? git('merge-base', 'HEAD', base) : [];
  if (!start) throw new Error(`--changed compares with ${BASES.join(' or ')}, and this clone has neither`);
  return [...git('diff', '--name-only', '--no-renames', start), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The names of what some changed files can break; none given means every step. */
export function findBroken(files: readonly string[]): string[] {
  const names = files.map((file) => BROKEN_BY.find(([pattern]) => pattern.test(file))?.[1] ?? []);
  return names.some((some) => some.length === 0) ? [] : names.flat();
}

/**
 * Chooses steps by the words after `npm test --`, in the order of the table.
 *
 * @throws when a word is neither a step nor a group nor an option, or when steps are named beside `--changed`
 */
export function selectSteps(words: readonly string[], changed = listChangedFiles): Step[] {
  const known = new Set([...steps.map(({name}) => name), ...steps.map(({group}) => group), ...OPTIONS]);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0)
    throw new Error(`There is no check called ${unknown.join(', ')}. Give any of: ${[...known].join(', ')}`);
  if (words.includes('--all')) return [...steps];
  let names = words.filter((word) => !OPTIONS.includes(word));
  if (words.includes('--changed')) {
    if (names.length > 0) throw new Error(`--changed chooses the checks: leave out ${names.join(', ')}`);
    const files = changed();
    if (files.length === 0) return [];
    names = findBroken(files);
  }
  return steps.filter(
    ({name, group, onlyByName}) =>
      names.includes(name) || (!onlyByName && (names.length === 0 || names.includes(group))),
  );
}
