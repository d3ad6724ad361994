import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, posix} from 'node:path';
import {readSourcePages} from '../../tools/getPageFiles';

/**
 * Returns the arguments of a step for changed files: none to check everything, and `undefined` if the files can't break
 * it.
 */
export type Narrow = (files: readonly string[]) => readonly string[] | undefined;

/** Pages and the files they include. */
export const PAGE = /^(?:versioned_)?docs\//;
/** Figures and values derived from them. */
export const FACTS = /^src\/facts\/\w+\.ts$/;
const TEXT = /\.mdx?$/;
const CODE = /\.(?:[cm]?js|tsx?)$/;
const UNIT_TEST = /^(?!.*\.(?:browser|server|built|engine|example)\.test\.).*\.test\.tsx?$/;
/** All unit tests except those of page tools, which use fixtures. */
const WITHOUT_PAGE_TOOLS = [
  '**/*.test.ts?(x)',
  '!**/tools/{authors,prose}/**',
  '!**/tools/samples/{*/**,!(promises).test.ts}',
];
/** Depends on all files, because it checks the commands and paths in READMEs. */
const READS_ALL = 'tests/lint/readmes.test.ts';

/** Lists the test files below a folder that match a name and are accepted by a filter of their path and source. */
function findTests(folder: string, name: RegExp, accepts: (file: string, source: string) => boolean): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => name.test(file) && !file.includes('node_modules/') && accepts(file, readFileSync(file, 'utf8')));
}

/** The module that finds pages and their pictures. A test that imports it depends on pages. */
export const PAGE_FILES_MODULE = 'tools/getPageFiles.ts';
/** A call that reads a page by its path. */
const READS_PAGE = /\b(?:read|exists)\w*\(['"`](?:versioned_)?docs\//;

/** Whether a test depends on pages: it imports the module that finds them, or reads one by its path. */
function readsPages(file: string, source: string): boolean {
  const imported = [...source.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), `${path}.ts`),
  );
  return imported.includes(PAGE_FILES_MODULE) || READS_PAGE.test(source);
}

/** Lists the unit tests that read pages. Jest can't find these by a changed page, because pages aren't imported. */
export const findPageTests = (): string[] =>
  ['src', 'tests', 'tools'].flatMap((folder) => findTests(folder, UNIT_TEST, readsPages));

/** Finds pages whose samples contain figures from a file. Most files are named after their group of figures. */
function findPagesWithFigures(file: string): string[] {
  const group = basename(file, '.ts') === 'index' ? 'runtimes|limits|billing' : basename(file, '.ts');
  const printed = new RegExp(`%(?:\\w+\\.)?(?:${group})\\.`);
  const fence = /^ *(`{3,})(?!`)[^]*?^ *\1$/gm;
  return readSourcePages().flatMap(({path, source}) => (printed.test((source.match(fence) ?? []).join()) ? path : []));
}

const undefinedIfEmpty = (found: readonly string[]): readonly string[] | undefined =>
  found.length > 0 ? found : undefined;

/** Narrows to changed code. */
export const narrowToCode: Narrow = (files) =>
  undefinedIfEmpty(files.filter((file) => CODE.test(file) && existsSync(file)));

/** Narrows to changed pages; to everything if other files changed. */
export const narrowToPages: Narrow = (files) =>
  files.every((file) => PAGE.test(file))
    ? undefinedIfEmpty(files.filter((file) => TEXT.test(file) && existsSync(file)))
    : [];

/** Narrows to changed pages and samples with changed figures; to everything if other files changed or a page was removed. */
export const narrowToSamples: Narrow = (files) => {
  const isKnown = (file: string): boolean => (PAGE.test(file) && existsSync(file)) || FACTS.test(file);
  if (!files.every(isKnown) || files.includes('src/facts/cli.ts')) return [];
  const pages = files.flatMap((file) => (PAGE.test(file) ? file : findPagesWithFigures(file)));
  return undefinedIfEmpty([...new Set(pages)].filter((file) => TEXT.test(file)));
};

/** Narrows to unit tests that import changed files or read changed pages. */
export const narrowUnitTests: Narrow = (files) => {
  const isText = (file: string): boolean => PAGE.test(file) || file.endsWith('.md');
  if (!files.every((file) => isText(file) || (CODE.test(file) && existsSync(file)))) return [];
  const readers = files.some((file) => PAGE.test(file) || FACTS.test(file)) ? findPageTests() : [];
  const isFigure = files.every((file) => isText(file) || FACTS.test(file));
  const left = isFigure ? ['--testMatch', ...WITHOUT_PAGE_TOOLS] : [];
  return [...left, '--findRelatedTests', ...files.filter((file) => CODE.test(file)), ...readers, READS_ALL];
};

/** Narrows to tests that import changed facts; to everything if other files changed. */
export const narrowToFactTests: Narrow = (files) =>
  files.every((file) => FACTS.test(file)) ? ['--passWithNoTests', '--findRelatedTests', ...files] : [];

/** Narrows to browser tests that import facts; to everything if other files changed. */
export const narrowToFactBrowserTests: Narrow = (files) =>
  files.every((file) => FACTS.test(file))
    ? findTests('tests/browser', /\.browser\.test\.ts$/, (_, source) => source.includes('/src/facts'))
    : [];
