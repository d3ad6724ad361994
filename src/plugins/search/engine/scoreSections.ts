import {IN_HEADING} from '../index/format';
import type {ExpandedWord} from './expandWord';
import type {Outline} from './outline';
import {raise, type ScoreTable, type Scratch} from './scratch';
import type {TermSource} from './termSource';
import {WEIGHTS} from './weights';

/** Scores for a query. */
export type Scores = {
  /** Score of the best section of each page. */
  readonly best: ScoreTable;
  /** Score of a section; 0 where it holds no word of the query. */
  readonly scoreOf: (section: number) => number;
  /** How much of the query a page holds, from 0 to 1. */
  readonly coverageOf: (page: number) => number;
};

type WordScores = {
  readonly weight: number;
  readonly bySection: ScoreTable;
  readonly byTitle: ScoreTable;
  readonly byPage: ScoreTable;
};

const MAX_IMPACT = 7;
const LEAST_WEIGHT = 0.2;
/** Most places that are looked at for one word; what it may become counts first where it is common. */
const MOST_PLACES = 12_000;

/** Rare words tell more than common ones; a word the index does not know counts as a common one. */
function weighWord({terms, word}: ExpandedWord, size: number): number {
  const best = terms.reduce((most, {quality}) => Math.max(most, quality), 0);
  const count = terms.filter(({quality}) => quality >= best - 0.2).reduce((most, {count: n}) => Math.max(most, n), 0);
  if (count === 0) return word.share;
  return word.share * Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

/** What a place is worth by its code, for a term that is worth 1. */
function worthOf(top: number): Float64Array {
  return Float64Array.from({length: 2 * IN_HEADING}, (_, code) => {
    const body = ((code % IN_HEADING) / MAX_IMPACT) * WEIGHTS.body;
    return body + (code >= IN_HEADING ? top : 0);
  });
}

const WORTH_OF_SECTION = worthOf(WEIGHTS.heading);
const WORTH_OF_PAGE = worthOf(WEIGHTS.title);

function scoreWord(expanded: ExpandedWord, source: TermSource, outline: Outline, scratch: Scratch): WordScores {
  const {owners, tops} = outline;
  const weight = Math.max(LEAST_WEIGHT, weighWord(expanded, outline.size));
  const [bySection, byTitle, byPage] = [scratch.sections(), scratch.pages(), scratch.pages()];
  let places = 0;
  for (const {id, quality} of [...expanded.terms].sort((a, b) => b.quality - a.quality)) {
    const {sections, codes} = source.placesOf(id);
    places += sections.length;
    if (places > MOST_PLACES) break;
    const worth = weight * quality;
    for (let at = 0; at < sections.length; at += 1) {
      const section = sections[at] ?? 0;
      const code = codes[at] ?? 0;
      const page = owners[section] ?? 0;
      const ofPage = tops[section] === 1;
      raise(bySection, section, worth * ((ofPage ? WORTH_OF_PAGE : WORTH_OF_SECTION)[code] ?? 0));
      raise(byPage, page, quality);
      if (ofPage && code >= IN_HEADING) raise(byTitle, page, worth * WEIGHTS.titleAbove);
    }
  }
  return {weight, bySection, byTitle, byPage};
}

/** Scores a section for all words together: their sum, by the share of the query that is in it. */
function scoreSection(section: number, page: number, words: readonly WordScores[], total: number): number {
  let sum = 0;
  let held = 0;
  let own = 0;
  for (const {weight, bySection, byTitle} of words) {
    const inSection = bySection.values[section] ?? 0;
    const value = Math.max(inSection, byTitle.values[page] ?? 0);
    if (value === 0) continue;
    own += inSection;
    sum += value;
    held += weight;
  }
  return own === 0 ? 0 : (sum / total) * (held / total);
}

/** Scores every section that holds a word of the query. */
export function scoreSections(
  words: readonly ExpandedWord[],
  source: TermSource,
  outline: Outline,
  scratch: Scratch,
): Scores {
  const {owners} = outline;
  const scored = words.map((word) => scoreWord(word, source, outline, scratch));
  const total = scored.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const best = scratch.pages();
  for (const {bySection} of scored) {
    for (const section of bySection.touched) {
      const page = owners[section] ?? 0;
      raise(best, page, scoreSection(section, page, scored, total));
    }
  }
  return {
    best,
    scoreOf: (section) => scoreSection(section, owners[section] ?? 0, scored, total),
    coverageOf: (page) =>
      scored.reduce((sum, {weight, byPage}) => sum + (weight * Math.min(1, byPage.values[page] ?? 0)) / total, 0),
  };
}
