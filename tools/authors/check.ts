/** `npm run check -- docs/limits`: everything that can be checked about a page or folder without a build. */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describeProblem, locateOffset, resolveFacts} from '../../src/facts/substituteFacts';
import {createFrontMatterParser} from '../../src/markdown/front-matter';
import {routeOfSource} from '../../src/markdown/front-matter/routeOfSource';
import {factsOfSource} from '../../src/config/versions';
import {listPages} from '../prose/listPages';
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

type Outcome = {readonly name: string; readonly ok: boolean; readonly printed: string};

/** Runs a program of Node and keeps what it prints. */
function runCheck(name: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    child.stderr.on('data', (chunk) => (printed += chunk));
    child.on('close', (code) => done({name, ok: code === 0, printed}));
  });
}

async function checkSources(pages: readonly string[]): Promise<Outcome> {
  const problems = (await Promise.all(pages.map(checkPage))).flat();
  const name = `front matter, figures, links, questions of ${pages.length} page(s)`;
  return {name, ok: problems.length === 0, printed: problems.join('\n')};
}

async function main(targets: readonly string[]): Promise<void> {
  if (targets.length === 0) throw new Error('name a page or a folder: npm run check -- docs/limits');
  const pages = listPages(targets);
  const markdown = ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs', '--no-globs'];
  const outcomes = await Promise.all([
    checkSources(pages),
    runCheck('Markdown', [...markdown, ...pages.map((page) => `:${page}`)]),
    runCheck('words and spelling', ['--import', 'tsx', 'tools/prose/lintProse.ts', ...pages]),
    runCheck('samples', ['--import', 'tsx', 'tools/samples/main.ts', ...targets]),
  ]);
  for (const {name, ok, printed} of outcomes) {
    // The warnings of the prose lint are worth reading on a page that passes.
    if (!ok || / warning /.test(printed)) console.error(printed.trim());
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  }
  if (outcomes.some(({ok}) => !ok)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
