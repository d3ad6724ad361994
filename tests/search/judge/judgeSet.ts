import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {getRouteVersion} from '../../../src/config/versions';

/** A query, with the pages that answer it. */
type Judgment = {
  readonly query: string;
  readonly kind: 'words' | 'typo' | 'identifier' | 'question' | 'error';
  /** Facet of the version to search. The default is the latest one. */
  readonly version?: string;
  readonly pages: readonly string[];
};

/**
 * The judged sets: one to tune the ranking, one to verify it, and all questions in `tests/content/questions.json`,
 * which are answered by their pages.
 */
export const SETS = ['judgements', 'heldback', 'questions'] as const;

/** Name of a judged set. */
export type SetName = (typeof SETS)[number];

const FOLDER = join(import.meta.dirname, '..');
const QUESTIONS = join(FOLDER, '..', 'content', 'questions.json');

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * Converts questions about pages to queries. A question of several pages in a version becomes one query with all of
 * these pages as answers.
 *
 * @param questions by the path of the page that answers them
 */
export function createJudgments(questions: Readonly<Record<string, readonly {question: string}[]>>): Judgment[] {
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
  return name === 'questions' ? createJudgments(readJson(QUESTIONS)) : readJson(join(FOLDER, `${name}.json`));
}

/** The results for a judged query. */
export type Verdict = Judgment & {
  /** Position of the first correct page, from 1; `null` if it isn't among the evaluated results. */
  readonly place: number | null;
  /** Results in order. */
  readonly shown: readonly string[];
};

const PAGES = 10;

/** Searches using an engine. Returns the paths of the pages, best first. */
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

/** Whether a correct page is among the first results. */
export const isAmong = ({place}: Verdict, count: number): boolean => place !== null && place <= count;

/** Metrics of a set: shares from 0 to 1, and the mean reciprocal rank. */
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
