import {readFileSync} from 'node:fs';
import {HTML_PAGES} from '../../src/config/addresses';
import {getRouteVersion} from '../../src/config/versions';

/** What people ask of each page, from the root of the project: search is judged by it. */
export const QUESTIONS_FILE = 'tests/content/questions.json';

/** A question, and the heading that answers it. */
export type Question = {readonly question: string; readonly anchor: string};

export type Questions = Readonly<Record<string, readonly Question[]>>;

/** The questions of all pages, by route. */
export function readQuestions(): Questions {
  return JSON.parse(readFileSync(QUESTIONS_FILE, 'utf8')) as Questions;
}

/** How many questions a page needs at least. */
function getNeededCount(route: string): number {
  const version = getRouteVersion(route);
  // A version cut from the latest one is covered by the latest one's questions. A version with its own guide has its own
  // pages.
  if (version.status !== 'latest') return version.migrationGuide === undefined ? 0 : 2;
  // The page whose address is a file name shows one step of the quickstart, and nothing else.
  return HTML_PAGES.some((path) => path === route) ? 1 : 5;
}

/** Whether a page needs questions: the front page does not, and neither does one whose words search leaves out (`search`). */
export function needsQuestions({unlisted, hide_title: hidesTitle, search}: Readonly<Record<string, unknown>>): boolean {
  return !unlisted && !hidesTitle && search === undefined;
}

/** What to put into the file of questions for a page that has none. */
export function createQuestionsDraft(route: string): string {
  const draft = {question: 'what people type', anchor: 'id-of-the-heading-that-answers'};
  const lines = Array.from({length: getNeededCount(route)}, () => `    ${JSON.stringify(draft)}`);
  return `  ${JSON.stringify(route)}: [\n${lines.join(',\n')}\n  ],`;
}

/** Returns a message if a page has too few questions, with what to add. */
export function getMissingQuestionsProblem(route: string, questions: Questions): string | null {
  const [has, needed] = [questions[route]?.length ?? 0, getNeededCount(route)];
  if (has >= needed) return null;
  const said = `${QUESTIONS_FILE} has ${has} of the ${needed} questions that ${route} needs`;
  return has > 0 ? said : `${said}; add:\n${createQuestionsDraft(route)}`;
}
