import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A query as somebody types it, with the pages that answer it. */
export type Judgement = {
  readonly query: string;
  readonly kind: 'words' | 'typo' | 'identifier' | 'question' | 'error';
  readonly version?: 'v1';
  readonly pages: readonly string[];
};

/**
 * The judged sets: the one that ranking is tuned with, the one that checks it, and all questions of
 * `tests/content/questions.json`, each answered by the one page it was written for.
 */
export const SETS = ['judgements', 'heldback', 'questions'] as const;

/** Name of a judged set. */
export type SetName = (typeof SETS)[number];

const FOLDER = join(import.meta.dirname, '..');
const QUESTIONS = join(FOLDER, '..', 'content', 'questions.json');

function readJson<T>(file: string): T {
  if (!existsSync(file)) throw new Error(`${file} is missing: it holds the judged queries of search`);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function readQuestions(): Judgement[] {
  return Object.entries(readJson<Record<string, {question: string}[]>>(QUESTIONS)).flatMap(([path, questions]) =>
    questions.map(({question}): Judgement => ({
      query: question,
      kind: 'question',
      pages: [path],
      ...(path.startsWith('/v1/') && {version: 'v1'}),
    })),
  );
}

/**
 * Reads a judged set.
 *
 * @throws when the file is missing, naming it.
 */
export function readJudgements(name: SetName): Judgement[] {
  return name === 'questions' ? readQuestions() : readJson(join(FOLDER, `${name}.json`));
}
