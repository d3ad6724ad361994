/** Consecutive sorted terms with their numbers. */
export type TermRange = {
  readonly first: number;
  readonly terms: readonly string[];
  readonly counts: readonly number[];
};

/** Sections that hold one term, unpacked. */
export type Places = {
  readonly sections: Int32Array;
  /** Impact from 0 to 7, plus 8 where the term stands in the heading. */
  readonly codes: Uint8Array;
};

/** Where terms and their places come from: the first tier alone, or the files of the second. */
export type TermSource = {
  /** Makes the terms that begin as these words do ready. */
  readonly prepareWords: (words: readonly string[]) => Promise<void>;
  /** Terms in which a word, its prefixes and misspellings are looked for; prepared before. */
  readonly rangesFor: (word: string) => readonly TermRange[];
  readonly preparePlaces: (terms: readonly number[]) => Promise<void>;
  readonly placesOf: (term: number) => Places;
};

/** Index of the first item that is not below `value`. */
export function lowerBound<T extends string | number>(items: readonly T[], value: T): number {
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
