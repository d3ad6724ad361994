/** `npm run check -- docs/limits`: runs all checks of a page or folder that don't need a build. */
import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {createChangedLineFilter, getPageFiles} from '../getPageFiles';
import {runCommand} from '../runCommand';
import {isWarning, omitOldWarnings} from './filterProblems';

const getTsxArguments = (file: string, ...args: readonly string[]): string[] => ['--import', 'tsx', file, ...args];

type Outcome = {
  readonly name: string;
  readonly ok: boolean;
  readonly printed: string;
  /** Whether to print its output even if it passes. */
  readonly isTold?: boolean;
};

/** Runs a Node.js program and returns its output. */
const runCheckProgram = (name: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((done) =>
    execFile(process.execPath, args, {maxBuffer: Infinity}, (error, stdout, stderr) =>
      done({name, ok: error === null, printed: stdout + stderr}),
    ),
  );

async function runSourceCheck(pages: readonly string[], isWhole: boolean): Promise<Outcome> {
  const {findSourceProblems} = await import('./findSourceProblems');
  const problems = omitOldWarnings(await findSourceProblems(pages), isWhole ? () => true : createChangedLineFilter());
  const name = `front matter, figures, links, questions of ${pages.length} page(s), sidebars, redirects, catalogues`;
  return {name, ok: problems.every(isWarning), printed: problems.join('\n')};
}

/** Returns the pages that can't be parsed, each with the reason only, because other findings could be wrong. */
async function runSyntaxCheck(pages: readonly string[]): Promise<{outcome: Outcome; readable: readonly string[]}> {
  // Imported late, so that a mistake in src/facts or src/config gets a readable message.
  const {findParseProblems} = await import('./readPages');
  const unreadable = new Map(pages.map((page) => [page, findParseProblems(page, readFileSync(page, 'utf8'))]));
  const readable = pages.filter((page) => unreadable.get(page)?.length === 0);
  const printed = [...unreadable.values()].flat().join('\n');
  const name = `syntax${printed && '; the other checks of these pages wait until it is right'}`;
  return {outcome: {name, ok: printed === '', printed}, readable};
}

/** Checks translations. Untranslated text is reported, but doesn't fail the check. */
async function runTranslationCheck(
  targets: readonly string[],
  pages: readonly string[],
  isWhole: boolean,
): Promise<Outcome[]> {
  const named = targets
    .map((target) => relative('.', target))
    .flatMap((target) => (target === 'i18n' ? readdirSync(target).map((locale) => join(target, locale)) : [target]))
    .filter((target) => target.startsWith('i18n/'));
  if (named.length === 0) return [];
  const {findTranslationProblems} = await import('./translations');
  const {wrong, left} = await findTranslationProblems(named, pages, isWhole);
  const printed = [...left, ...wrong].join('\n');
  return [{name: 'translations', ok: wrong.length === 0, isTold: left.length > 0, printed}];
}

/** Checks the sources of pages, and the pages that can be parsed. */
async function runPageChecks(pages: readonly string[], isWhole: boolean): Promise<Outcome[]> {
  const markdown = ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs', '--no-globs'];
  return Promise.all([
    runCheckProgram('OpenAPI', getTsxArguments('src/features/rest-reference/lintDocument.ts')),
    runSourceCheck(pages, isWhole),
    ...(pages.length === 0
      ? []
      : [
          runCheckProgram('Markdown', [...markdown, ...pages.map((page) => `:${page}`)]),
          runCheckProgram(
            'words and spelling',
            getTsxArguments('tools/prose/lintProse.ts', ...pages, ...(isWhole ? ['--all'] : [])),
          ),
          runCheckProgram('samples', getTsxArguments('tools/samples/main.ts', ...pages)),
        ]),
  ]);
}

/** Failed checks come last, at the end of the terminal output. */
export const sortFailuresLast = <T extends {readonly ok: boolean}>(outcomes: readonly T[]): T[] =>
  outcomes.toSorted((a, b) => Number(b.ok) - Number(a.ok));

async function runChecks(args: readonly string[]): Promise<void> {
  const targets = args.filter((arg) => arg !== '--all');
  if (targets.length === 0) throw new Error('name a page or a folder: npm run check -- docs/limits');
  // Facts and other sources are always checked.
  const pages = getPageFiles(targets).filter((path) => /\.mdx?$/.test(path));
  const {outcome, readable} = await runSyntaxCheck(pages);
  const isWhole = args.includes('--all');
  const told = runTranslationCheck(targets, pages, isWhole).catch((error: unknown): Outcome[] => [
    {name: 'translations', ok: false, printed: String(error)},
  ]);
  const outcomes = sortFailuresLast([outcome, ...(await runPageChecks(readable, isWhole)), ...(await told)]);
  for (const {name, ok, printed, isTold} of outcomes) {
    // Print warnings even if the page passes.
    if (!ok || isTold || / warning /.test(printed)) console.error(printed.trim());
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  }
  if (outcomes.some(({ok}) => !ok)) process.exitCode = 1;
}

if (import.meta.filename === process.argv[1]) await runCommand(() => runChecks(process.argv.slice(2)));
