import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, posix} from 'node:path';
import {readSourcePages} from '../../tools/getPageFiles';

/**
 * What a step needs to check when only these files have changed: arguments that say it, none for all of it, and nothing
 * where the files cannot break it.
 */
export type Narrow = (files: readonly string[]) => readonly string[] | undefined;

/** Pages, and what they take in. */
export const PAGE = /^(?:versioned_)?docs\//;
/** Figures and what is derived from them. */
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
/** Reads what people are told to type and open, which any file can be. */
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

/** Pages whose samples print figures of a file: most files of facts are named after their group. */
function findPagesWithFigures(file: string): string[] {
  const group = basename(file, '.ts') === 'index' ? 'runtimes|limits|billing' : basename(file, '.ts');
  const printed = new RegExp(`%(?:\\w+\\.)?(?:${group})\\.`);
  const fence = /^ *(`{3,})(?!`)[^]*?^ *\1$/gm;
  return readSourcePages().flatMap(({path, source}) => (printed.test((source.match(fence) ?? []).join()) ? path : []));
}

const undefinedIfEmpty = (found: readonly string[]): readonly string[] | undefined =>
  found.length > 0 ? found : undefined;

/** Changed code. */
export const narrowToCode: Narrow = (files) =>
  undefinedIfEmpty(files.filter((file) => CODE.test(file) && existsSync(file)));

/** Changed pages; all, where something else changed. */
export const narrowToPages: Narrow = (files) =>
  files.every((file) => PAGE.test(file))
    ? undefinedIfEmpty(files.filter((file) => TEXT.test(file) && existsSync(file)))
    : [];

/** Changed pages, and those whose samples print a changed figure; all, where something else changed or a page is gone. */
export const narrowToSamples: Narrow = (files) => {
  const isKnown = (file: string): boolean => (PAGE.test(file) && existsSync(file)) || FACTS.test(file);
  if (!files.every(isKnown) || files.includes('src/facts/cli.ts')) return [];
  const pages = files.flatMap((file) => (PAGE.test(file) ? file : findPagesWithFigures(file)));
  return undefinedIfEmpty([...new Set(pages)].filter((file) => TEXT.test(file)));
};

/** Unit tests that import what changed, those that read changed pages, and one that reads everything. */
export const narrowUnitTests: Narrow = (files) => {
  const isText = (file: string): boolean => PAGE.test(file) || file.endsWith('.md');
  if (!files.every((file) => isText(file) || (CODE.test(file) && existsSync(file)))) return [];
  const readers = files.some((file) => PAGE.test(file) || FACTS.test(file)) ? findPageTests() : [];
  const isFigure = files.every((file) => isText(file) || FACTS.test(file));
  const left = isFigure ? ['--testMatch', ...WITHOUT_PAGE_TOOLS] : [];
  return [...left, '--findRelatedTests', ...files.filter((file) => CODE.test(file)), ...readers, READS_ALL];
};

/** Tests of the build that import changed facts, if any; all, where something else changed. */
export const narrowToFactTests: Narrow = (files) =>
  files.every((file) => FACTS.test(file)) ? ['--passWithNoTests', '--findRelatedTests', ...files] : [];

/** Browser tests that say what they expect in facts; all, where something else changed. */
export const narrowToFactBrowserTests: Narrow = (files) =>
  files.every((file) => FACTS.test(file))
    ? findTests('tests/browser', /\.browser\.test\.ts$/, (_, source) => source.includes('/src/facts'))
    : [];
