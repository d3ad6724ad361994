import type {CheerioAPI} from 'cheerio';
import type {DocsVersion} from '../../facts/lookupFact';
import {prepareArticle} from '../markdown-export/prepareArticle';
import {compareFigures, compareLimits, type FactsSource, type FigureRow} from './compareFigures';
import {compareSections, type SectionDifference} from './compareSections';
import {matchSections} from './matchSections';
import {readSections, type Section} from './readSections';
import {summarise, type Summary} from './summarise';

/** One page as it is compared. */
export type ComparedPage = {
  readonly title: string;
  /** Address below the base path. */
  readonly path: string;
  /** Label of its version. */
  readonly label: string;
  /** Its article, which may be changed. */
  readonly article: CheerioAPI;
  readonly source: FactsSource;
};

/** Two pages on one subject, compared. */
export type PageDifference = {
  readonly older: ComparedPage;
  readonly newer: ComparedPage;
  readonly sections: readonly SectionDifference[];
  /** Figures of the pages, or the limits of both versions where both pages list them. */
  readonly figures: readonly FigureRow[];
  readonly figuresAre: 'limits' | 'figures';
  readonly summary: Summary;
};

/** The table of all limits, which is compared out of `src/facts`. */
const LIMITS_TABLE = 'table:has(tr[id^="limit-"])';

/** Controls, drawings, when samples ran, and the links to other pages that end a page. */
const NOT_COMPARED = '.only-with-script, .diagram, [data-picture], .run-badge';
const NOT_COMPARED_SECTIONS = new Set(['where-to-go-next', 'next']);

function sectionsOf({article, title}: ComparedPage): Section[] {
  article(NOT_COMPARED).remove();
  const sections = readSections(prepareArticle(article, ''), title);
  return sections.filter(({slug}) => slug === null || !NOT_COMPARED_SECTIONS.has(slug));
}

function figuresOf(older: ComparedPage, newer: ComparedPage): Pick<PageDifference, 'figures' | 'figuresAre'> {
  const versions: readonly [DocsVersion, DocsVersion] = [older.source.version, newer.source.version];
  const pages = [older, newer];
  if (!pages.every(({article}) => article(LIMITS_TABLE).length > 0)) {
    return {figures: compareFigures(older.source, newer.source), figuresAre: 'figures'};
  }
  pages.forEach(({article}) => article(LIMITS_TABLE).remove());
  return {figures: compareLimits(...versions), figuresAre: 'limits'};
}

/** Compares two pages on one subject, section by section. */
export function comparePages(older: ComparedPage, newer: ComparedPage): PageDifference {
  const figures = figuresOf(older, newer);
  const sections = matchSections(sectionsOf(older), sectionsOf(newer))
    .filter((pair) => (pair.older?.blocks.length ?? 0) + (pair.newer?.blocks.length ?? 0) > 0)
    .map(compareSections);
  return {older, newer, sections, ...figures, summary: summarise(sections)};
}
