import {stem} from '../text/stem';
import {addressWords} from '../text/addressWords';
import {normalise} from '../text/normalise';
import {tokenise} from '../text/tokenise';
import type {Outline} from './outline';
import type {QueryWord} from './parseQuery';
import type {Scores} from './scoreSections';
import {WEIGHTS} from './weights';

/** A page among the results with its sections, best first. */
export type RankedPage = {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly {readonly section: number; readonly score: number}[];
};

/** Stems of a text, side by side with spaces, so that a phrase can be looked for in it. */
function toPhrase(text: string): string {
  const words = tokenise(text)
    .filter(({kind}) => kind === 'word')
    .map(({start, end}) => stem(normalise(text.slice(start, end))));
  return ` ${words.join(' ')} `;
}

function phraseOf(words: readonly QueryWord[]): string {
  const whole = words.filter(({identifier}) => !identifier);
  return ` ${whole.map(({stem: stemmed}) => stemmed).join(' ')} `;
}

function phraseBonus(names: readonly string[], phrase: string, is: number, holds: number): number {
  const own = names.map(toPhrase);
  if (own.includes(phrase)) return is;
  return phrase.trim().includes(' ') && own.some((name) => name.includes(phrase)) ? holds : 1;
}

/** How much of a page is about the query: 1 where every section is as good as the best. */
function focusOf(sorted: readonly {score: number}[], sections: number): number {
  const best = sorted[0]?.score ?? 0;
  if (best === 0) return 0;
  return sorted.reduce((sum, {score}) => sum + score / best, 0) / Math.max(sections, WEIGHTS.smallPage);
}

/** Raises the sections whose heading is the query or holds it, and brings them together by page. */
export function rankPages({sections, coverage}: Scores, words: readonly QueryWord[], outline: Outline): RankedPage[] {
  const phrase = phraseOf(words);
  const byPage = new Map<number, {section: number; score: number}[]>();
  for (const [section, base] of sections) {
    const page = outline.pageOf(section);
    const list = byPage.get(page.index) ?? [];
    list.push({section, score: base});
    byPage.set(page.index, list);
  }
  const most = [...sections.values()].reduce((best, score) => Math.max(best, score), 0);
  const ranked = [...byPage].map(([index, list]): RankedPage => {
    const page = outline.pages[index];
    const near = list.map((item) => {
      const heading = item.score > most / 4 ? outline.headingOf(item.section) : undefined;
      if (!heading) return item;
      const bonus =
        heading.level === 1
          ? phraseBonus([heading.title, addressWords(page?.path ?? '')], phrase, WEIGHTS.titleIs, WEIGHTS.titleHolds)
          : phraseBonus([heading.title], phrase, WEIGHTS.headingIs, WEIGHTS.headingHolds);
      return {...item, score: item.score * bonus};
    });
    const sorted = near.sort((a, b) => b.score - a.score || a.section - b.section);
    const further = sorted.slice(1, 4).reduce((sum, {score}) => sum + score, 0);
    const best = (sorted[0]?.score ?? 0) + further * WEIGHTS.furtherSections;
    const rank = 1 + (WEIGHTS.rank * (page?.rank ?? 0)) / 100;
    const focus = 1 + WEIGHTS.focus * focusOf(sorted, page?.sections ?? 1);
    return {page: index, score: best * focus * (coverage.get(index) ?? 0) ** WEIGHTS.pageCoverage * rank, sections: sorted};
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Joins the rankings of several readings of one query; a page counts by its best. */
export function joinRankings(rankings: readonly (readonly RankedPage[])[]): RankedPage[] {
  const best = new Map<number, RankedPage>();
  rankings.forEach((ranking, at) => {
    for (const ranked of ranking) {
      const score = ranked.score * (at === 0 ? 1 : WEIGHTS.reading);
      const known = best.get(ranked.page);
      if (!known || known.score < score) best.set(ranked.page, {...ranked, score});
    }
  });
  return [...best.values()].sort((a, b) => b.score - a.score || a.page - b.page);
}
