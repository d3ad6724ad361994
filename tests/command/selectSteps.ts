import {listChangedFiles} from '../../tools/listChangedFiles';
import {BROKEN_BY, steps, type Step} from './steps';

const OPTIONS = ['--all', '--changed', '--no-install'];
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
