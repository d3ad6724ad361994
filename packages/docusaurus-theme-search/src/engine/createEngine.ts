import type {SearchAnswer, SearchHit, SearchRequest} from './answer';
import {createSynonyms, MAX_QUERY, parseQuery} from './expandQuery';
import {findCandidates, type Candidates} from './findCandidates';
import {excerpt, mark} from './highlight';
import {readLanguage} from './language';
import {indexPages, toWholeTerm} from './postings';
import {rankPages, type RankedPage} from './rankPages';
import {toSlug, type IndexFile, type PageEntry, type Part, type TextsPart, type WholeIndex} from './records';
import {WEIGHTS} from './settings';
import {createVocabulary, type Parts} from './vocabulary';

/** Minimum score of a section, as a share of the best one of its page. */
const MIN_SHARE = 0.45;

type Selected = {readonly page: number; readonly section: number};

/** Selects the sections to show, page by page, the best of each page first. */
function selectSections(pages: readonly RankedPage[], {limit, perPage}: SearchRequest): Selected[] {
  const selected = pages.slice(0, limit).flatMap(({page, sections}) => {
    const best = sections[0]?.score ?? 0;
    return sections
      .slice(0, perPage)
      .flatMap(({section, score}) => (score >= best * MIN_SHARE ? [{page, section}] : []));
  });
  return selected.slice(0, limit);
}

/** The embedded search of one version. */
export type SearchEngine = {
  /**
   * Answers a question.
   *
   * @param showFirst is given an answer by what is there already, such as titles, if the rest has to be fetched
   * @param isWanted whether the answer is still waited for; without it, no texts are fetched
   */
  readonly search: (
    request: SearchRequest,
    showFirst?: (answer: SearchAnswer) => void,
    isWanted?: () => boolean,
  ) => Promise<SearchAnswer>;
};

/** Fetches a part of the index by its number. */
export type ReadPart = (at: number) => Promise<Part>;

/** Rounds in which parts of the vocabulary are loaded: those of the query, and those of what it may have meant. */
const ROUNDS = 3;

type Texts = TextsPart[number];

/** The parts that have been read: each once, whoever asks for it meanwhile, as the next letter of a query does. */
function createParts(read: ReadPart): Parts {
  const kept = new Map<number, Part>();
  const reading = new Map<number, Promise<unknown>>();
  const load = (at: number): Promise<unknown> => {
    const keep = async (): Promise<unknown> => kept.set(at, await read(at));
    const part = reading.get(at) ?? keep().finally(() => reading.delete(at));
    reading.set(at, part);
    return part;
  };
  return {get: (at) => kept.get(at), load: (numbers) => Promise.all(numbers.map(load))};
}

const readHeading = (heading: PageEntry['headings'][number]): readonly [title: string, slug: string | null] =>
  typeof heading === 'string' ? [heading, toSlug(heading)] : [heading[0], null];

/**
 * Starts the engine on the first file of a version. Titles, and headings where the file has them, are found at once;
 * the parts that a query needs are read when it is asked.
 */
export function createEngine(index: IndexFile, readPart: ReadPart): SearchEngine {
  const parts = createParts(readPart);
  const {synonyms: lines, pages, siteUrl} = index;
  const language = readLanguage(index.locale);
  const synonyms = createSynonyms(lines, language);
  const head = indexPages(
    pages.map((page) => ({
      ...page,
      sections: [page.title, ...page.headings].map((heading) => ({
        title: readHeading(heading)[0],
        text: '',
        identifiers: [],
      })),
    })),
    index,
  );
  const vocabulary = createVocabulary(head, index.terms, parts);
  const firsts: number[] = [];
  const pageOfSection: number[] = [];
  pages.forEach(({size}, page) => {
    firsts.push(pageOfSection.length);
    for (let at = 0; at < size; at += 1) pageOfSection.push(page);
  });
  const places = index.texts.flatMap((count, part) =>
    Array.from({length: count}, (_, at) => ({part: index.terms.length + part, at})),
  );
  const textsOf = (page: number): Texts | undefined => {
    const {part = -1, at = 0} = places[page] ?? {};
    return (parts.get(part) as TextsPart | undefined)?.[at];
  };
  const base = new URL(siteUrl).pathname;
  const addressOf = (page: number): string => base + (pages[page]?.path.slice(1) ?? '');

  /** Heading, id and text of a section, as far as they are there. */
  function describe({page, section}: Selected): Partial<Texts[number]> {
    const at = section - (firsts[page] ?? 0);
    const text = textsOf(page)?.[at];
    if (text) return text;
    const heading = at > 0 ? pages[page]?.headings[at - 1] : undefined;
    const [title, slug] = heading === undefined ? [pages[page]?.title, null] : readHeading(heading);
    return {title, slug, text: ''};
  }

  type Words = ReturnType<typeof parseQuery>;

  function rank(candidates: Candidates, words: Words, whole: string): RankedPage[] {
    const stems = words.flatMap(({identifier, stem}) => (identifier ? [] : [stem]));
    const others = synonyms(stems).map((terms) => `${terms.join(' ')} `);
    // An identifier is a heading in lists, and described on a page of its own.
    const isIdentifier = !whole.trim().includes(' ') && words.some(({identifier}) => identifier);
    const sectionsOf = (terms: readonly string[]): ReadonlySet<number> =>
      new Set(terms.flatMap((term) => vocabulary.get(term)?.sections ?? []));
    const [isWhole, isCalled, isSynonym] = [[whole], [whole, `${stems.join(' ')} `], others].map(sectionsOf);
    return rankPages(candidates, {
      words,
      phraseFactorOf: (section, page) => {
        if (section !== firsts[page]) return !isIdentifier && isWhole?.has(section) ? WEIGHTS.headingIs : 1;
        if (isCalled?.has(section)) return WEIGHTS.titleIs;
        return isSynonym?.has(section) ? WEIGHTS.titleSynonym : 1;
      },
      sectionCount: pageOfSection.length,
      pages,
      pageOf: (section) => pageOfSection[section] ?? 0,
    });
  }

  function toHit(selected: Selected, terms: ReadonlySet<string>, {snippetLength}: SearchRequest): SearchHit {
    const {title = '', slug = null, text = ''} = describe(selected);
    const pageUrl = addressOf(selected.page);
    return {
      url: slug === null ? pageUrl : `${pageUrl}#${slug}`,
      pageUrl,
      pageTitle: pages[selected.page]?.title ?? '',
      place: pages[selected.page]?.category ?? '',
      heading: slug === null ? null : title,
      titleHtml: mark(slug === null ? (pages[selected.page]?.title ?? '') : title, terms, language),
      snippetHtml: excerpt(text, terms, language, snippetLength),
    };
  }

  async function search(
    request: SearchRequest,
    showFirst?: (answer: SearchAnswer) => void,
    isWanted = () => true,
  ): Promise<SearchAnswer> {
    const words = parseQuery(request.query, language);
    // What titles and headings that are the query, letter for letter, have as a term.
    const whole = toWholeTerm(request.query.slice(0, MAX_QUERY));
    const find = (): Candidates => {
      const candidates = findCandidates(vocabulary, words, {language, synonyms});
      const ofWhole = words.length > 0 ? vocabulary.missing(whole, false) : [];
      return {...candidates, missing: [...new Set([...candidates.missing, ...ofWhole])]};
    };
    const answer = (candidates: Candidates, ranked: readonly RankedPage[]): SearchAnswer => {
      const hits = selectSections(ranked, request).map((selected) => toHit(selected, candidates.terms, request));
      // Two headings of a page may have the same id, by mistake.
      const unique = [...new Map(hits.map((hit) => [hit.url, hit])).values()];
      return {hits: unique, pageCount: ranked.filter(({hasAll}) => hasAll).length};
    };

    let candidates = find();
    let ranked = rank(candidates, words, whole);
    if (candidates.missing.length > 0 && ranked.length > 0) showFirst?.(answer(candidates, ranked));
    for (let round = 0; round < ROUNDS && candidates.missing.length > 0; round += 1) {
      await parts.load(candidates.missing);
      candidates = find();
    }
    ranked = rank(candidates, words, whole);
    if (!isWanted()) return answer(candidates, ranked);
    const shown = selectSections(ranked, request).filter(({page}) => !textsOf(page));
    if (shown.length > 0) {
      showFirst?.(answer(candidates, ranked));
      await parts.load(shown.flatMap(({page}) => places[page]?.part ?? []));
    }
    return answer(candidates, ranked);
  }

  return {search};
}

/** Starts the engine on an index whose parts are all there. */
export function createWholeEngine({index, parts}: WholeIndex): SearchEngine {
  return createEngine(index, async (at) => parts[at] ?? []);
}
