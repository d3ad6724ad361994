import {decodeAddress} from './findSimilarPages';
import {isPunctuation, getLanguage, tokenize} from './language';
import {collapseSpace, normalizeText} from './normalizeText';
import type {IndexSite, PageEntry, Section} from './records';
import {BOOSTS, WEIGHTS, type Field} from './settings';

/** Occurrences of a term: section numbers and their scores. */
export type Postings = {
  readonly sections: readonly number[];
  readonly scores: readonly number[];
  /** Number of sections that contain the term. Only the best are listed. */
  readonly frequency: number;
};

/** Lowest score, and the ratio between adjacent levels. */
const MIN_SCORE = 0.05;
const STEP = 1.13;
const LEVELS = 64;
const SCORES = Array.from({length: LEVELS}, (_, level) => MIN_SCORE * STEP ** level);
/** Maximum number of sections per term. A more frequent word isn't significant, so its best sections suffice. */
const MAX_SECTIONS = 2000;

function toLevel(score: number): number {
  return Math.max(0, Math.min(LEVELS - 1, Math.round(Math.log(score / MIN_SCORE) / Math.log(STEP))));
}

/**
 * Encodes scores by section, in ascending order: the difference to the previous section number, and the score's level.
 */
function encodePostings(scores: readonly (readonly [section: number, score: number])[]): number[] {
  const best = [...scores].sort(([, a], [, b]) => b - a).slice(0, MAX_SECTIONS);
  const kept = scores.length > MAX_SECTIONS ? best.sort(([a], [b]) => a - b) : scores;
  let last = -1;
  const numbers = kept.map(([section, score]) => {
    const number = (section - last) * LEVELS + toLevel(score);
    last = section;
    return number;
  });
  return scores.length > MAX_SECTIONS ? [-scores.length, ...numbers] : numbers;
}

/** Decodes the result of `encodePostings`. */
export function decodePostings(numbers: readonly number[]): Postings {
  const sections: number[] = [];
  const scores: number[] = [];
  let last = -1;
  let frequency = 0;
  for (const number of numbers) {
    if (number < 0) {
      frequency = -number;
      continue;
    }
    last += Math.floor(number / LEVELS);
    sections.push(last);
    scores.push(SCORES[number % LEVELS] ?? 0);
  }
  return {sections, scores, frequency: frequency || sections.length};
}

/** The indexed properties of a page and its sections. The first section is the page itself. */
export type IndexedPage = Pick<PageEntry, 'path' | 'title' | 'names' | 'size'> & {
  readonly sections: readonly Pick<Section, 'title' | 'text' | 'identifiers' | 'names' | 'rows'>[];
};

/**
 * Returns the words in the last segment of an address: `/workflows/event-history/` is also known as "event history".
 */
export function getAddressWords(address: string): string {
  const last = address.split('/').findLast(Boolean) ?? '';
  return decodeAddress(last)
    .replace(/\.html$/, '')
    .replaceAll('-', ' ');
}

/** Returns the term for a whole title or heading. Its trailing space distinguishes it from a word. */
export function toWholeTerm(text: string): string {
  return `${collapseSpace(normalizeText(text))} `;
}

type FieldIndex = {
  /** For each term, alternating section numbers and counts. */
  readonly terms: Map<string, number[]>;
  readonly lengths: Map<number, number>;
};

/** BM25+ with the parameters of MiniSearch, for which the boosts and weights were tuned. */
const BM25 = {k: 1.2, b: 0.6, d: 0.5};

function addText(field: FieldIndex, section: number, terms: readonly string[]): void {
  if (terms.length === 0) return;
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  field.lengths.set(section, counts.size);
  for (const [term, count] of counts) {
    const list = field.terms.get(term);
    if (list) list.push(section, count);
    else field.terms.set(term, [section, count]);
  }
}

function addScores(scores: Map<string, Map<number, number>>, field: FieldIndex, boost: number, total: number): void {
  const {k, b, d} = BM25;
  const average = [...field.lengths.values()].reduce((sum, length) => sum + length, 0) / (field.lengths.size || 1);
  for (const [term, list] of field.terms) {
    const ofTerm = scores.get(term) ?? new Map<number, number>();
    scores.set(term, ofTerm);
    const frequency = list.length / 2;
    const idf = Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
    for (let at = 0; at < list.length; at += 2) {
      const [section = 0, count = 0] = [list[at], list[at + 1]];
      const length = field.lengths.get(section) ?? average;
      const score = idf * (d + (count * (k + 1)) / (count + k * (1 - b + (b * length) / average)));
      ofTerm.set(section, (ofTerm.get(section) ?? 0) + boost * score);
    }
  }
}

/** Indexes pages: the postings of each term, with the score of a section over all its fields. */
export function indexPages(pages: readonly IndexedPage[], {locale}: Pick<IndexSite, 'locale'>): Map<string, number[]> {
  const language = getLanguage(locale);
  const toTerms = (text: string): string[] => tokenize(text, language).map(({term}) => term);
  /** Returns the terms for a whole name: as written, and as the stems of its words. */
  const toPhrases = (name: string): string[] => {
    const stems = tokenize(name, language).flatMap(({kind, term}) => (kind === 'word' ? [term] : []));
    return [toWholeTerm(name), `${stems.join(' ')} `];
  };
  const names = Object.keys(BOOSTS) as Field[];
  const createField = (): FieldIndex => ({terms: new Map(), lengths: new Map()});
  const fields = Object.fromEntries(names.map((name) => [name, createField()])) as Record<Field, FieldIndex>;
  const whole = new Map<string, Map<number, number>>();
  let first = 0;
  for (const {path, title, names: called, size, sections} of pages) {
    const ofPage = toTerms(title);
    sections.forEach(({title: heading, text, identifiers, names: own = [], rows = []}, at) => {
      const section = first + at;
      const headings = [at === 0 ? [title, ...called].join(' \n') : heading, ...own].flatMap(toTerms);
      const ofAddress = at === 0 ? toTerms(getAddressWords(path)) : [];
      addText(fields[at === 0 ? 'title' : 'heading'], section, [...headings, ...ofAddress]);
      if (at > 0) addText(fields.page, section, ofPage);
      addText(fields.code, section, identifiers.flatMap(toTerms));
      addText(
        fields.content,
        section,
        toTerms(text).filter((term) => !language.stopwords.has(term) && !isPunctuation(term)),
      );
      const addWhole = (term: string, score: number): void => {
        const ofTerm = whole.get(term) ?? new Map<number, number>();
        whole.set(term, ofTerm.set(section, Math.max(score, ofTerm.get(section) ?? 0)));
      };
      rows.forEach((row) => addWhole(toWholeTerm(row), WEIGHTS.rowIs));
      own.forEach((name) => addWhole(toWholeTerm(name), 1));
      if (at > 0) addWhole(toWholeTerm(heading), 1);
      else {
        toPhrases(title).forEach((term) => addWhole(term, 1));
        [getAddressWords(path), ...called].flatMap(toPhrases).forEach((term) => addWhole(term, WEIGHTS.nameIs));
      }
    });
    first += size;
  }
  for (const name of names) addScores(whole, fields[name], BOOSTS[name], first);
  return new Map([...whole].map(([term, scores]) => [term, encodePostings([...scores].sort(([a], [b]) => a - b))]));
}
