import type {ExpandedWord} from './expandWord';
import type {Outline} from './outline';
import {add, raise, type ScoreTable, type Scratch} from './scratch';
import type {TermSource} from './termSource';
import {WEIGHTS} from './weights';

/** Scores of the sections, and how much of the query each page holds, from 0 to 1. */
export type Scores = {readonly sections: ScoreTable; readonly coverage: ScoreTable};

type WordScores = {
  readonly weight: number;
  readonly bySection: ScoreTable;
  readonly byTitle: ScoreTable;
  readonly byPage: ScoreTable;
};

const MAX_IMPACT = 7;
const IN_HEADING = 8;
const LEAST_WEIGHT = 0.2;
/** Most places that are looked at for one word; what it may become counts first where it is common. */
const MOST_PLACES = 24_000;

/** Rare words tell more than common ones; a word the index does not know counts as a common one. */
function weighWord({terms, word}: ExpandedWord, size: number): number {
  const best = terms.reduce((most, {quality}) => Math.max(most, quality), 0);
  const count = terms.filter(({quality}) => quality >= best - 0.2).reduce((most, {count: n}) => Math.max(most, n), 0);
  if (count === 0) return word.share;
  return word.share * Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

function scoreWord(expanded: ExpandedWord, source: TermSource, outline: Outline, scratch: Scratch): WordScores {
  const weight = Math.max(LEAST_WEIGHT, weighWord(expanded, outline.size));
  const [bySection, byTitle, byPage] = [scratch.sections(), scratch.pages(), scratch.pages()];
  let places = 0;
  for (const {id, quality} of [...expanded.terms].sort((a, b) => b.quality - a.quality)) {
    const {sections, codes} = source.placesOf(id);
    places += sections.length;
    if (places > MOST_PLACES) break;
    for (let at = 0; at < sections.length; at += 1) {
      const section = sections[at] ?? 0;
      const code = codes[at] ?? 0;
      const heading = code >= IN_HEADING;
      const page = outline.owners[section] ?? 0;
      const isTitle = heading && outline.pages[page]?.first === section;
      const body = ((code % IN_HEADING) / MAX_IMPACT) * WEIGHTS.body;
      const top = isTitle ? WEIGHTS.title : WEIGHTS.heading;
      raise(bySection, section, weight * quality * (body + (heading ? top : 0)));
      raise(byPage, page, quality);
      if (isTitle) raise(byTitle, page, weight * quality * WEIGHTS.titleAbove);
    }
  }
  return {weight, bySection, byTitle, byPage};
}

/** Scores every section that holds a word of the query. */
export function scoreSections(
  words: readonly ExpandedWord[],
  source: TermSource,
  outline: Outline,
  scratch: Scratch,
): Scores {
  const scored = words.map((word) => scoreWord(word, source, outline, scratch));
  const total = scored.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const [sections, coverage] = [scratch.sections(), scratch.pages()];
  for (const {bySection: found} of scored) {
    for (const section of found.touched) {
      if ((sections.values[section] ?? 0) > 0) continue;
      const page = outline.owners[section] ?? 0;
      let [sum, held] = [0, 0];
      for (const {weight, bySection, byTitle} of scored) {
        const value = Math.max(bySection.values[section] ?? 0, byTitle.values[page] ?? 0);
        sum += value;
        if (value > 0) held += weight;
      }
      raise(sections, section, (sum / total) * (held / total) ** WEIGHTS.sectionCoverage);
    }
  }
  for (const {weight, byPage} of scored) {
    for (const page of byPage.touched) add(coverage, page, (weight * Math.min(1, byPage.values[page] ?? 0)) / total);
  }
  return {sections, coverage};
}
