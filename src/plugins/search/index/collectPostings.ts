import {UNINDEXED} from '../text/stopwords';
import {tokenise} from '../text/tokenise';
import {IMPACT_STEPS} from './format';

/** What one section gives to the index. */
export type IndexedSection = {
  readonly heading: string;
  readonly text: string;
  readonly identifiers: readonly string[];
};

/** One section that holds a term. */
export type Posting = {readonly section: number; readonly inHeading: boolean; readonly impact: number};

type Counts = Map<string, {body: number; heading: boolean}>;

/** Saturation of repeated words, and how much long sections are held back: the usual BM25 settings. */
const K1 = 1.2;
const B = 0.6;

function countTerms({heading, text, identifiers}: IndexedSection): {counts: Counts; length: number} {
  const counts: Counts = new Map();
  const add = (term: string, body: number, inHeading: boolean): void => {
    const known = counts.get(term) ?? {body: 0, heading: false};
    counts.set(term, {body: known.body + body, heading: known.heading || inHeading});
  };
  const body = tokenise(text).filter(({term}) => !UNINDEXED.has(term));
  body.forEach(({term}) => add(term, 1, false));
  tokenise(identifiers.join(' ')).forEach(({term, kind}) => add(term, kind === 'exact' ? 0.8 : 0.4, false));
  tokenise(heading).forEach(({term}) => add(term, 0, true));
  return {counts, length: body.length};
}

function impactOf(count: number, length: number, average: number): number {
  if (count === 0) return 0;
  const saturated = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
  return Math.max(1, Math.min(IMPACT_STEPS - 1, Math.round((saturated / (K1 + 1)) * (IMPACT_STEPS - 1))));
}

/** Keeps the best sections of a term that stands in too many. */
export function keepBest(postings: readonly Posting[], most: number): readonly Posting[] {
  if (postings.length <= most) return postings;
  const value = ({inHeading, impact}: Posting): number => (inHeading ? IMPACT_STEPS : 0) + impact;
  const best = [...postings].sort((a, b) => value(b) - value(a) || a.section - b.section).slice(0, most);
  return best.sort((a, b) => a.section - b.section);
}

/** Lists, for every term, the sections that hold it and how much they are about it. */
export function collectPostings(sections: readonly IndexedSection[]): Map<string, Posting[]> {
  const counted = sections.map(countTerms);
  const average = counted.reduce((sum, {length}) => sum + length, 0) / Math.max(1, counted.length) || 1;
  const terms = new Map<string, Posting[]>();
  counted.forEach(({counts, length}, section) => {
    for (const [term, {body, heading}] of counts) {
      const list = terms.get(term) ?? [];
      list.push({section, inHeading: heading, impact: impactOf(body, length, average)});
      terms.set(term, list);
    }
  });
  return terms;
}
