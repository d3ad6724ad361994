import MiniSearch from 'minisearch';
import type {SearchPage, SearchVersion} from '../../../src/plugins/search/records/section';
import {stem} from '../../../src/plugins/search/text/stem';
import {STOPWORDS} from '../../../src/plugins/search/text/stopwords';
import {tokenise} from '../../../src/plugins/search/text/tokenise';
import type {Ask} from '../judge/judgeSet';

type Document = {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly identifiers: string;
};

const FIELDS = ['title', 'heading', 'identifiers', 'text'] as const;

function toDocuments(pages: readonly SearchPage[]): Document[] {
  return pages
    .flatMap(({path, title, description, sections}) =>
      sections.map((section) => ({
        path,
        title: section.level === 1 ? title : '',
        heading: section.title,
        text: section.level === 1 ? `${description} ${section.text}` : section.text,
        identifiers: section.identifiers.join(' '),
      })),
    )
    .map((document, id) => ({id, ...document}));
}

/** The edits the issue of search allows: one from four letters, two from eight. */
const fuzzy = (term: string): number | false => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false);

/** An index of MiniSearch over the same sections, words and stems as the engine of this site. */
export function indexWithMiniSearch(pages: readonly SearchPage[], version: SearchVersion): MiniSearch<Document> {
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    storeFields: ['path'],
    tokenize: (text) => tokenise(text).map(({term}) => term),
    processTerm: (term) => (STOPWORDS.has(term) ? null : stem(term)),
    searchOptions: {
      boost: {title: 4, heading: 2.5, identifiers: 1.5},
      prefix: (_, at, terms) => at === terms.length - 1,
      fuzzy,
      weights: {fuzzy: 0.3, prefix: 0.6},
    },
  });
  index.addAll(toDocuments(pages.filter((page) => page.version === version)));
  return index;
}

/** The pages MiniSearch finds: each by its best section, best first. */
export function askMiniSearch(indexes: Readonly<Record<SearchVersion, MiniSearch<Document>>>): Ask {
  return async (query, version) => [...new Set(indexes[version].search(query).map(({path}) => path as string))];
}
