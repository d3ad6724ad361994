import {posix, resolve} from 'node:path';
import {visit} from 'unist-util-visit';
import {parsePage} from '../prose/readBlocks';
import {existsSync, readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describeProblem, locateOffset, resolveFacts} from '../../src/facts/substituteFacts';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {routeOfSource} from '../../src/markdown/front-matter/routeOfSource';
import {factsOfSource} from '../../src/config/versions';
import {describeMissing, needsQuestions, readQuestions} from './questions';

/** Links by file path that lead to no file: the line, and the path as it is written. */
export function findDeadLinks(
  source: string,
  page: string,
  isFile: (path: string) => boolean,
): {line: number; link: string}[] {
  const dead: {line: number; link: string}[] = [];
  visit(parsePage(source), (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [link = ''] = node.url.split('#');
    if (!/^\.{1,2}\//.test(link) || isFile(posix.join(posix.dirname(page), link))) return;
    dead.push({line: node.position?.start.line ?? 1, link});
  });
  return dead;
}

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
