import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describeProblem, locateOffset, resolveFacts} from '../../src/facts/substituteFacts';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {routeOfSource} from '../../src/markdown/front-matter/routeOfSource';
import {factsOfSource} from '../../src/config/versions';
import {findDeadLinks} from './findDeadLinks';
import {describeMissing, needsQuestions, readQuestions} from './questions';

const parse = createFrontMatterParser();
const questions = readQuestions();

/** A page that has too few questions, at its first line; a file that is not a page of the site needs none. */
function checkQuestions(page: string, frontMatter: Readonly<Record<string, unknown>>): string[] {
  const route = routeOfSource(page);
  const missing = route !== null && needsQuestions(frontMatter) ? describeMissing(route, questions) : null;
  return missing === null ? [] : [`${page}:1 ${missing}`];
}

async function checkPage(page: string): Promise<string[]> {
  const source = readFileSync(page, 'utf8');
  const facts = resolveFacts(source, factsOfSource(page)).problems.map((problem) => {
    const {line, column} = locateOffset(source, problem.offset);
    return `${page}:${line}:${column} ${describeProblem(problem)}`;
  });
  const links = findDeadLinks(source, page, existsSync).map(
    ({line, link}) => `${page}:${line} the link "${link}" leads to no file`,
  );
  const params = {
    filePath: resolve(page),
    fileContent: source,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  const frontMatter = await parse(params).then(
    ({frontMatter: fields}) => checkQuestions(page, fields),
    (error: Error) => [error.message],
  );
  return [...new Set([...frontMatter, ...facts, ...links])];
}

/** What is wrong with the front matter, figures, links and questions of pages, each with its file and line. */
export async function checkSources(pages: readonly string[]): Promise<string[]> {
  return (await Promise.all(pages.map(checkPage))).flat();
}
