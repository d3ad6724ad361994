import {distance} from 'fastest-levenshtein';

function getLastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Whether two adjacent letters are swapped, as in `mneu`. */
const hasSwappedLetters = (wanted: string, candidate: string): boolean =>
  wanted.length === candidate.length &&
  Array.from({length: wanted.length - 1}).some(
    (_, at) => wanted.slice(0, at) + wanted.charAt(at + 1) + wanted.charAt(at) + wanted.slice(at + 2) === candidate,
  );

/** Counts wrong letters; `Infinity` if at least half of them are wrong. */
function countWrongLetters(wanted: string, candidate: string): number {
  const wrong = hasSwappedLetters(wanted, candidate) ? 1 : distance(wanted, candidate);
  return wrong < Math.max(2, wanted.length / 2) ? wrong : Infinity;
}

/** Returns the distance between two dotted names, or between their keys if only the group is wrong. */
function getNameDistance(wanted: string, candidate: string): number {
  const [a, b] = [wanted.toLowerCase(), candidate.toLowerCase()];
  const keys = countWrongLetters(getLastPart(a), getLastPart(b)) + 0.5;
  const contained = getLastPart(b).includes(getLastPart(a)) && getLastPart(a).length > 3 ? 2.5 : Infinity;
  return Math.min(countWrongLetters(a, b), keys, contained);
}

/** Returns the most similar names, best first. */
export function findNearestNames(wanted: string, names: readonly string[], count = 3): string[] {
  return names
    .map((name) => ({name, score: getNameDistance(wanted, name)}))
    .filter(({score}) => score <= Math.max(3, wanted.length / 3))
    .sort((a, b) => a.score - b.score || a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({name}) => name);
}

/**
 * Formats a suggestion of similar names for a message, with a trailing space; empty if none is similar.
 *
 * @param write formats a name, in quotation marks by default
 */
export function formatSuggestion(
  wanted: string,
  allowed: readonly string[],
  write = (name: string) => `"${name}"`,
): string {
  const [nearest] = findNearestNames(wanted, allowed, 1);
  return nearest === undefined ? '' : `did you mean ${write(nearest)}? `;
}
