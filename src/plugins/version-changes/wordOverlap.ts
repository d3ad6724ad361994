/** The words of a text, in lower case. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
}

/**
 * How alike two texts are, from 0 to 1: the words they share, counted as often as both have them, among all of theirs
 * (the coefficient of Sørensen and Dice). Unlike an edit distance, it does not mind sentences that moved.
 */
export function wordOverlap(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [listWords(a), listWords(b)];
  if (left.length + right.length === 0) return 0;
  const counts = countWords(right);
  const shared = [...countWords(left)].reduce((sum, [word, count]) => sum + Math.min(count, counts.get(word) ?? 0), 0);
  return (2 * shared) / (left.length + right.length);
}
