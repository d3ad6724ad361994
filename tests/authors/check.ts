/** `npm run check -- docs/limits`: what can be known of a page, or of all below a folder, without a build. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describeProblem, locateOffset, resolveFacts} from '../../src/facts/substituteFacts';
import {createFrontMatterParser} from '../../src/plugins/front-matter';
import {docsVersionOf} from '../../src/plugins/platform-facts/docsVersionOf';
import {listPages} from '../prose/listPages';
import {findDeadLinks} from './findDeadLinks';

const parse = createFrontMatterParser();

async function checkPage(page: string): Promise<string[]> {
  const source = readFileSync(page, 'utf8');
  const facts = resolveFacts(source, docsVersionOf(page)).problems.map((problem) => {
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
    () => [],
    (error: Error) => [error.message],
  );
  return [...new Set([...frontMatter, ...facts, ...links])];
}

/** Runs a program of Node; true when it ended well. */
function succeeds(name: string, args: readonly string[]): boolean {
  const {status} = spawnSync(process.execPath, args, {stdio: ['ignore', 'inherit', 'inherit']});
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  return status === 0;
}

async function main(targets: readonly string[]): Promise<void> {
  if (targets.length === 0) throw new Error('name a page or a folder: npm run check -- docs/limits');
  const pages = listPages(targets);
  const problems = (await Promise.all(pages.map(checkPage))).flat();
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} front matter, figures, links of ${pages.length} page(s)`);
  const results = [
    succeeds('Markdown', [
      'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
      '--no-globs',
      ...pages.map((page) => `:${page}`),
    ]),
    succeeds('words and spelling', ['--import', 'tsx', 'tests/prose/lintProse.ts', ...pages]),
    succeeds('samples', ['--import', 'tsx', 'tests/samples/main.ts', ...targets]),
  ];
  if (problems.length > 0 || results.includes(false)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
