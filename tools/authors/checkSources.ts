import type {Root} from 'mdast';
import {posix, resolve} from 'node:path';
import {visit} from 'unist-util-visit';
import {parsePage} from '../prose/readBlocks';
import {existsSync, readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {locateOffset} from 'docusaurus-plugin-facts/facts';
import {describeProblem, resolveFacts} from '../../src/facts';
import {createFrontMatterParser, routeOfSource} from '../../src/markdown/front-matter';
import {findMistakes} from '../../src/markdown/diagrams/findMistakes';
import {findPageProblems} from '../../src/markdown/page-rules/findPageProblems';
import sidebars from '../../sidebars';
import {describeUnplaced} from '../../src/config/pagesOutsideSidebars';
import {factsOfSource, latestVersion, sidebarFile, versions} from '../../src/config/versions';
import {findMoved} from '../../src/plugins/docs/movedPages';
import {describeMissing, needsQuestions, readQuestions} from './questions';

/** Links by file path that lead to no file: the line, and the path as it is written. */
export function findDeadLinks(
  tree: Root,
  page: string,
  isFile: (path: string) => boolean,
): {line: number; link: string}[] {
  const dead: {line: number; link: string}[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [link = ''] = node.url.split('#');
    if (!/^\.{1,2}\//.test(link) || isFile(posix.join(posix.dirname(page), link))) return;
    dead.push({line: node.position?.start.line ?? 1, link});
  });
  return dead;
}

/** Where a parser stopped: `line:column`, or the first line. */
function placeOf(error: unknown): string {
  const {line = 1, column = 1} = error as {line?: number; column?: number};
  return `${line}:${column}`;
}

const parse = createFrontMatterParser();
const questions = readQuestions();

/** A page that has too few questions, at its first line; a file that is not a page of the site needs none. */
function checkQuestions(page: string, frontMatter: Readonly<Record<string, unknown>>): string[] {
  const route = routeOfSource(page);
  const missing = route !== null && needsQuestions(frontMatter) ? describeMissing(route, questions) : null;
  return missing === null ? [] : [`${page}:1 ${missing}`];
}

/** The mistakes in the text and the diagrams of a page. */
function checkText(page: string, tree: Root): string[] {
  const problems = [...findPageProblems(tree)];
  visit(tree, 'code', ({lang, value, position}) => {
    if (lang !== 'mermaid') return;
    const fence = position?.start.line ?? 1;
    problems.push(...findMistakes(value).map((it) => ({line: fence + it.line, message: `Mermaid: ${it.message}`})));
  });
  return problems.map(({line, message}) => `${page}:${line}: ${message}`);
}

type Item = string | {readonly id?: string; readonly link?: {readonly id?: string}; readonly items?: readonly Item[]};

const listIds = (item: Item): string[] =>
  typeof item === 'string' ? [item] : [item.id ?? item.link?.id ?? [], ...(item.items ?? []).map(listIds)].flat();

/** Files of the pages that are in a sidebar. */
function listPlaced(): ReadonlySet<string> {
  const files = versions.flatMap((version) => {
    const own: unknown = version === latestVersion ? sidebars : JSON.parse(readFileSync(sidebarFile(version), 'utf8'));
    const items = Object.values(own as Record<string, readonly Item[]>).flat();
    return items.flatMap(listIds).map((id) => `${version.folder}/${id}.mdx`);
  });
  return new Set(files);
}

const placed = listPlaced();

/** A page that no sidebar holds and that has no place of its own. */
function checkPlace(page: string, {unlisted, displayed_sidebar: sidebar}: Readonly<Record<string, unknown>>): string[] {
  const isPage = routeOfSource(page) !== null;
  return !isPage || placed.has(page) || unlisted === true || sidebar ? [] : [describeUnplaced(page) ?? []].flat();
}

async function checkPage(page: string): Promise<string[]> {
  const source = readFileSync(page, 'utf8');
  let tree: Root;
  try {
    tree = parsePage(source);
  } catch (error) {
    // Nothing else can be read in a page that is not MDX.
    return [`${page}:${placeOf(error)}: MDX: ${error instanceof Error ? error.message : String(error)}`];
  }
  const facts = resolveFacts(source, factsOfSource(page)).problems.map((problem) => {
    const {line, column} = locateOffset(source, problem.offset);
    return `${page}:${line}:${column} ${describeProblem(problem)}`;
  });
  const links = findDeadLinks(tree, page, existsSync).map(
    ({line, link}) => `${page}:${line} the link "${link}" leads to no file`,
  );
  const params = {
    filePath: resolve(page),
    fileContent: source,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  const frontMatter = await parse(params).then(
    ({frontMatter: fields}) => [...checkQuestions(page, fields), ...checkPlace(page, fields)],
    (error: Error) => [error.message],
  );
  return [...new Set([...frontMatter, ...checkText(page, tree), ...facts, ...links])];
}

/** What is wrong with the sources of pages, each with its file and line, and what other pages left behind. */
export async function checkSources(pages: readonly string[]): Promise<string[]> {
  return [...(await Promise.all(pages.map(checkPage))).flat(), ...findMoved()];
}
