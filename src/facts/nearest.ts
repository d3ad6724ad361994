/** Edit distance between two words: insertions, deletions and changes. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, change));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** How unlike two dotted names are: by the whole name, or by the key where only the group is wrong. */
function unlikeness(wanted: string, candidate: string): number {
  const [a, b] = [wanted.toLowerCase(), candidate.toLowerCase()];
  const keys = editDistance(lastPart(a), lastPart(b)) + 0.5;
  const contained = lastPart(b).includes(lastPart(a)) && lastPart(a).length > 3 ? 2.5 : Infinity;
  return Math.min(editDistance(a, b), keys, contained);
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
