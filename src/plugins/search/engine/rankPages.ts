import type {HeadingBonus} from './headingBonus';
import type {Outline} from './outline';
import type {Scores} from './scoreSections';
import {WEIGHTS} from './weights';

/** A page among the results with its sections, best first. */
export type RankedPage = {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly {readonly section: number; readonly score: number}[];
};

/** How much of a page is about the query: 1 where every section is as good as the best. */
function focusOf(sorted: readonly {score: number}[], sections: number): number {
  const best = sorted[0]?.score ?? 0;
  if (best === 0) return 0;
  return sorted.reduce((sum, {score}) => sum + score / best, 0) / Math.max(sections, WEIGHTS.smallPage);
}

type Candidate = {readonly page: number; readonly score: number};

/** Most pages that are looked at closely. */
const CANDIDATES = 80;

/** Order of pages by score, and by number where scores are the same. */
function byScore(a: {readonly page: number; readonly score: number}, b: typeof a): number {
  return b.score - a.score || a.page - b.page;
}

/**
 * Chooses the pages that may be among the first, by their best section alone. A common word stands in thousands of
 * pages: they are never sorted all, only as many at a time as are kept twice; and the power is taken of few, as it is
 * never above its tangent (Bernoulli's inequality).
 */
function chooseCandidates({best, coverageOf}: Scores): Candidate[] {
  const kept: Candidate[] = [];
  let least = 0;
  for (const page of best.touched) {
    const most = best.values[page] ?? 0;
    if (most < least) continue;
    const held = coverageOf(page);
    if (most * (1 + WEIGHTS.pageCoverage * (held - 1)) < least) continue;
    const score = most * held ** WEIGHTS.pageCoverage;
    if (score < least) continue;
    if (kept.push({page, score}) < 2 * CANDIDATES) continue;
    kept.sort(byScore).length = CANDIDATES;
    least = kept.at(-1)?.score ?? 0;
  }
  return kept.sort(byScore).slice(0, CANDIDATES);
}

function rankPage(
  {page: index}: Candidate,
  {scoreOf, coverageOf}: Scores,
  bonusOf: HeadingBonus,
  outline: Outline,
): RankedPage {
  const page = outline.pages[index];
  const scored: {section: number; score: number}[] = [];
  for (let at = 0; page && at < page.sections; at += 1) {
    const section = page.first + at;
    const score = scoreOf(section);
    if (score === 0) continue;
    const heading = outline.headingOf(section);
    scored.push({section, score: heading ? score * bonusOf(section, heading, page.path) : score});
  }
  const sorted = scored.sort((a, b) => b.score - a.score || a.section - b.section);
  const further = sorted.slice(1, 4).reduce((sum, {score}) => sum + score, 0);
  const best = (sorted[0]?.score ?? 0) + further * WEIGHTS.furtherSections;
  const rank = 1 + (WEIGHTS.rank * (page?.rank ?? 0)) / 100;
  const focus = 1 + WEIGHTS.focus * focusOf(sorted, page?.sections ?? 1);
  const held = coverageOf(index) ** WEIGHTS.pageCoverage;
  return {page: index, score: best * focus * held * rank, sections: sorted};
}

/** Pages that hold something of the query: the first ones ranked closely, and how many there are. */
export type PageRanking = {readonly pages: readonly RankedPage[]; readonly found: number};

/** Brings the sections together by page, and raises those whose heading or title is the query or holds it. */
export function rankPages(scores: Scores, bonusOf: HeadingBonus, outline: Outline): PageRanking {
  const pages = chooseCandidates(scores).map((candidate) => rankPage(candidate, scores, bonusOf, outline));
  return {pages: pages.sort(byScore), found: scores.best.touched.length};
}

/** Joins the rankings of several readings of one query; a page counts by its best. */
export function joinRankings(rankings: readonly PageRanking[]): PageRanking {
  const [only, ...others] = rankings;
  if (only && others.length === 0) return only;
  const best = new Map<number, RankedPage>();
  rankings.forEach((ranking, at) => {
    for (const ranked of ranking.pages) {
      const score = ranked.score * (at === 0 ? 1 : WEIGHTS.reading);
      const known = best.get(ranked.page);
      if (!known || known.score < score) best.set(ranked.page, {...ranked, score});
    }
  });
  const pages = [...best.values()].sort(byScore);
  return {pages, found: Math.max(0, ...rankings.map(({found}) => found))};
}
