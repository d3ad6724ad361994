import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkBlocks} from './check/checkBlocks';
import {extractBlocks} from './extract/extractBlocks';
import {findPages} from './extract/findPages';
import {expectFailures, failsWhenRun} from './report/expectFailures';
import {formatProblems} from './report/printProblems';

const ROOT = join(import.meta.dirname, '..', '..');

async function main(): Promise<void> {
  const targets = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const pages = findPages(ROOT, targets).map((page) => extractBlocks(page, readFileSync(join(ROOT, page), 'utf8')));
  const blocks = pages.flatMap((page) => page.blocks);
  const found = await checkBlocks(blocks);
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...blocks.flatMap((block) => {
      const own = found.get(block) ?? [];
      return failsWhenRun(block, own) ? [] : expectFailures(block, own);
    }),
  ];
  if (problems.length > 0) console.error(formatProblems(problems));
  console.log(`${pages.length} pages, ${blocks.length} blocks, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await main();
