import type {CoreFile, DictionaryFile, PostingsFile} from '../index/format';
import type {LoadFile} from './loadFile';
import {
  createRange,
  FEW_PREFIXES,
  MANY_PREFIXES,
  pieceOf,
  unpackPlaces,
  type Places,
  type TermRange,
  type TermSource,
} from './termSource';

const NO_PLACES: Places = {sections: new Int32Array(), codes: new Uint8Array()};

/** Terms of the whole index; the files are fetched when a query needs them. */
export function createFileSource(core: CoreFile, load: LoadFile): TermSource {
  const starts = core.dictionary.starts.map(String);
  const placeStarts = core.postings.starts.map(Number);
  const ranges = new Map<number, TermRange>();
  const pieces = new Map<number, PostingsFile>();
  const unpacked = new Map<number, Places>();

  async function prepareRange(at: number): Promise<void> {
    const file = core.dictionary.files[at];
    if (ranges.has(at) || file === undefined) return;
    const {first, terms, counts} = await load<DictionaryFile>(file);
    ranges.set(at, createRange(first, terms.split('\n'), counts));
  }

  async function preparePiece(at: number): Promise<void> {
    const file = core.postings.files[at];
    if (pieces.has(at) || file === undefined) return;
    pieces.set(at, await load<PostingsFile>(file));
  }

  function placesOf(term: number): Places {
    const known = unpacked.get(term);
    if (known) return known;
    const piece = pieces.get(pieceOf(placeStarts, term));
    const packed = piece?.lists[term - piece.first];
    if (!packed) return NO_PLACES;
    const places = unpackPlaces(packed);
    unpacked.set(term, places);
    return places;
  }

  const rangeOf = (word: string): number => pieceOf(starts, word.charAt(0));
  return {
    prepareWords: async (words) => {
      await Promise.all([...new Set(words.map(rangeOf))].map(prepareRange));
    },
    rangesFor: (word) => {
      const range = ranges.get(rangeOf(word));
      return range ? [range] : [];
    },
    preparePlaces: async (terms) => {
      await Promise.all([...new Set(terms.map((term) => pieceOf(placeStarts, term)))].map(preparePiece));
    },
    placesOf,
    mostPrefixes: core.prefetch ? MANY_PREFIXES : FEW_PREFIXES,
  };
}
