/**
 * The element of a list to which a key leads from the one at a place, round and round; `undefined` for other keys.
 *
 * @param at −1 where none is reached yet
 */
export function findNext<E>(
  key: string,
  list: readonly E[],
  at: number,
  next = 'ArrowDown',
  previous = 'ArrowUp',
): E | undefined {
  const moves: Readonly<Record<string, E | undefined>> = {
    [next]: list[at + 1] ?? list[0],
    [previous]: list.at(Math.max(at, 0) - 1),
    Home: list[0],
    End: list.at(-1),
  };
  return moves[key];
}
