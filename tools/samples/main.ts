import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {SAMPLE_RESULTS} from '../../src/markdown/verified-samples';
import type {Block} from './model';
import {formatProblems, rewriteShown, formatSummary, listReasons, summarise} from './report';
import {compareResults, readResults, updateResults, writeResults} from './results';
import {RUNNABLE} from './run/runBlocks';
import type {WrongResult} from './run/verifyRuns';
import {testSamples, type SampleReport} from './testSamples';

const ROOT = join(import.meta.dirname, '..', '..');
const RESULTS = join(ROOT, SAMPLE_RESULTS);

function updatePages(wrong: readonly WrongResult[]): void {
  for (const page of new Set(wrong.map(({block}) => block.page))) {
    const file = join(ROOT, page);
    const own = wrong.filter(({block}) => block.page === page);
    const {text, skipped} = rewriteShown(readFileSync(file, 'utf8'), own);
    writeFileSync(file, text);
    console.log(`${page}: ${own.length - skipped.length} shown results rewritten; look at them before you commit.`);
    for (const {block} of skipped) console.log(`${page}:${block.line} prints a figure by its name: change it by hand.`);
  }
}

function printReport({blocks, problems, faulty, ran, missing, skipped}: SampleReport): void {
  const runs = new Set(ran.map(({block}) => block));
  const facts = {isSound: (block: Block) => !faulty.has(block), isRun: (block: Block) => runs.has(block)};
  console.log(formatSummary(summarise(blocks, facts)));
  const isLeft = ({lang, meta}: Block) => RUNNABLE.has(lang) && meta.run === undefined && meta.norun === undefined;
  const reasons = listReasons(blocks, isLeft);
  if (reasons.length > 0) console.log(`\nNot run, and why:\n${reasons.join('\n')}`);
  for (const message of missing) console.error(`\n${message}`);
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}`);
  const failed = new Set(problems.map(({page, line}) => `${page}:${line}`)).size;
  const lacking = skipped > 0 ? `, ${skipped} not run for want of a program` : '';
  console.log(`\nSamples: ${Math.max(0, blocks.length - failed - skipped)} passed, ${failed} failed${lacking}`);
}

const HOW_TO_UPDATE =
  'Record what ran with: npm run samples -- --update (or only some pages: npm run samples -- --update docs/code/go)';

/**
 * Compares what ran with the recorded results, and with `--update` records it. Only that writes a tracked file.
 *
 * @returns whether the record holds exactly the blocks that ran
 */
function settleResults({blocks, ran}: SampleReport, update: boolean): boolean {
  const covered = new Set(blocks.map(({page}) => page));
  const recorded = readResults(RESULTS);
  const found = updateResults(recorded, ran, new Date(), (page) => covered.has(page));
  if (update) {
    writeResults(RESULTS, found);
    return true;
  }
  const {outdated, otherTools} = compareResults(recorded, found);
  if (otherTools.length > 0) console.log(`\nOther tools than those of ${SAMPLE_RESULTS}:\n${otherTools.join('\n')}`);
  if (outdated.length === 0) return true;
  console.error(`\n${SAMPLE_RESULTS} is out of date:\n${outdated.join('\n')}\n${HOW_TO_UPDATE}`);
  return false;
}

async function main(words: readonly string[]): Promise<void> {
  const targets = words.filter((word) => !word.startsWith('--'));
  const onlyCheck = words.includes('--only-check');
  const report = await testSamples({root: ROOT, fixtures: join(import.meta.dirname, 'fixtures'), targets, onlyCheck});
  printReport(report);
  const update = words.includes('--update');
  if (update) updatePages(report.wrong);
  const isComplete = !onlyCheck && report.missing.length === 0;
  // A page that is being written is checked alone and often; its results are recorded when it is finished.
  const isRecorded = !isComplete || (targets.length > 0 && !update) || settleResults(report, update);
  const lacksTools = report.missing.length > 0 && Boolean(process.env.CI);
  process.exitCode = report.problems.length > 0 || !isRecorded || lacksTools ? 1 : 0;
}

await main(process.argv.slice(2));
