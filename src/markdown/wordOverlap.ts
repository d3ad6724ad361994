function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
}

/**
 * How alike two texts are, from 0 to 1: the words they share, counted as often as both have them, among all of theirs
 * (the coefficient of Sørensen and Dice). Unlike an edit distance, it does not mind sentences that moved.
 */
export function wordOverlap(a: readonly string[], b: readonly string[]): number {
  const counts = countWords(b);
  const shared = [...countWords(a)].reduce((sum, [word, count]) => sum + Math.min(count, counts.get(word) ?? 0), 0);
  return (2 * shared) / Math.max(a.length + b.length, 1);
}
