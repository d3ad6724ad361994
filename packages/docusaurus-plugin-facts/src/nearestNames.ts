import {distance} from 'fastest-levenshtein';

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** How different two dotted names are: by the whole name, or by the key if only the group is wrong. */
function unlikeness(wanted: string, candidate: string): number {
  const [a, b] = [wanted.toLowerCase(), candidate.toLowerCase()];
  const keys = distance(lastPart(a), lastPart(b)) + 0.5;
  const contained = lastPart(b).includes(lastPart(a)) && lastPart(a).length > 3 ? 2.5 : Infinity;
  return Math.min(distance(a, b), keys, contained);
}

/** The few names most like the one given, best first. */
export function nearestNames(wanted: string, names: readonly string[], count = 3): string[] {
  return names
    .map((name) => ({name, score: unlikeness(wanted, name)}))
    .filter(({score}) => score <= Math.max(3, wanted.length / 3))
    .sort((a, b) => a.score - b.score || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({name}) => name);
}
