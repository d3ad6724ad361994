import type {CoreFile} from '../index/format';
import {boostPhrases, findQuoted} from './boostPhrases';
import {createContents} from './contents';
import {createFileSource} from './fileSource';
import {createHighlighter} from './highlight';
import {rememberFiles, type LoadFile} from './loadFile';
import {readOutline} from './outline';
import type {RankedPage} from './rankPages';
import {createRanker, type Ranking, type RankQuery} from './rankQuery';
import type {SearchAnswer, SearchRequest} from './result';
import {createScratch} from './scratch';
import {createTitleSource} from './titleSource';
import {createSuggester} from './suggest';
import {chooseSections, toHits} from './toHits';
import {within} from './within';

/** How long the engine waits, in milliseconds. */
export type Waits = {
  /** A query, for words that are on their way, and for texts. */
  readonly index: number;
  readonly text: number;
  /** After an answer, before texts that the next one may need are fetched: the page draws first. */
  readonly ahead: number;
};

/** The embedded search of one version. */
export type SearchEngine = {
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Fetches the second tier where it is small. */
  readonly warm: () => Promise<void>;
};

/** Queries made to warm up. */
const REHEARSALS = 12;

/**
 * As many more pages as this than there may be hits have their texts fetched once the answer is given. In the first 60
 * queries on a site of 10,000 pages every third last key would wait for a text without them, and one in twenty does
 * with them, for half as many files again.
 */
const PAGES_AHEAD = 8;

/** Pages whose texts are looked through for a quoted phrase. */
const PHRASE_PAGES = 40;

/** Starts the engine on a first tier. Later files are fetched when a query needs them. */
export function createEngine(core: CoreFile, loadFile: LoadFile, waits: Waits): SearchEngine {
  const load = rememberFiles(loadFile);
  const outline = readOutline(core);
  const files = createFileSource(core, load);
  const contents = createContents(core, outline, load);
  const scratch = createScratch(outline);
  const suggest = createSuggester(outline.pages);
  const rankFull = createRanker(files, outline, scratch);
  let rankTitles: RankQuery | undefined;
  let ahead: ReturnType<typeof setTimeout> | undefined;

  async function rank(query: string): Promise<{ranking: Ranking; depth: SearchAnswer['depth']}> {
    const full = await within(rankFull(query), waits.index);
    if (full) return {ranking: full, depth: 'full'};
    rankTitles ??= createRanker(createTitleSource(outline), outline, scratch);
    return {ranking: await rankTitles(query), depth: 'titles'};
  }

  async function withPhrases(query: string, ranking: Ranking): Promise<Ranking> {
    const phrases = findQuoted(query);
    if (phrases.length === 0) return ranking;
    const pages = ranking.pages.slice(0, PHRASE_PAGES).map(({page}) => page);
    await within(contents.prepare(pages), waits.index);
    return boostPhrases(ranking, phrases, {outline, textOf: contents.textOf});
  }

  /** The next letter mostly brings up pages that stand just below those of this one; a newer answer knows better. */
  function fetchAhead(pages: readonly RankedPage[]): void {
    clearTimeout(ahead);
    ahead = setTimeout(() => {
      contents.prepare(pages.map(({page}) => page)).catch(() => undefined);
    }, waits.ahead);
  }

  async function search({query, limit, perPage, snippet}: SearchRequest): Promise<SearchAnswer> {
    const {ranking: found, depth} = await rank(query);
    const ranking = await withPhrases(query, found);
    const sections = chooseSections(ranking, {limit, perPage});
    const shown = new Set(sections.map((section) => outline.pageOf(section).index));
    await within(contents.prepare([...shown]), waits.text);
    const hits = toHits(sections, ranking.terms, {outline, textOf: contents.textOf, snippet});
    fetchAhead(ranking.pages.slice(shown.size, limit + PAGES_AHEAD));
    const suggestions = hits.length === 0 && query.trim() ? suggest(query) : [];
    return {hits, pages: ranking.found, suggestions, depth};
  }

  /** The first queries of a script are its slowest: these are made before the reader types. */
  async function rehearse(): Promise<void> {
    for (const {title, description} of outline.pages.slice(0, REHEARSALS)) {
      const {terms} = await rankFull(title);
      createHighlighter(terms).cut(description, description.length);
    }
  }

  async function warm(): Promise<void> {
    if (!core.prefetch) return;
    await Promise.all([...core.dictionary.files, ...core.postings.files].map((file) => load(file)));
    await rehearse();
    await contents.prepareAll();
  }

  return {search, warm};
}
