/** Edits a word of this length may differ by: 1 from 4 letters, 2 from 8. */
export function allowedEdits(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** Rows of the table that were filled last; made once, because thousands of words are compared for one query. */
let [beforeLast, last, line] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

function makeRoom(columns: number): void {
  if (columns <= last.length) return;
  [beforeLast, last, line] = [new Uint16Array(columns), new Uint16Array(columns), new Uint16Array(columns)];
}

/** Fills one row of the table from the two before it and gives its least value. */
function fillRow(a: string, b: string, row: number, width: number): number {
  const [letter, before] = [a.charCodeAt(row - 1), a.charCodeAt(row - 2)];
  let least = row;
  line[0] = row;
  for (let column = 1; column <= width; column += 1) {
    const other = b.charCodeAt(column - 1);
    let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
    if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && before === other) {
      cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
    }
    line[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
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
  makeRoom(width + 1);
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row, width) > most) return Infinity;
    [beforeLast, last, line] = [last, line, beforeLast];
  }
  const distance = prefix ? Math.min(...last.subarray(0, width + 1)) : (last[b.length] ?? Infinity);
  return distance <= most ? distance : Infinity;
}
