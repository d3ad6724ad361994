/** Where a key leads in a list of `count` entries, from the entry `at` (−1: none yet); `undefined` for other keys. */
export function moveBy(key: string, at: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: at <= 0 ? count - 1 : at - 1,
    Home: 0,
    End: count - 1,
  };
  return count > 0 && Object.hasOwn(moves, key) ? moves[key] : undefined;
}
