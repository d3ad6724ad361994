import {readFileSync} from 'node:fs';
import {HTML_PAGES} from '../../src/config/addresses';
import {getRouteVersion} from '../../src/config/versions';

/** File with questions about each page, which are used to evaluate the search. */
export const QUESTIONS_FILE = 'tests/content/questions.json';

/** A question, and the heading that answers it. */
export type Question = {readonly question: string; readonly anchor: string};

export type Questions = Readonly<Record<string, readonly Question[]>>;

/** Reads the questions by route. */
export function readQuestions(): Questions {
  return JSON.parse(readFileSync(QUESTIONS_FILE, 'utf8')) as Questions;
}

/** Returns the minimum number of questions for a page. */
function getNeededQuestionCount(route: string): number {
  const version = getRouteVersion(route);
  // A version cut from the latest one is covered by the latest one's questions. A version with its own guide has its own
  // pages.
  if (version.status !== 'latest') return version.migrationGuide === undefined ? 0 : 2;
  // This page only shows a step of the quickstart.
  return HTML_PAGES.some((path) => path === route) ? 1 : 5;
}

/** Whether a page needs questions. The front page and pages that are excluded from search don't. */
export function needsQuestions({unlisted, hide_title: hidesTitle, search}: Readonly<Record<string, unknown>>): boolean {
  return !unlisted && !hidesTitle && search === undefined;
}

/** Creates an entry without questions to paste into the file. */
export function createQuestionsDraft(route: string): string {
  const draft = {question: 'what people type', anchor: 'id-of-the-heading-that-answers'};
  const lines = Array.from({length: getNeededQuestionCount(route)}, () => `    ${JSON.stringify(draft)}`);
  return `  ${JSON.stringify(route)}: [\n${lines.join(',\n')}\n  ],`;
}

/** Returns a message about missing questions if a page has too few. */
export function findMissingQuestionsProblem(route: string, questions: Questions): string | null {
  const [has, needed] = [questions[route]?.length ?? 0, getNeededQuestionCount(route)];
  if (has >= needed) return null;
  const problem = `${QUESTIONS_FILE} has ${has} of the ${needed} questions that ${route} needs`;
  return has > 0 ? problem : `${problem}; add:\n${createQuestionsDraft(route)}`;
}
