/** A file of the index before it has a name. */
export type CutFile<T> = {readonly first: number; readonly items: readonly T[]};

/**
 * Cuts a list into consecutive files.
 *
 * @param sizeOf size of one item
 * @param most size at which the next file begins; one file holds at least one item
 * @param mayBreak whether a file may begin at an item
 */
export function cutFiles<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  most: number,
  mayBreak: (item: T, before: T) => boolean = () => true,
): CutFile<T>[] {
  const files: {first: number; items: T[]}[] = [];
  let size = 0;
  items.forEach((item, index) => {
    const before = items[index - 1];
    const full = size + sizeOf(item) > most && before !== undefined && mayBreak(item, before);
    if (full || files.length === 0) {
      files.push({first: index, items: []});
      size = 0;
    }
    files.at(-1)?.items.push(item);
    size += sizeOf(item);
  });
  return files;
}
