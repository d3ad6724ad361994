import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {getRouteVersion} from '../../../src/config/versions';

/** A query as somebody types it, with the pages that answer it. */
type Judgment = {
  readonly query: string;
  readonly kind: 'words' | 'typo' | 'identifier' | 'question' | 'error';
  /** Facet of the version that is searched; the latest one unless it's given. */
  readonly version?: string;
  readonly pages: readonly string[];
};

/**
 * The judged sets: the one that ranking is tuned with, the one that checks it, and all questions of
 * `tests/content/questions.json`, each answered by the pages it was written for.
 */
export const SETS = ['judgements', 'heldback', 'questions'] as const;

/** Name of a judged set. */
export type SetName = (typeof SETS)[number];

const FOLDER = join(import.meta.dirname, '..');
const QUESTIONS = join(FOLDER, '..', 'content', 'questions.json');

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * Reads the questions of pages. One that several pages of a version ask is one query, and each of these pages answers it.
 *
 * @param questions by the path of the page that answers them
 */
export function collectQuestions(questions: Readonly<Record<string, readonly {question: string}[]>>): Judgment[] {
  const queries = new Map<string, Judgment>();
  for (const [path, own] of Object.entries(questions)) {
    const version = getRouteVersion(path).facet;
    for (const {question: query} of own) {
      const key = `${version} ${query.toLowerCase()}`;
      const known = queries.get(key) ?? {query, kind: 'question', pages: [], version};
      queries.set(key, {...known, pages: [...known.pages, path]});
    }
  }
  return [...queries.values()];
}

/** Reads a judged set. */
export function readJudgments(name: SetName): Judgment[] {
  return name === 'questions' ? collectQuestions(readJson(QUESTIONS)) : readJson(join(FOLDER, `${name}.json`));
}

/** What came of one judged query. */
export type Verdict = Judgment & {
  /** Place of the first page that answers, from 1; `null` beyond the pages looked at. */
  readonly place: number | null;
  /** Pages in the order they were shown. */
  readonly shown: readonly string[];
};

const PAGES = 10;

/** Searches with an engine: the paths of the pages it finds, best first. */
export type SearchPages = (query: string, version: string) => Promise<readonly string[]>;

/** Searches for every query of a set. */
export async function judgeSet(judgments: readonly Judgment[], searchPages: SearchPages): Promise<Verdict[]> {
  return Promise.all(
    judgments.map(async (judgment) => {
      const shown = (await searchPages(judgment.query, judgment.version ?? 'latest')).slice(0, PAGES);
      const at = shown.findIndex((path) => judgment.pages.includes(path));
      return {...judgment, shown, place: at < 0 ? null : at + 1};
    }),
  );
}

/** Whether a page that answers is among the first pages shown. */
export const isAmong = ({place}: Verdict, count: number): boolean => place !== null && place <= count;

/** How well a set was answered: shares from 0 to 1, and the mean reciprocal rank. */
export function summarizeVerdicts(
  verdicts: readonly Verdict[],
): Record<'first' | 'firstFive' | 'meanReciprocalRank', number> {
  const mean = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    first: mean(verdicts.map((verdict) => Number(isAmong(verdict, 1)))),
    firstFive: mean(verdicts.map((verdict) => Number(isAmong(verdict, 5)))),
    meanReciprocalRank: mean(verdicts.map(({place}) => (place === null ? 0 : 1 / place))),
  };
}
