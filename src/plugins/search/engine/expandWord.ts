import {stem} from '../text/stem';
import {findCompletions, findExact, findMisspelt, findPrefixed, type FoundTerm} from './findTerms';
import type {QueryWord} from './parseQuery';
import type {TermSource} from './termSource';

/** A word of the query with all terms that stand for it. */
export type ExpandedWord = {
  readonly word: QueryWord;
  readonly terms: readonly FoundTerm[];
};

const EXACT_BONUS = 1.15;
const SYNONYM_QUALITY = 0.6;
const SPLIT_QUALITY = 0.9;
const MIN_HALF = 3;

/** Keeps each term once, at its best quality. */
function keepBestOfEach(terms: readonly FoundTerm[]): FoundTerm[] {
  const best = new Map<number, FoundTerm>();
  for (const term of terms) {
    const known = best.get(term.id);
    if (!known || known.quality < term.quality) best.set(term.id, term);
  }
  return [...best.values()];
}

function findSelf(source: TermSource, {raw, stem: stemmed, identifier}: QueryWord): FoundTerm[] {
  const exact = source
    .rangesFor(raw)
    .flatMap((range) => findExact(range, raw, identifier || raw !== stemmed ? EXACT_BONUS : 1));
  if (identifier || raw === stemmed) return exact;
  return [...exact, ...source.rangesFor(stemmed).flatMap((range) => findExact(range, stemmed))];
}

/** What a word may become while it is still being typed. */
function findGrown(source: TermSource, {raw, open}: QueryWord): FoundTerm[] {
  if (!open) return [];
  return source
    .rangesFor(raw)
    .flatMap((range) => [...findPrefixed(range, raw, source.mostPrefixes), ...findCompletions(range, raw)]);
}

/** Whether the index knows a word, itself or what it grows into, in more than `rare` sections. */
export function isUsual(source: TermSource, word: QueryWord, rare: number): boolean {
  const self = findSelf(source, word);
  return self.length > 0 && [...self, ...findGrown(source, word)].some(({count}) => count > rare);
}

/** Lists the terms of the index that stand for a word: itself, what it may become, what it may have meant. */
export function expandWord(source: TermSource, word: QueryWord, synonyms: readonly string[]): ExpandedWord {
  const self = findSelf(source, word);
  const ranges = source.rangesFor(word.raw);
  const similar = synonyms.flatMap((raw) =>
    source.rangesFor(raw).flatMap((range) => findExact(range, stem(raw), SYNONYM_QUALITY)),
  );
  const sure = [...self, ...findGrown(source, word), ...similar];
  const terms = sure.length > 0 ? sure : ranges.flatMap((range) => findMisspelt(range, word.raw, word.open));
  return {word, terms: keepBestOfEach(terms)};
}

/** Reads `datastore` as `data store` where the index knows both halves. */
export function splitWord(source: TermSource, word: QueryWord): QueryWord[] | null {
  const {raw} = word;
  for (let at = raw.length - MIN_HALF; at >= MIN_HALF; at -= 1) {
    const halves = [raw.slice(0, at), raw.slice(at)];
    const both = halves.every((half) =>
      source.rangesFor(half).some((range) => findExact(range, stem(half)).length > 0),
    );
    if (both) {
      return halves.map((half) => ({
        ...word,
        raw: half,
        stem: stem(half),
        open: false,
        share: word.share * SPLIT_QUALITY,
      }));
    }
  }
  return null;
}

/** Reads `web hook` as `webhook` too where the index knows it. */
export function joinWords(source: TermSource, left: QueryWord, right: QueryWord): FoundTerm[] {
  if (left.identifier || right.identifier) return [];
  const joined = left.raw + right.raw;
  return source.rangesFor(joined).flatMap((range) => findExact(range, stem(joined)));
}
