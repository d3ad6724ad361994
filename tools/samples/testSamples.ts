import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkBlocks} from './check/checkBlocks';
import {extractBlocks} from './extract/extractBlocks';
import {findPages} from './extract/findPages';
import type {Block, Problem} from './model';
import {expectFailures, failsWhenRun} from './report/expectFailures';
import type {RanBlock} from './report/results';
import {runBlocks, type Run, type RunPlaces} from './run/runBlocks';
import {RUNNABLE} from './run/runSample';
import {verifyRuns, type Verdict, type WrongResult} from './run/verifyRuns';

/** What a test of the samples is told. */
export interface SampleOptions extends RunPlaces {
  /** Pages or folders, from the root; none means all. */
  readonly targets: readonly string[];
  /** Whether blocks are only parsed and typed. */
  readonly onlyCheck: boolean;
}

/** What a test of the samples has found. */
export interface SampleReport {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
  /** Blocks with a fault that needs no run to be seen, and that is not there on purpose. */
  readonly faulty: ReadonlySet<Block>;
  readonly ran: readonly RanBlock[];
  readonly wrong: readonly WrongResult[];
  /** Programs that are not on this machine, with the command that installs them. */
  readonly missing: readonly string[];
  /** How many blocks such a program should have run. */
  readonly skipped: number;
}

const NOTHING_RUN: Verdict = {problems: new Map(), wrong: [], failed: new Set()};

function wantsRun(block: Block, found: readonly Problem[]): boolean {
  return block.meta.run !== undefined || failsWhenRun(block, found);
}

function refuseRun(block: Block): Problem[] {
  return block.meta.run !== undefined && !RUNNABLE.has(block.lang)
    ? [{page: block.page, line: block.line, message: `${block.lang} cannot be run: ${[...RUNNABLE].join(', ')} can`}]
    : [];
}

function listRan(
  runs: ReadonlyMap<Block, Run>,
  problems: ReadonlyMap<Block, readonly Problem[]>,
  failed: ReadonlySet<Block>,
): RanBlock[] {
  return [...runs].flatMap(([block, run]) => {
    if (!('outcome' in run) || block.meta.fails !== undefined) return [];
    const passed = (problems.get(block) ?? []).length === 0 && !failed.has(block);
    return [{block, tool: run.tool.label, passed}];
  });
}

/** Checks the blocks of some pages, runs those that ask for it, and compares what pages show of the results. */
export async function testSamples(options: SampleOptions): Promise<SampleReport> {
  const pages = findPages(options.root, options.targets).map((page) =>
    extractBlocks(page, readFileSync(join(options.root, page), 'utf8')),
  );
  const blocks = pages.flatMap((page) => page.blocks);
  const checked = await checkBlocks(blocks, join(options.root, '.cache', 'samples'));
  const found = (block: Block) => checked.get(block) ?? [];
  const toRun = options.onlyCheck
    ? []
    : blocks.filter((block) => RUNNABLE.has(block.lang) && wantsRun(block, found(block)) && found(block).length === 0);
  const runs = await runBlocks(toRun, blocks, options);
  const verdict = options.onlyCheck ? NOTHING_RUN : verifyRuns(blocks, runs);
  const isDeferred = (block: Block) =>
    failsWhenRun(block, found(block)) && (options.onlyCheck || 'missing' in (runs.get(block) ?? {}));
  const ofBlock = (block: Block): Problem[] => {
    if (isDeferred(block)) return [];
    return expectFailures(block, [...refuseRun(block), ...found(block), ...(verdict.problems.get(block) ?? [])]);
  };
  const problems = new Map(blocks.map((block) => [block, ofBlock(block)]));
  return {
    blocks,
    problems: [...pages.flatMap((page) => page.problems), ...blocks.flatMap((block) => problems.get(block) ?? [])],
    faulty: new Set(blocks.filter((block) => found(block).length > 0 && block.meta.fails === undefined)),
    ran: listRan(runs, problems, verdict.failed),
    wrong: verdict.wrong,
    skipped: [...runs.values()].filter((run) => 'missing' in run).length,
    missing: [...new Set([...runs.values()].flatMap((run) => ('missing' in run ? [run.missing] : [])))],
  };
}
