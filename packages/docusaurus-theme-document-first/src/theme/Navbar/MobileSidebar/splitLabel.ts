/** Splits the symbols that a label begins with from its words, like the arrow of "← Back to main menu". */
export function splitLabel(label: string): [symbols: string, words: string] {
  const start = Math.max(label.search(/[\p{L}\p{N}]/u), 0);
  return [label.slice(0, start), label.slice(start)];
}
