/** Where the headings of a page and the window are, in pixels from the top of the page. */
export type Reading = {
  /** Tops of the headings, in the order of the page. */
  readonly tops: readonly number[];
  /** Upper edge of what is being read: below the navbar. */
  readonly line: number;
  /** Whether the page is scrolled to its end. */
  readonly atEnd: boolean;
  /** Position of the heading that the address names, if it is in the window. */
  readonly named: number;
};

/** Position of the last of sorted numbers that is not above `limit`; -1 where all are. */
function lastUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Finds the heading being read: the last one that has passed the line. At the end of the page, where the
 * last headings never reach the line, it is the one that the address names, else the last one.
 */
export function findHeading({tops, line, atEnd, named}: Reading): number {
  const passed = lastUpTo(tops, line);
  if (!atEnd) return passed;
  return named > passed ? named : tops.length - 1;
}
