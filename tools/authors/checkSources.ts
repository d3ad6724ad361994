import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {factsOfSource} from '../../src/config/versions';
import {createFrontMatterParser, routeOfSource} from '../../src/markdown/front-matter';
import {findMentions, findMoved} from '../../src/plugins/docs/movedPages';
import {findSecondTellings, TELLINGS_FILE, type Telling} from '../../tests/content/findSecondTellings';
import {describeTypedFact, findTypedFacts} from '../facts/hints';
import {listPages} from '../listPages';
import {checkComponents} from './checkComponents';
import {checkImports, checkIncoming, checkLinks, findImport, listAnchors, type Sources} from './checkLinks';
import {checkAnswers, checkCounterparts, checkEntries, checkPlace, checkTargets, listEntries} from './checkPlaces';
import {createReader, describeError, type ReadPage} from './readPages';
import {describeMissing, needsQuestions, readQuestions} from './questions';

/** Texts of files that differ from those on the disk; null for a file that is gone. */
export type Unsaved = ReadonlyMap<string, string | null>;

const parse = createFrontMatterParser();
const questions = readQuestions();
const tellings = JSON.parse(readFileSync(TELLINGS_FILE, 'utf8')) as readonly Telling[];

/** Folders of what pages link to and import. */
const FOLDERS = ['docs', 'versioned_docs', 'src'];

const listLinkable = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
  );

/** A page that has too few questions, at its first line; a file that is not a page of the site needs none. */
function checkQuestions(page: string, frontMatter: Readonly<Record<string, unknown>>): string[] {
  const route = routeOfSource(page);
  const missing = route !== null && needsQuestions(frontMatter) ? describeMissing(route, questions) : null;
  return missing === null ? [] : [`${page}:1: ${missing}`];
}

async function checkPage(
  page: string,
  read: (page: string) => ReadPage,
  sources: Sources,
  placed: ReadonlySet<string>,
): Promise<string[]> {
  const {source, tree, problems} = read(page);
  if (tree === null) return [...problems];
  const params = {filePath: resolve(page), fileContent: source, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER};
  const frontMatter = await parse(params).then(
    ({frontMatter: fields}) => [...checkQuestions(page, fields), ...checkPlace(page, fields, placed)],
    (error: unknown) => describeError(error, page),
  );
  const typed = findTypedFacts(source, factsOfSource(page)).map((fact) => describeTypedFact(page, fact));
  const readModule = (from: string): string | null => {
    const file = findImport(from, page, sources.isFile);
    return file !== undefined && /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : null;
  };
  const components = checkComponents(tree, page, readModule);
  const links = [...checkImports(tree, page, sources), ...checkLinks(tree, page, sources)];
  return [...frontMatter, ...problems, ...typed, ...components, ...links];
}

/**
 * What is wrong with the sources of pages, each with its file and line, and what is wrong elsewhere because of them:
 * sidebars, redirects, counterparts, questions, links of other pages.
 */
export async function checkSources(pages: readonly string[], unsaved: Unsaved = new Map()): Promise<string[]> {
  const readFile = (path: string): string => unsaved.get(path) ?? readFileSync(path, 'utf8');
  const isFile = (path: string): boolean =>
    unsaved.has(path) ? unsaved.get(path) !== null : existsSync(path) && statSync(path).isFile();
  const read = createReader(readFile);
  const sources: Sources = {isFile, readTree: (page) => read(page).tree, listFiles: listLinkable};
  const entries = listEntries();
  const placed = new Set(entries.map(({page}) => page));
  const own = await Promise.all(pages.map((page) => checkPage(page, read, sources, placed)));
  const others = listPages()
    .filter((path) => !pages.includes(path) && isFile(path))
    .map((path) => ({path, source: readFileSync(path, 'utf8')}));
  const all = [...others, ...pages.map((path) => ({path, source: read(path).source}))];
  const anchorsOf = (page: string) => {
    const tree = pages.includes(page) ? read(page).tree : null;
    return tree && listAnchors(tree);
  };
  const elsewhere = [
    ...checkIncoming(pages, others, sources),
    ...checkEntries(entries, isFile),
    ...checkTargets(isFile),
    ...checkCounterparts(all, isFile),
    ...checkAnswers(questions, isFile, anchorsOf),
    ...findSecondTellings(tellings),
    ...findMoved(),
    ...findMentions(),
  ];
  return [...new Set([...own.flat(), ...elsewhere])];
}

// `npm test -- pages`: front matter, figures, links and questions of every page, without a build.
if (import.meta.filename === process.argv[1]) {
  const problems = await checkSources(listPages());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
