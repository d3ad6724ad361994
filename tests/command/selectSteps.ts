import type {Step} from './step';

/**
 * The steps of the given names, in the order of the table; all that are not left to be named, where none is given.
 *
 * @throws when there is neither a step nor a group of a name
 */
export function selectByName(
  names: readonly string[],
  steps: readonly Step[],
  groups: Readonly<Record<string, readonly string[]>>,
): Step[] {
  if (names.length === 0) return steps.filter(({onlyByName}) => !onlyByName);
  const known = new Set([...steps.map(({name}) => name), ...Object.keys(groups)]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`there is no check called ${unknown.join(', ')}; the checks are: ${[...known].join(', ')}`);
  }
  const wanted = new Set(names.flatMap((name) => groups[name] ?? [name]));
  return steps.filter(({name}) => wanted.has(name));
}

/** Adds the steps that the chosen ones come after: a changed source needs a new build. */
export function withPrerequisites(chosen: readonly Step[], steps: readonly Step[]): Step[] {
  const needed = new Set(chosen.flatMap(({name, after = []}) => [name, ...after]));
  return steps.filter(({name}) => needed.has(name));
}
