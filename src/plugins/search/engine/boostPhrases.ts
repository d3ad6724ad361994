import {normalise, squeeze} from '../text/normalise';
import type {Outline} from './outline';
import type {RankedPage} from './rankPages';
import type {Ranking} from './rankQuery';
import {WEIGHTS} from './weights';

const QUOTED = /["“”«»]([^"“”«»]{2,120})["“”«»]/gu;

/** Phrases of a query that stand in quotation marks. */
export function findQuoted(query: string): string[] {
  return [...query.slice(0, 300).matchAll(QUOTED)].map(([, phrase = '']) => squeeze(normalise(phrase))).filter(Boolean);
}

type Texts = {readonly outline: Outline; readonly textOf: (section: number) => string | undefined};

function boostPage(ranked: RankedPage, phrases: readonly string[], {outline, textOf}: Texts): RankedPage {
  let factor = 1;
  const sections = ranked.sections.map(({section, score}) => {
    const text = normalise(`${outline.headingOf(section)?.title ?? ''} ${textOf(section) ?? ''}`);
    if (!phrases.every((phrase) => text.includes(phrase))) return {section, score};
    factor = WEIGHTS.quoted;
    return {section, score: score * WEIGHTS.quoted};
  });
  return {...ranked, score: ranked.score * factor, sections: sections.sort((a, b) => b.score - a.score)};
}

/** Puts the sections first that hold the quoted phrases word for word. */
export function boostPhrases(ranking: Ranking, phrases: readonly string[], texts: Texts): Ranking {
  const pages = ranking.pages.map((page) => boostPage(page, phrases, texts));
  return {...ranking, pages: pages.sort((a, b) => b.score - a.score || a.page - b.page)};
}
