import {UNINDEXED} from '../text/stopwords';
import {tokenise} from '../text/tokenise';
import {IMPACT_STEPS, packPosting} from './format';

/** What one section gives to the index. */
export type IndexedSection = {
  readonly heading: string;
  readonly text: string;
  readonly identifiers: readonly string[];
};

type Count = {body: number; heading: boolean};

/** Saturation of repeated words, and how much long sections are held back: the usual BM25 settings. */
const K1 = 1.2;
const B = 0.6;
/** Share of the words of a text that are indexed, about. */
const TELLING = 0.75;
/** What a whole identifier of a code block, and a part of one, count for. */
const CODE = {exact: 0.8, word: 0.4} as const;
/** Bits of a posting that say how well the term fits. */
const FIT = 2 * IMPACT_STEPS;

function countTerms({heading, text, identifiers}: IndexedSection): {counts: Map<string, Count>; length: number} {
  const counts = new Map<string, Count>();
  const add = (term: string, body: number, inHeading: boolean): void => {
    const known = counts.get(term);
    if (!known) counts.set(term, {body, heading: inHeading});
    else {
      known.body += body;
      known.heading ||= inHeading;
    }
  };
  const body = tokenise(text).filter(({term}) => !UNINDEXED.has(term));
  body.forEach(({term}) => add(term, 1, false));
  tokenise(identifiers.join(' ')).forEach(({term, kind}) => add(term, CODE[kind], false));
  tokenise(heading).forEach(({term}) => add(term, 0, true));
  return {counts, length: body.length};
}

function impactOf(count: number, length: number, average: number): number {
  if (count === 0) return 0;
  const saturated = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
  return Math.max(1, Math.min(IMPACT_STEPS - 1, Math.round((saturated / (K1 + 1)) * (IMPACT_STEPS - 1))));
}

/** Keeps the best sections of a term that stands in too many. */
export function keepBest(postings: readonly number[], most: number): readonly number[] {
  if (postings.length <= most) return postings;
  const best = [...postings].sort((a, b) => (b % FIT) - (a % FIT) || a - b).slice(0, most);
  return best.sort((a, b) => a - b);
}

/**
 * Lists, for every term, the sections that hold it and how much they are about it:
 * postings with the number of the section in place of the distance.
 */
export function collectPostings(sections: readonly IndexedSection[]): Map<string, number[]> {
  const lengths = sections.map(({text}) => text.split(' ').length * TELLING);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1;
  const terms = new Map<string, number[]>();
  sections.forEach((indexed, section) => {
    const {counts, length} = countTerms(indexed);
    for (const [term, {body, heading}] of counts) {
      const posting = packPosting(section, heading, impactOf(body, length, average));
      const list = terms.get(term);
      if (list) list.push(posting);
      else terms.set(term, [posting]);
    }
  });
  return terms;
}
