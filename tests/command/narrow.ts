import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
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
/** Unit tests but those of tools that read pages: theirs are made up. */
const NOT_OF_READERS = [
  '**/*.test.ts?(x)',
  '!**/tools/{authors,prose}/**',
  '!**/tools/samples/{*/**,!(promises).test.ts}',
];
/** Reads what people are told to type and open, which any file can be. */
const READS_ALL = 'tests/lint/readmes.test.ts';

/** Test files below a folder whose text has something. */
function listTests(folder: string, name: RegExp, text: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file) && !file.includes('node_modules/') && text.test(readFileSync(file, 'utf8')));
}

/** Unit tests that read pages, which their imports do not tell. */
export const listPageTests = (): string[] =>
  ['src', 'tests', 'tools'].flatMap((folder) =>
    listTests(
      folder,
      UNIT_TEST,
      /\b(?:readSourcePages|listPictureFiles)\(|\b(?:read|exists)\w*\(['"`](?:versioned_)?docs\//,
    ),
  );

/** Pages whose samples print figures of a file: most files of facts are named after their group. */
function listPrinting(file: string): string[] {
  const group = basename(file, '.ts') === 'index' ? 'runtimes|limits|billing' : basename(file, '.ts');
  const printed = new RegExp(`%(?:\\w+\\.)?(?:${group})\\.`);
  const fence = /^ *(`{3,})(?!`)[^]*?^ *\1$/gm;
  return readSourcePages().flatMap(({path, source}) => (printed.test((source.match(fence) ?? []).join()) ? path : []));
}

const orNothing = (found: readonly string[]): readonly string[] | undefined => (found.length > 0 ? found : undefined);

/** Changed code. */
export const changedCode: Narrow = (files) => orNothing(files.filter((file) => CODE.test(file) && existsSync(file)));

/** Changed pages; all, where something else changed. */
export const changedPages: Narrow = (files) =>
  files.every((file) => PAGE.test(file)) ? orNothing(files.filter((file) => TEXT.test(file) && existsSync(file))) : [];

/** Changed pages, and those whose samples print a changed figure; all, where something else changed or a page is gone. */
export const changedSamples: Narrow = (files) => {
  const isKnown = (file: string): boolean => (PAGE.test(file) && existsSync(file)) || FACTS.test(file);
  if (!files.every(isKnown) || files.includes('src/facts/cli.ts')) return [];
  const pages = files.flatMap((file) => (PAGE.test(file) ? file : listPrinting(file)));
  return orNothing([...new Set(pages)].filter((file) => TEXT.test(file)));
};

/** Unit tests that import what changed, those that read changed pages, and one that reads everything. */
export const relatedUnits: Narrow = (files) => {
  const isText = (file: string): boolean => PAGE.test(file) || file.endsWith('.md');
  if (!files.every((file) => isText(file) || (CODE.test(file) && existsSync(file)))) return [];
  const readers = files.some((file) => PAGE.test(file) || FACTS.test(file)) ? listPageTests() : [];
  const isFigure = files.every((file) => isText(file) || FACTS.test(file));
  const left = isFigure ? ['--testMatch', ...NOT_OF_READERS] : [];
  return [...left, '--findRelatedTests', ...files.filter((file) => CODE.test(file)), ...readers, READS_ALL];
};

/** Tests of the build that import changed facts, if any; all, where something else changed. */
export const relatedToFacts: Narrow = (files) =>
  files.every((file) => FACTS.test(file)) ? ['--passWithNoTests', '--findRelatedTests', ...files] : [];

/** Browser tests that say what they expect in facts; all, where something else changed. */
export const aboutFacts: Narrow = (files) =>
  files.every((file) => FACTS.test(file)) ? listTests('tests/browser', /\.browser\.test\.ts$/, /\/src\/facts/) : [];
