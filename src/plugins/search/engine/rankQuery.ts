import {STOPWORDS} from '../text/stopwords';
import {expandWord, isUsual, joinWords, splitWord, type ExpandedWord} from './expandWord';
import {otherReadings, synonymsOf} from './findSynonyms';
import {createHeadingBonus} from './headingBonus';
import type {Outline} from './outline';
import {parseQuery, type QueryWord} from './parseQuery';
import {joinRankings, rankPages, type PageRanking} from './rankPages';
import {scoreSections} from './scoreSections';
import type {Scratch} from './scratch';
import type {TermSource} from './termSource';

/** Pages that hold something of a query, best first, and the terms it was found by. */
export type Ranking = PageRanking & {readonly terms: ReadonlySet<string>};

/** A word still being typed that is long enough to be two. */
const LONG = 7;

/** A word in more sections than this is surely meant as it is. */
const RARE = 3;

/** The same query with each rare word of two known halves read as two words; `null` where there is none. */
function splitReading(words: readonly QueryWord[], source: TermSource): QueryWord[] | null {
  const split = words.flatMap((word) => {
    if (word.identifier || (word.open && word.raw.length < LONG)) return [word];
    return (isUsual(source, word, RARE) ? null : splitWord(source, word)) ?? [word];
  });
  return split.length > words.length ? split : null;
}

/** Words whose terms are kept. */
const MOST_KEPT = 32;

/** Expands words. Readings of a query share most of theirs, and so do a query and the next one, a letter longer. */
function createExpander(source: TermSource): (word: QueryWord) => ExpandedWord {
  const known = new Map<string, ExpandedWord['terms']>();
  return (word) => {
    const key = JSON.stringify([word.raw, word.stem, word.identifier, word.open]);
    const kept = known.get(key);
    if (kept) return {word, terms: kept};
    const expanded = expandWord(source, word, synonymsOf(word));
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, expanded.terms);
    return expanded;
  };
}

function expandAll(
  words: readonly QueryWord[],
  source: TermSource,
  expand: (word: QueryWord) => ExpandedWord,
): ExpandedWord[] {
  const whole = words.map(expand);
  return whole.map((expanded, at) => {
    const next = whole[at + 1];
    const before = whole[at - 1];
    const joined = [
      ...(next ? joinWords(source, expanded.word, next.word) : []),
      ...(before ? joinWords(source, before.word, expanded.word) : []),
    ];
    return joined.length > 0 ? {...expanded, terms: [...expanded.terms, ...joined]} : expanded;
  });
}

/** Words whose terms have to be at hand: the words, their synonyms, and two that stand side by side. */
function wordsNeeded(words: readonly QueryWord[]): string[] {
  return words.flatMap((word) => [word.raw, word.stem, ...synonymsOf(word)]);
}

/** A word that is nowhere in the index must not pull down pages that hold all the others. */
function dropUnknown(words: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const known = words.filter(({terms}) => terms.length > 0);
  return known.length > 0 ? known : words;
}

/** Terms of all words; small words of a synonym, such as those of "out of memory", stand everywhere and tell nothing. */
function termsToMark(expanded: readonly ExpandedWord[], typed: readonly QueryWord[]): Set<string> {
  const telling = expanded.filter(({word}) => typed.includes(word) || !STOPWORDS.has(word.raw));
  return new Set(telling.flatMap(({terms}) => terms.map(({term}) => term)));
}

/** Ranks the pages for a query, in every reading of it. */
export type RankQuery = (query: string) => Promise<Ranking>;

/** Makes what ranks the pages by the terms of one source. */
export function createRanker(source: TermSource, outline: Outline, scratch: Scratch): RankQuery {
  const expand = createExpander(source);

  function rankReading(reading: readonly QueryWord[], words: readonly ExpandedWord[]): PageRanking {
    const scores = scoreSections(words, source, outline, scratch);
    const ranking = rankPages(scores, createHeadingBonus(reading, words, source), outline);
    scratch.release();
    return ranking;
  }

  return async (query) => {
    const words = parseQuery(query);
    const others = otherReadings(words);
    await source.prepareWords([words, ...others].flatMap(wordsNeeded));
    const split = splitReading(words, source);
    const splits = split ? [split, ...otherReadings(split)] : [];
    await source.prepareWords(splits.flatMap(wordsNeeded));
    const readings = [words, ...splits, ...others];
    const expanded = readings.map((reading) => dropUnknown(expandAll(reading, source, expand)));
    await source.preparePlaces(expanded.flat().flatMap(({terms}) => terms.map(({id}) => id)));
    const rankings = readings.map((reading, at) => rankReading(reading, expanded[at] ?? []));
    return {...joinRankings(rankings), terms: termsToMark(expanded.flat(), words)};
  };
}
