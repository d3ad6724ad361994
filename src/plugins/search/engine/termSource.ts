/** Consecutive sorted terms with their numbers. */
export type TermRange = {
  readonly first: number;
  readonly terms: readonly string[];
  readonly counts: readonly number[];
  /** Letters of each term as bits, to pass over most terms without a closer look. */
  readonly letters: Int32Array;
};

/** Letters of a word as bits; letters beyond a to z share the last ones. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << ((word.charCodeAt(at) + 7) % 32);
  return bits;
}

/** Makes a range of terms. */
export function createRange(first: number, terms: readonly string[], counts: readonly number[]): TermRange {
  return {first, terms, counts, letters: Int32Array.from(terms, letterBits)};
}

/** Sections that hold one term, unpacked and in order. */
export type Places = {
  readonly sections: Int32Array;
  /** Impact from 0 to 7, plus `IN_HEADING`. */
  readonly codes: Uint8Array;
};

/** Terms that a half-typed word may stand for. */
export const MANY_PREFIXES = 24;
export const FEW_PREFIXES = 6;

/** Where terms and their places come from: the first tier alone, or the files of the second. */
export type TermSource = {
  /** Makes the terms that begin as these words do ready. */
  readonly prepareWords: (words: readonly string[]) => Promise<void>;
  /** Terms in which a word, its prefixes and misspellings are looked for; prepared before. */
  readonly rangesFor: (word: string) => readonly TermRange[];
  readonly preparePlaces: (terms: readonly number[]) => Promise<void>;
  readonly placesOf: (term: number) => Places;
  /** Most terms a half-typed word may stand for: few where every one may cost a file. */
  readonly mostPrefixes: number;
};

/** Index of the first item that is not below `value`. */
export function lowerBound<T extends string | number>(items: ArrayLike<T>, value: T): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle] as T) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the piece that holds `value`, where pieces begin at `starts`. */
export function pieceOf<T extends string | number>(starts: readonly T[], value: T): number {
  const at = lowerBound(starts, value);
  return starts[at] === value ? at : Math.max(0, at - 1);
}

/** Unpacks the places of a term. */
export function unpackPlaces(packed: readonly number[]): Places {
  const sections = new Int32Array(packed.length);
  const codes = new Uint8Array(packed.length);
  let section = 0;
  packed.forEach((value, index) => {
    section += value >>> 4;
    sections[index] = section;
    codes[index] = value & 15;
  });
  return {sections, codes};
}
