/** Edits a word of this length may differ by: 1 from 4 letters, 2 from 8. */
export function allowedEdits(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * Edits (insert, delete, replace, swap two neighbours) between two words, or `Infinity` above `most`.
 *
 * @param prefix whether the rest of `b` may stand open, as it does behind a word that is still being typed
 */
export function editDistance(a: string, b: string, most: number, prefix = false): number {
  if (a.length - b.length > most) return Infinity;
  if (!prefix && b.length - a.length > most) return Infinity;
  const width = Math.min(b.length, a.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    beforeLast = last;
    last = line;
  }
  const distance = prefix ? Math.min(...last) : (last[b.length] ?? Infinity);
  return distance <= most ? distance : Infinity;
}
