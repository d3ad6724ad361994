import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {getFactsVersion, getLocale, getUntranslatedPath, getFileVersion} from '../../src/config/versions';
import {getRoute} from '../../src/config/getRoute';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {findStaleMentions, findMissingRedirects} from '../../src/plugins/docs/movedPages';
import {findDuplicateStatements, STATEMENTS_FILE, type Statement} from '../../tests/content/findDuplicateStatements';
import {
  findLiteralFacts,
  findNearLimits,
  findOtherRuntimes,
  formatLiteralFact,
  formatNearLimit,
  formatOtherRuntime,
} from '../facts/hints';
import {findWordedFigures, formatWordedFigure} from '../facts/wordedFigures';
import {createChangedLineFilter, getPageFiles, listFiles} from '../getPageFiles';
import {findCatalogProblems} from './checks/findCatalogProblems';
import {hasAnchor, getAnchors} from './checks/anchors';
import {findPropProblems} from './checks/findPropProblems';
import {findSecrets} from './checks/findSecrets';
import {findContentProblems} from './checks/findContentProblems';
import {createNameIndex, type NameIndex} from './checks/findNameProblems';
import {findImportProblems, findImportedFile} from './checks/findImportProblems';
import {findIncomingLinkProblems, findLinkProblems, type Sources} from './checks/findLinkProblems';
import {findDuplicateFields, findOtherTitleProblems, readTitles} from './checks/findTitleProblems';
import {
  findAnswerProblems,
  findCounterpartProblems,
  findSidebarEntryProblems,
  findPlaceProblems,
  findRedirectProblems,
  getSidebarEntries,
} from './checks/siteReferences';
import {getLineWith} from './formatFailures';
import {createReader, formatParseError, type ReadPage} from './readPages';
import {compareTranslation, readOriginal} from './compareTranslation';
import {findUnknownLanguages, findOrphanedTranslation} from './translations';
import {findMissingQuestionsProblem, needsQuestions, readQuestions} from './questions';
import {isWarning, omitExplainedDifferences, omitOldWarnings} from './filterProblems';

/** Unsaved content by file; `null` for a deleted file. */
export type UnsavedFiles = ReadonlyMap<string, string | null>;

const parseFrontMatter = createFrontMatterParser();
const questions = readQuestions();
const statements = JSON.parse(readFileSync(STATEMENTS_FILE, 'utf8')) as readonly Statement[];

/** Folders whose files are included in pages and downloads. */
const PRINTED = ['src/facts', 'src/outputs/agent-files', 'static', 'tools/samples'];

/** Finds keys and passwords in files that are published. */
async function findPrintedSecrets(): Promise<string[]> {
  const files = PRINTED.flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json|ya?ml|txt|md|py|go|sh|env)$/.test(entry.name))
    .map(({parentPath, name}) => `${parentPath}/${name}`)
    .filter((file) => !file.includes('node_modules'));
  return (await Promise.all(files.map((file) => findSecrets(file, readFileSync(file, 'utf8'))))).flat();
}

/** Folders with files that pages can link to or import. */
const FOLDERS = ['docs', 'versioned_docs', 'src'];

/** Finds out if a page has too few questions. Partials don't need any. */
function findQuestionProblems(page: string, frontMatter: Readonly<Record<string, unknown>>): string[] {
  const route = getRoute(page);
  const missing = route !== null && needsQuestions(frontMatter) ? findMissingQuestionsProblem(route, questions) : null;
  return missing === null ? [] : [`${page}:1: ${missing}`];
}

/** Finds pages whose path isn't a valid address, or that aren't the index file of a folder. */
function findPathProblems(page: string): string[] {
  if (/[^a-z\d_./-]/.test(getUntranslatedPath(page)))
    return [`${page}:1: the path of the file would be its address; allowed: a to z, 0 to 9 and "-"; rename the folder`];
  if (getFileVersion(page) === undefined || getRoute(page) !== null || /(?:^|\/)_/.test(page)) return [];
  const folder = page.replace(/\.mdx?$/, '');
  return [
    `${page}:1: the file isn't an index.mdx; allowed: one folder for each page, ${folder}/index.mdx, or a name that begins with "_" for a text that pages include; move it`,
  ];
}

/** Finds days in `changes` before the commit that added the page. */
function findChangeDayProblems(page: string, source: string, {changes}: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(changes)) return [];
  const args = ['log', '--follow', '--diff-filter=A', '--format=%as', '--', page];
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  const first = status === 0 ? stdout.trim().split('\n').at(-1) : '';
  return changes.flatMap((change: unknown) => {
    const day = String(change).slice(0, 10);
    if (!first || day >= first) return [];
    return `${page}:${getLineWith(source, day)}: front matter "changes" has ${day}, and the page exists since ${first}; allowed: days from then on`;
  });
}

/** Finds front matter fields that Docusaurus would reject. */
const findFrontMatterFieldProblems = (
  page: string,
  source: string,
  fields: Readonly<Record<string, unknown>>,
): string[] =>
  (DocFrontMatterSchema.validate(fields, {abortEarly: false}).error?.details ?? []).map(
    ({message, path: [field]}) =>
      `${page}:${getLineWith(source, `${field}:`)}: front matter ${message}; correct its value`,
  );

async function findProblemsOfPage(
  page: string,
  read: (page: string) => ReadPage,
  sources: Sources,
  placed: ReadonlySet<string>,
  names: NameIndex,
): Promise<string[]> {
  const {source, tree, problems} = read(page);
  const lost = findOrphanedTranslation(page, sources.isFile);
  if (lost.length > 0) return lost;
  if (tree === null) return [...problems];
  const params = {filePath: resolve(page), fileContent: source, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER};
  const frontMatter = await parseFrontMatter(params).then(
    ({frontMatter: fields}) => [
      ...findFrontMatterFieldProblems(page, source, fields),
      ...findQuestionProblems(page, fields),
      ...findPlaceProblems(page, fields, placed),
      ...findChangeDayProblems(page, source, fields),
    ],
    (error: unknown) => formatParseError(error, page),
  );
  const typed = findLiteralFacts(source, getFactsVersion(page)).map((fact) => formatLiteralFact(page, fact));
  const readModule = (from: string): string | null => {
    const file = findImportedFile(from, page, sources.isFile);
    return file !== undefined && /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : null;
  };
  const components = findPropProblems(tree, page, readModule);
  const links = [...findImportProblems(tree, page, sources), ...findLinkProblems(tree, page, sources)];
  const secrets = await findSecrets(page, source);
  const translated =
    getUntranslatedPath(page) === page
      ? []
      : compareTranslation(
          page,
          source,
          readOriginal(page, (path) => read(path).source),
        );
  return [
    ...findPathProblems(page),
    ...secrets,
    ...omitExplainedDifferences(translated, links),
    ...frontMatter,
    ...problems,
    ...typed,
    ...findNearLimits(source, page).map((near) => formatNearLimit(page, near)),
    ...findOtherRuntimes(source, page).map((version) => formatOtherRuntime(page, version)),
    ...findWordedFigures(source, page).map((figure) => formatWordedFigure(page, figure)),
    ...components,
    ...links,
    ...findContentProblems(source, page, tree, names),
  ];
}

/**
 * Finds problems in the sources of pages, and problems that a page causes elsewhere: in sidebars, redirects,
 * counterparts, questions and links from other pages.
 *
 * @param unsaved content to use instead of the files on the disk
 * @returns messages as `file:line: message`
 */
export async function findSourceProblems(
  pages: readonly string[],
  unsaved: UnsavedFiles = new Map(),
): Promise<string[]> {
  const readFile = (path: string): string => unsaved.get(path) ?? readFileSync(path, 'utf8');
  const isFile = (path: string): boolean =>
    unsaved.has(path) ? unsaved.get(path) !== null : existsSync(path) && statSync(path).isFile();
  const checked = new Set(pages);
  const read = createReader(readFile, (page) => checked.has(page));
  const sources: Sources = {isFile, readTree: (page) => read(page).tree, listFiles: () => listFiles(FOLDERS)};
  const entries = getSidebarEntries();
  const placed = new Set(entries.map(({page}) => page));
  const others = getPageFiles()
    .filter((path) => !pages.includes(path) && isFile(path))
    .map((path) => ({path, source: readFileSync(path, 'utf8')}));
  const all = [...others, ...pages.map((path) => ({path, source: read(path).source}))];
  const names = createNameIndex(all.filter(({path}) => getLocale(path) === undefined));
  const own = await Promise.all(pages.map((page) => findProblemsOfPage(page, read, sources, placed, names)));
  const titles = readTitles(all);
  const mislabelled = pages.flatMap((page) => {
    const {tree} = read(page);
    return tree === null ? [] : findOtherTitleProblems(tree, page, sources, titles);
  });
  const getPageAnchors = (page: string) => {
    const tree = pages.includes(page) ? read(page).tree : null;
    return tree && getAnchors(tree);
  };
  const elsewhere = [
    ...mislabelled,
    ...findIncomingLinkProblems(pages, others, sources),
    ...findCatalogProblems((page, anchor) => isFile(page) && hasAnchor(read(page).tree, anchor)),
    ...findSidebarEntryProblems(entries, isFile),
    ...findRedirectProblems(isFile, (page, anchor) => hasAnchor(read(page).tree, anchor)),
    ...findDuplicateFields('title', pages, all),
    ...findDuplicateFields('description', pages, all),
    ...findCounterpartProblems(all, isFile),
    ...findAnswerProblems(questions, isFile, getPageAnchors),
    ...findDuplicateStatements(statements),
    ...findMissingRedirects(),
    ...findStaleMentions(),
  ];
  return [...new Set([...own.flat(), ...elsewhere])];
}

// `npm test -- pages`: front matter, figures, links and questions of every page, without a build.
if (import.meta.filename === process.argv[1]) {
  const pages = getPageFiles();
  const found = [...findUnknownLanguages(pages), ...(await findSourceProblems(pages)), ...(await findPrintedSecrets())];
  const problems = omitOldWarnings(found, createChangedLineFilter());
  for (const problem of problems) console.error(problem);
  if (!problems.every(isWarning)) process.exitCode = 1;
}
