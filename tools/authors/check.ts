/** `npm run check -- docs/limits`: everything that can be checked about a page or folder without a build. */
import {spawn} from 'node:child_process';
import {listPages} from '../listPages';
import {checkSources} from './checkSources';

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

async function runSourceCheck(pages: readonly string[]): Promise<Outcome> {
  const problems = await checkSources(pages);
  const name = `front matter, figures, links, questions of ${pages.length} page(s)`;
  return {name, ok: problems.length === 0, printed: problems.join('\n')};
}

async function main(targets: readonly string[]): Promise<void> {
  if (targets.length === 0) throw new Error('name a page or a folder: npm run check -- docs/limits');
  const pages = listPages(targets);
  const markdown = ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs', '--no-globs'];
  const outcomes = await Promise.all([
    runSourceCheck(pages),
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
