import type {ExpandedWord} from './expandWord';
import type {Outline} from './outline';
import type {TermSource} from './termSource';
import {WEIGHTS} from './weights';

/** Scores of the sections, and how much of the query each page holds. */
export type Scores = {
  readonly sections: ReadonlyMap<number, number>;
  /** Share of the query that a page holds anywhere, from 0 to 1. */
  readonly coverage: ReadonlyMap<number, number>;
};

type WordScores = {
  readonly weight: number;
  readonly bySection: ReadonlyMap<number, number>;
  readonly byTitle: ReadonlyMap<number, number>;
  readonly byPage: ReadonlyMap<number, number>;
};

const MAX_IMPACT = 7;
const IN_HEADING = 8;

function raise(map: Map<number, number>, key: number, value: number): void {
  if (value > (map.get(key) ?? 0)) map.set(key, value);
}

/** Rare words tell more than common ones; a word the index does not know counts as a common one. */
function weighWord({terms, word}: ExpandedWord, size: number): number {
  const best = Math.max(...terms.map(({quality}) => quality), 0);
  const count = terms.filter(({quality}) => quality >= best - 0.2).reduce((most, {count: n}) => Math.max(most, n), 0);
  if (count === 0) return word.share;
  return word.share * Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

function scoreWord(expanded: ExpandedWord, source: TermSource, outline: Outline): WordScores {
  const weight = Math.max(0.2, weighWord(expanded, outline.size));
  const [bySection, byTitle, byPage] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
  for (const {id, quality} of expanded.terms) {
    const {sections, codes} = source.placesOf(id);
    for (let at = 0; at < sections.length; at += 1) {
      const section = sections[at] ?? 0;
      const code = codes[at] ?? 0;
      const heading = code >= IN_HEADING;
      const page = outline.pageOf(section);
      const isTitle = heading && page.first === section;
      const body = ((code % IN_HEADING) / MAX_IMPACT) * WEIGHTS.body;
      const top = isTitle ? WEIGHTS.title : WEIGHTS.heading;
      const value = weight * quality * (body + (heading ? top : 0));
      raise(bySection, section, value);
      raise(byPage, page.index, quality);
      if (isTitle) raise(byTitle, page.index, weight * quality * WEIGHTS.titleAbove);
    }
  }
  return {weight, bySection, byTitle, byPage};
}

/** Scores every section that holds a word of the query. */
export function scoreSections(words: readonly ExpandedWord[], source: TermSource, outline: Outline): Scores {
  const scored = words.map((word) => scoreWord(word, source, outline));
  const total = scored.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const sections = new Map<number, number>();
  const coverage = new Map<number, number>();
  for (const section of new Set(scored.flatMap(({bySection}) => [...bySection.keys()]))) {
    const page = outline.pageOf(section).index;
    let [sum, held] = [0, 0];
    for (const {weight, bySection, byTitle} of scored) {
      const value = Math.max(bySection.get(section) ?? 0, byTitle.get(page) ?? 0);
      sum += value;
      if (value > 0) held += weight;
    }
    sections.set(section, (sum / total) * (held / total) ** WEIGHTS.sectionCoverage);
    if (!coverage.has(page)) {
      const share = scored.reduce((part, {weight, byPage}) => part + weight * Math.min(1, byPage.get(page) ?? 0), 0);
      coverage.set(page, share / total);
    }
  }
  return {sections, coverage};
}
