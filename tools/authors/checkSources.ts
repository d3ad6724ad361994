import type {Root} from 'mdast';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {VFile} from 'vfile';
import {factsOfSource} from '../../src/config/versions';
import {transforms} from '../../src/markdown';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {routeOfSource} from '../../src/markdown/front-matter/routeOfSource';
import {findMoved} from '../../src/plugins/docs/movedPages';
import {findSecondTellings, type Telling} from '../../tests/content/findSecondTellings';
import {describeTypedFact, findTypedFacts} from '../facts/findTypedFacts';
import {listPages} from '../listPages';
import {parsePage} from '../prose/readBlocks';
import {checkImports, checkIncoming, checkLinks, listAnchors, type Sources} from './checkLinks';
import {checkAnswers, checkCounterparts, checkEntries, checkPlace, checkTargets, listEntries} from './checkPlaces';
import {locateFailures} from './locateFailures';
import {describeMissing, needsQuestions, readQuestions} from './questions';

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Where a parser stopped: `line:column`, or the first line. */
function placeOf(error: unknown): string {
  const {line = 1, column = 1} = error as {line?: number; column?: number};
  return `${line}:${column}`;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Transform = (tree: Root, file: VFile) => unknown;
/** A plugin as the configuration names it, with its options where it has any. */
type Entry = ((...options: never[]) => Transform) | readonly [(...options: never[]) => Transform, ...unknown[]];

/** What the build does to the source of a page, in its order. */
function makeTransforms(): Transform[] {
  return (transforms.beforeDefaultRemarkPlugins as readonly unknown[] as readonly Entry[]).map((entry) => {
    const [plugin, ...options] = Array.isArray(entry) ? entry : [entry];
    return (plugin as (...given: unknown[]) => Transform)(...options);
  });
}

/** A page as the build has it once its references are filled in, and what the build says of it. */
type ReadPage = {readonly source: string; readonly tree: Root; readonly problems: readonly string[]};

/** Reads pages as the build does, each once. */
function createReader(): (page: string) => ReadPage {
  const known = new Map<string, ReadPage>();
  const all = makeTransforms();
  const read = (page: string): ReadPage => {
    const source = readFileSync(page, 'utf8');
    let tree: Root;
    try {
      tree = parsePage(source);
    } catch (error) {
      // Nothing else can be read in a page that is not MDX.
      const problems = [`${page}:${placeOf(error)}: MDX: ${reasonOf(error)}`];
      return {source, tree: {type: 'root', children: []}, problems};
    }
    const problems = all.flatMap((transform) => {
      try {
        transform(tree, new VFile({path: resolve(page), value: source}));
        return [];
      } catch (error) {
        const found = locateFailures(reasonOf(error));
        return found.length > 0 ? found : [`${page}:1: ${reasonOf(error)}`];
      }
    });
    return {source, tree, problems};
  };
  return (page) => {
    const found = known.get(page) ?? read(page);
    known.set(page, found);
    return found;
  };
}

const parse = createFrontMatterParser();
const questions = readQuestions();
const tellings = JSON.parse(readFileSync('tests/content/oneHome.json', 'utf8')) as readonly Telling[];

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
  const params = {filePath: resolve(page), fileContent: source, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER};
  const frontMatter = await parse(params).then(
    ({frontMatter: fields}) => [...checkQuestions(page, fields), ...checkPlace(page, fields, placed)],
    (error: unknown) => locateFailures(reasonOf(error)),
  );
  const typed = findTypedFacts(source, factsOfSource(page)).map((fact) => describeTypedFact(page, fact));
  const links = [...checkImports(tree, page, isFile), ...checkLinks(tree, page, sources)];
  return [...frontMatter, ...problems, ...typed, ...links];
}

/**
 * What is wrong with the sources of pages, each with its file and line, and what is wrong elsewhere because of them:
 * sidebars, redirects, counterparts, questions, links of other pages.
 */
export async function checkSources(pages: readonly string[]): Promise<string[]> {
  const read = createReader();
  const sources: Sources = {isFile, readTree: (page) => read(page).tree};
  const entries = listEntries();
  const placed = new Set(entries.map(({page}) => page));
  const own = await Promise.all(pages.map((page) => checkPage(page, read, sources, placed)));
  const others = listPages()
    .filter((path) => !pages.includes(path))
    .map((path) => ({path, source: readFileSync(path, 'utf8')}));
  const all = [...others, ...pages.map((path) => ({path, source: read(path).source}))];
  const anchorsOf = (page: string) => (pages.includes(page) ? listAnchors(read(page).tree) : null);
  const elsewhere = [
    ...checkIncoming(pages, others, sources),
    ...checkEntries(entries, isFile),
    ...checkTargets(isFile),
    ...checkCounterparts(all, isFile),
    ...checkAnswers(questions, isFile, anchorsOf),
    ...findSecondTellings(tellings),
    ...findMoved(),
  ];
  return [...new Set([...own.flat(), ...elsewhere])];
}
