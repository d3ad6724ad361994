import type {CoreFile} from '../index/format';
import {boostPhrases, findQuoted} from './boostPhrases';
import {createContents} from './contents';
import {createFileSource} from './fileSource';
import {createHighlighter} from './highlight';
import {rememberFiles, type LoadFile} from './loadFile';
import {readOutline} from './outline';
import {createRanker, type Ranking, type RankQuery} from './rankQuery';
import type {SearchAnswer, SearchRequest} from './result';
import {createScratch} from './scratch';
import {createTitleSource} from './titleSource';
import {createSuggester} from './suggest';
import {chooseSections, toHits} from './toHits';
import {patiently, within, type Wait} from './within';

/** How long a query waits for words that are on their way, and for texts, in milliseconds. */
export type Waits = {
  readonly index: number;
  readonly text: number;
};

/** The embedded search of one version. */
export type SearchEngine = {
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Answers a query that nobody waits for yet: in full, however long its files take. */
  readonly prepare: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Fetches the second tier where it is small. */
  readonly warm: () => Promise<void>;
};

/** Queries made to warm up. */
const REHEARSALS = 12;

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

  async function rank(query: string, wait: Wait): Promise<{ranking: Ranking; depth: SearchAnswer['depth']}> {
    const full = await wait(rankFull(query), waits.index);
    if (full) return {ranking: full, depth: 'full'};
    rankTitles ??= createRanker(createTitleSource(outline), outline, scratch);
    return {ranking: await rankTitles(query), depth: 'titles'};
  }

  async function withPhrases(query: string, ranking: Ranking, wait: Wait): Promise<Ranking> {
    const phrases = findQuoted(query);
    if (phrases.length === 0) return ranking;
    const pages = ranking.pages.slice(0, PHRASE_PAGES).map(({page}) => page);
    await wait(contents.prepare(pages), waits.index);
    return boostPhrases(ranking, phrases, {outline, textOf: contents.textOf});
  }

  async function answer({query, limit, perPage, snippet}: SearchRequest, wait: Wait): Promise<SearchAnswer> {
    const {ranking: found, depth} = await rank(query, wait);
    const ranking = await withPhrases(query, found, wait);
    const sections = chooseSections(ranking, {limit, perPage});
    const shown = new Set(sections.map((section) => outline.pageOf(section).index));
    await wait(contents.prepare([...shown]), waits.text);
    const hits = toHits(sections, ranking.terms, {outline, textOf: contents.textOf, snippet});
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

  return {
    search: (request) => answer(request, within),
    prepare: (request) => answer(request, patiently),
    warm,
  };
}
