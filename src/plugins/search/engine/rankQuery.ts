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

/** Expands words of a query; its readings share most of theirs, and each is expanded once. */
function createExpander(source: TermSource): (word: QueryWord) => ExpandedWord {
  const known = new Map<QueryWord, ExpandedWord>();
  return (word) => {
    const expanded = known.get(word) ?? expandWord(source, word, synonymsOf(word));
    known.set(word, expanded);
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

/** Ranks the pages for a query, in every reading of it. */
export async function rankQuery(
  query: string,
  source: TermSource,
  outline: Outline,
  scratch: Scratch,
): Promise<Ranking> {
  const words = parseQuery(query);
  const others = otherReadings(words);
  await source.prepareWords([words, ...others].flatMap(wordsNeeded));
  const split = splitReading(words, source);
  const readings = [words, ...(split ? [split, ...otherReadings(split)] : []), ...others];
  const expand = createExpander(source);
  const expanded = readings.map((reading) => dropUnknown(expandAll(reading, source, expand)));
  await source.preparePlaces(expanded.flat().flatMap(({terms}) => terms.map(({id}) => id)));
  const rankings = expanded.map((reading, at) => {
    const ranking = rankPages(
      scoreSections(reading, source, outline, scratch),
      createHeadingBonus(readings[at] ?? words, reading, source),
      outline,
      scratch,
    );
    scratch.release();
    return ranking;
  });
  const terms = new Set(expanded.flat().flatMap((word) => word.terms.map(({term}) => term)));
  return {...joinRankings(rankings), terms};
}
