/** Some lines of a block, counted from 1. */
export type LineRange = {readonly from: number; readonly to: number};

/** What `?lines=` says: which lines of which block below the heading of the fragment, and what they were. */
export type LineAddress = LineRange & {
  /** Position among the blocks below the heading, counted from 1. */
  readonly block: number;
  /** `hashLines` of the lines when the link was made; none in a link that was typed. */
  readonly hash?: string;
};

const FORM = /^(\d+)(?:-(\d+))?(?:\.(\d+))?(?:\.([a-z0-9]+))?$/;

/** Reads `3-5.2.k3f9x`: lines 3 to 5 of the second block, with their hash. All but the first line can be left out. */
export function parseLines(text: string): LineAddress | undefined {
  const [, first, last = first, block = '1', hash] = FORM.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)].sort((a, b) => a - b) as [number, number];
  if (!(from > 0) || block === '0') return undefined;
  return {from, to, block: Number(block), ...(hash === undefined ? {} : {hash})};
}

/** Writes what `parseLines` reads. */
export function printLines({from, to, block, hash}: LineAddress): string {
  const range = from === to ? `${from}` : `${from}-${to}`;
  return [range, block, hash].filter((part) => part !== undefined).join('.');
}

/** How a reader is told of lines: `line 3`, `lines 3 to 5`. */
export function nameLines({from, to}: LineRange): string {
  return from === to ? `line ${from}` : `lines ${from} to ${to}`;
}

/** A short hash of lines (FNV-1a). It tells that code has changed, so spaces around a line do not count. */
export function hashLines(lines: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of lines.map((line) => line.trim()).join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(5, '0').slice(-5);
}
