import type {Block, Problem, RanBlock} from './model';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findProblemsByBlock} from './check/findProblemsByBlock';
import {extractBlocks} from './extractBlocks';
import {getPageFiles} from '../getPageFiles';
import {runBlocks, type RunResult, type RunPlaces, RUNNABLE} from './run/runBlocks';
import {verifyRuns, type Verdict, type WrongResult} from './run/verifyRuns';

/** Whether a block that should fail has no problems yet, but can fail when it runs. */
function isExpectedToFail(block: Block, problems: readonly Problem[]): boolean {
  return block.meta.fails !== undefined && problems.length === 0 && RUNNABLE.has(block.lang);
}

/** Returns the problems of a block, taking its `fails="…"` into account. */
function applyExpectedFailure(block: Block, problems: readonly Problem[]): Problem[] {
  const expected = block.meta.fails;
  if (expected === undefined) return [...problems];
  const rest = problems.filter(({message}) => !message.includes(expected));
  if (rest.length < problems.length) return rest;
  const message =
    problems.length > 0 ? `should fail with "${expected}", but:` : `should fail with "${expected}", but passes`;
  return [{page: block.page, line: block.line, message}, ...rest];
}

interface SampleOptions extends RunPlaces {
  /** Pages or folders, relative to the project's root. Empty means all. */
  readonly targets: readonly string[];
  /** Whether to only parse and check blocks, without running them. */
  readonly onlyCheck: boolean;
}

/** Results of testing the samples. */
export interface SampleReport {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
  readonly ran: readonly RanBlock[];
  readonly wrong: readonly WrongResult[];
  /** Whether samples ran: they don't if only parsed, or if the settings of a block are wrong. */
  readonly isRun: boolean;
  /** Missing programs, with the command to install them. */
  readonly missing: readonly string[];
  /** Number of blocks that couldn't run because of missing programs. */
  readonly skipped: number;
}

const NOTHING_RUN: Verdict = {problems: new Map(), wrong: [], failed: new Set()};

function findRunProblems(block: Block): Problem[] {
  return block.meta.run !== undefined && !RUNNABLE.has(block.lang)
    ? [{page: block.page, line: block.line, message: `${block.lang} cannot be run: ${[...RUNNABLE].join(', ')} can`}]
    : [];
}

function getRanBlocks(
  runs: ReadonlyMap<Block, RunResult>,
  problems: ReadonlyMap<Block, readonly Problem[]>,
  failed: ReadonlySet<Block>,
): RanBlock[] {
  return [...runs].flatMap(([block, run]) => {
    if (!('outcome' in run) || block.meta.fails !== undefined) return [];
    const succeeded = (problems.get(block) ?? []).length === 0;
    return [{block, tool: run.tool.label, succeeded, passed: succeeded && !failed.has(block)}];
  });
}

/** Checks the blocks of some pages, runs those marked with `run`, and compares the results that pages show. */
export async function testSamples(options: SampleOptions): Promise<SampleReport> {
  const pages = getPageFiles(options.targets, options.root).map((page) =>
    extractBlocks(page, readFileSync(join(options.root, page), 'utf8')),
  );
  const blocks = pages.flatMap((page) => page.blocks);
  // Without its fixture, a block would fail for unrelated reasons, and an update would record that.
  const onlyCheck = options.onlyCheck || pages.some((page) => page.problems.length > 0);
  const checked = await findProblemsByBlock(blocks);
  const getCheckProblems = (block: Block) => checked.get(block) ?? [];
  const isRunRequested = ({meta, lang}: Block): boolean =>
    RUNNABLE.has(lang) && (meta.run !== undefined || meta.fails !== undefined);
  const toRun = blocks.filter((block) => !onlyCheck && isRunRequested(block) && getCheckProblems(block).length === 0);
  const runs = await runBlocks(toRun, blocks, options);
  const verdict = onlyCheck ? NOTHING_RUN : verifyRuns(blocks, runs);
  const isDeferred = (block: Block) =>
    isExpectedToFail(block, getCheckProblems(block)) && (onlyCheck || 'missing' in (runs.get(block) ?? {}));
  const getBlockProblems = (block: Block): Problem[] => {
    if (isDeferred(block)) return [];
    return applyExpectedFailure(block, [
      ...findRunProblems(block),
      ...getCheckProblems(block),
      ...(verdict.problems.get(block) ?? []),
    ]);
  };
  const problems = new Map(blocks.map((block) => [block, getBlockProblems(block)]));
  return {
    blocks,
    problems: [...pages.flatMap((page) => page.problems), ...blocks.flatMap((block) => problems.get(block) ?? [])],
    ran: getRanBlocks(runs, problems, verdict.failed),
    wrong: verdict.wrong,
    isRun: !onlyCheck,
    skipped: [...runs.values()].filter((run) => 'missing' in run).length,
    missing: [...new Set([...runs.values()].flatMap((run) => ('missing' in run ? [run.missing] : [])))],
  };
}
