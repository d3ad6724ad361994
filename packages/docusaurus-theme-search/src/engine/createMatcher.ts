import type {SearchRequest} from './response';
import {MAX_QUERY, parseQuery, type QueryWord, type Synonyms} from './expandQuery';
import {findCandidates, type Candidates} from './findCandidates';
import {tokenize, type Language} from './language';
import {parsePhrases, promotePhrases, type Phrases} from './phrases';
import {toWholeTerm} from './postings';
import {rankPages, type RankedPage} from './rankPages';
import type {PageEntry} from './records';
import type {Sections} from './sections';
import {WEIGHTS} from './settings';
import type {Vocabulary} from './vocabulary';

/** Maximum number of pages whose texts are loaded for a quoted phrase. */
const MAX_QUOTED_PAGES = 30;

/** A parsed query. */
export type Query = {
  readonly words: readonly QueryWord[];
  /** The term for titles and headings that equal the query (`toWholeTerm`). */
  readonly whole: string;
  readonly phrases: Phrases;
};

type MatchContext = {
  readonly pages: readonly PageEntry[];
  readonly sections: Sections;
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  readonly synonyms: Synonyms;
};

/** Creates the functions that find, rank and promote pages, based on what is loaded. */
export function createMatcher({pages, sections, vocabulary, language, synonyms}: MatchContext) {
  function parse(typed: string): Query {
    return {
      words: parseQuery(typed, language),
      whole: toWholeTerm(typed.slice(0, MAX_QUERY)),
      phrases: parsePhrases(typed.slice(0, MAX_QUERY)),
    };
  }

  function findMatches({words, whole}: Query): Candidates {
    const candidates = findCandidates(vocabulary, words, {language, synonyms});
    const ofWhole = words.length > 0 ? vocabulary.missing(whole, false) : [];
    return {...candidates, missing: [...new Set([...candidates.missing, ...ofWhole])]};
  }

  function rankMatches(candidates: Candidates, {words, whole}: Query): RankedPage[] {
    const stems = words.flatMap(({identifier, stem}) => (identifier ? [] : [stem]));
    const others = synonyms(stems).map((terms) => `${terms.join(' ')} `);
    // Headings in lists can equal an identifier, but its description is usually on its own page.
    const isIdentifier = !whole.trim().includes(' ') && words.some(({identifier}) => identifier);
    /** Returns the sections whose title or heading is one of the terms, each with its highest score. */
    const getScores = (terms: readonly string[]): ReadonlyMap<number, number> => {
      const postings = terms.flatMap((term) => vocabulary.get(term) ?? []);
      const scores = postings.flatMap((own) =>
        own.sections.map((section, at) => [section, own.scores[at] ?? 0] as const),
      );
      return new Map(scores.sort(([, a], [, b]) => a - b));
    };
    const [wholeScores, stemScores, synonymScores] = [
      getScores([whole]),
      getScores([whole, `${stems.join(' ')} `]),
      getScores(others),
    ];
    // Prefer exact titles: “Log in” matches “log in” better than “Logs”, which only has the same stem.
    const titleScores = [...wholeScores.keys()].some(sections.isPage) ? wholeScores : stemScores;
    const getFactor = (weight: number, score = 0): number => 1 + (weight - 1) * score;
    return rankPages(candidates, {
      words,
      getPhraseFactor: (section) => {
        if (!sections.isPage(section)) return isIdentifier ? 1 : getFactor(WEIGHTS.headingIs, wholeScores.get(section));
        if (titleScores.has(section)) return getFactor(WEIGHTS.titleIs, titleScores.get(section));
        return getFactor(WEIGHTS.titleSynonym, synonymScores.get(section));
      },
      sectionCount: sections.count,
      pages,
      getPage: sections.getPage,
    });
  }

  /** Returns the pages to search for phrases: those to show, or more if the phrase is quoted. */
  function getPhrasePages(ranked: readonly RankedPage[], {phrases}: Query, {limit}: SearchRequest): RankedPage[] {
    if (phrases.texts.length === 0) return [];
    return ranked.slice(0, phrases.areQuoted ? MAX_QUOTED_PAGES : limit).filter(({hasAll}) => hasAll);
  }

  function promoteMatches(ranked: readonly RankedPage[], {phrases, words}: Query): RankedPage[] {
    const isNamed = (section: number): boolean => {
      const name = `${pages[sections.getPage(section)]?.title}\n${sections.get(section).title}`;
      const terms = new Set(tokenize(name, language).map(({term}) => term));
      return words.every(({stem}) => terms.has(stem));
    };
    const getText = (section: number): string => {
      const {title, text} = sections.get(section);
      return `${title}\n${text}`;
    };
    return promotePhrases(ranked, phrases, getText, isNamed);
  }

  return {parse, find: findMatches, rank: rankMatches, getPhrasePages, promote: promoteMatches};
}
