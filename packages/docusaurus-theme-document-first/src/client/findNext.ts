/**
 * Returns the list item that an arrow key, Home or End moves to, wrapping around; `undefined` for other keys.
 *
 * @param at index of the current item, or −1 for none
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
