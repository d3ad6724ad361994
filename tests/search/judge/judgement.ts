import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A query as somebody types it, with the pages that answer it. */
export type Judgement = {
  readonly query: string;
  readonly kind: 'words' | 'typo' | 'identifier' | 'question' | 'error';
  readonly version?: 'v1';
  readonly pages: readonly string[];
};

/** The judged sets: the one that ranking is tuned with, and the one that checks it. */
export const SETS = ['judgements', 'heldback'] as const;

/** Name of a judged set. */
export type SetName = (typeof SETS)[number];

const FOLDER = join(import.meta.dirname, '..');

/**
 * Reads a judged set.
 *
 * @throws when the file is missing, naming it.
 */
export function readJudgements(name: SetName): Judgement[] {
  const file = join(FOLDER, `${name}.json`);
  if (!existsSync(file)) throw new Error(`${file} is missing: it holds the judged queries of search`);
  return JSON.parse(readFileSync(file, 'utf8')) as Judgement[];
}
