import {groupBy} from './response';
import type {Candidate, Candidates} from './findCandidates';
import type {QueryWord} from './expandQuery';
import type {PageEntry} from './records';
import {WEIGHTS} from './settings';

/** A section with its score, and whether it contains each word that any section contains. */
export type RankedSection = {readonly section: number; readonly score: number; readonly hasAll: boolean};

/** A page in the results with its sections, best first. */
export type RankedPage = {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly RankedSection[];
  /** Whether it contains each word that any page contains. */
  readonly hasAll: boolean;
};

type RankingContext = {
  readonly words: readonly QueryWord[];
  /** Returns the factor of a section whose title or heading equals the query. */
  readonly getPhraseFactor: (section: number) => number;
  /** Number of sections in the index. */
  readonly sectionCount: number;
  readonly pages: readonly Pick<PageEntry, 'size' | 'rank'>[];
  /** Returns the page number of a section. */
  readonly getPage: (section: number) => number;
};

/** Sections after the best one that add to the score of a page. */
const FURTHER_SECTIONS = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const compareScores = (a: {readonly score: number}, b: {readonly score: number}): number => b.score - a.score;

/** Returns the inverse document frequency of each word as a share of the whole query; zero without a match. */
function getWordShares({found, frequencies}: Candidates, {words, sectionCount}: RankingContext): number[] {
  const shares = words.map(({share}, at) => {
    const listed = found.filter(({qualities}) => (qualities[at] ?? 0) > 0).length;
    const frequency = Math.max(listed, frequencies[at] ?? 0);
    if (frequency === 0) return 0;
    return share * Math.log(1 + (sectionCount - frequency + 0.5) / (frequency + 0.5));
  });
  const total = sum(shares) || 1;
  return shares.map((share) => share / total);
}

/** Returns the score of a section: the scores of its words, by the share of the query that it matches. */
function getSectionScore(
  {section, scores}: Candidate,
  shares: readonly number[],
  {getPhraseFactor}: RankingContext,
): RankedSection {
  const coverage = sum(shares.filter((_, at) => (scores[at] ?? 0) > 0));
  const hasAll = shares.every((share, at) => share === 0 || (scores[at] ?? 0) > 0);
  return {section, score: sum(scores) * coverage * getPhraseFactor(section), hasAll};
}

/** Returns the share of a page's sections that match, each by its score relative to the best one. */
function getFocus(sections: readonly RankedSection[], count: number): number {
  const best = sections[0]?.score || 1;
  return sum(sections.map(({score}) => score / best)) / count;
}

function rankPage(
  page: number,
  candidates: readonly Candidate[],
  shares: readonly number[],
  context: RankingContext,
): RankedPage {
  const {words, pages} = context;
  const {size = 1, rank: ownRank = 0} = pages[page] ?? {};
  const sections = candidates.map((candidate) => getSectionScore(candidate, shares, context)).sort(compareScores);
  const qualities = words.map((_, at) => Math.max(...candidates.map((candidate) => candidate.qualities[at] ?? 0)));
  // Share of the query that the sections of the page match together.
  const coverage = sum(words.map(({share}, at) => (shares[at] ?? 0) * Math.min(1, (qualities[at] ?? 0) / share)));
  const further = sum(sections.slice(1, 1 + FURTHER_SECTIONS).map(({score}) => score));
  const focus = 1 + WEIGHTS.focus * getFocus(sections, size);
  const rank = 1 + (WEIGHTS.rank * ownRank) / 100;
  const best = sections[0]?.score ?? 0;
  return {
    page,
    score: (best + WEIGHTS.furtherSections * further) * focus * coverage ** WEIGHTS.pageCoverage * rank,
    sections,
    hasAll: qualities.every((quality, at) => quality > 0 || shares[at] === 0),
  };
}

/**
 * Ranks the pages of a query, best first: by the best sections of each page, the share of the query it matches, and
 * whether its title or a heading equals the query.
 */
export function rankPages(candidates: Candidates, context: RankingContext): RankedPage[] {
  const shares = getWordShares(candidates, context);
  const byPage = groupBy(candidates.found, ({section}) => context.getPage(section));
  return [...byPage].map(([page, ofPage]) => rankPage(page, ofPage, shares, context)).sort(compareScores);
}
