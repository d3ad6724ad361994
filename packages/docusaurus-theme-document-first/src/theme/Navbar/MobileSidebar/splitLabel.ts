/**
 * Splits the symbols that a label begins with, like the arrow of "← Back to main menu", from its words. Languages use
 * different symbols, or none. A label without words isn't split.
 */
export function splitLabel(label: string): [symbols: string, words: string] {
  const start = Math.max(label.search(/[\p{L}\p{N}]/u), 0);
  return [label.slice(0, start), label.slice(start)];
}
