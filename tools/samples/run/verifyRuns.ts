import {createTwoFilesPatch} from 'diff';
import {reportAt, type Block, type Problem} from '../model';
import {compareShown, EXPECT_KINDS, type Mismatch} from './compare';
import type {Run} from './runBlocks';
import type {Outcome} from './sampleJob';

/** A block that shows a result, with what came out instead. */
export interface WrongResult extends Mismatch {
  readonly block: Block;
}

/** What a look at the runs of one page has found. */
export interface Verdict {
  readonly problems: ReadonlyMap<Block, Problem[]>;
  readonly wrong: readonly WrongResult[];
  /** Blocks whose shown result is not what came out. */
  readonly failed: ReadonlySet<Block>;
}

/** The `run` block that each shown result belongs to: the nearest one above it. */
export function pairResults(blocks: readonly Block[], isRun: (block: Block) => boolean): Map<Block, Block | undefined> {
  const pairs = new Map<Block, Block | undefined>();
  let last: Block | undefined;
  for (const block of blocks) {
    if (block.page !== last?.page) last = undefined;
    if (block.meta.expect !== undefined) pairs.set(block, last);
    else if (isRun(block)) last = block;
  }
  return pairs;
}

function describeMismatch({shown, actual}: Mismatch): string {
  const patch = createTwoFilesPatch('shown', 'actual', `${shown}\n`, `${actual}\n`, '', '', {context: 3});
  return patch
    .split('\n')
    .filter((line) => !/^(?:=====|Index|\\ )/.test(line))
    .join('\n')
    .trimEnd();
}

function describeFailure(block: Block, outcome: Outcome): Problem[] {
  const {error, errorLine = 1} = outcome;
  return error ? [reportAt(block, errorLine, `${error.name}: ${error.message}`)] : [];
}

function verifyResult(block: Block, outcome: Outcome): {problem?: Problem; wrong?: WrongResult} {
  const kind = block.meta.expect ?? '';
  if (!EXPECT_KINDS.includes(kind)) {
    return {problem: reportAt(block, 0, `unknown "expect=${kind}": known are ${EXPECT_KINDS.join(', ')}`)};
  }
  const mismatch = compareShown(kind, block.code, outcome);
  if (!mismatch) return {};
  const message = `the shown ${kind} is not what came out:\n${describeMismatch(mismatch)}`;
  return {problem: {page: block.page, line: block.line, message}, wrong: {block, ...mismatch}};
}

/** An exit code is no error of a Bash step, so what it printed is enough. */
function showsFailure(shown: Block, run: Block | undefined): boolean {
  const kind = shown.meta.expect;
  return kind === 'error' || (run?.lang === 'bash' && (kind === 'logs' || kind === 'stdout'));
}

/** Compares the runs with what the pages show; a failure is a problem unless the page shows it. */
export function verifyRuns(blocks: readonly Block[], runs: ReadonlyMap<Block, Run>): Verdict {
  const problems = new Map<Block, Problem[]>();
  const wrong: WrongResult[] = [];
  const failed = new Set<Block>();
  const pairs = pairResults(blocks, (block) => runs.has(block));
  const showsError = new Set([...pairs].filter(([shown, run]) => showsFailure(shown, run)).map(([, run]) => run));
  for (const [block, run] of runs) {
    if ('outcome' in run && !showsError.has(block)) problems.set(block, describeFailure(block, run.outcome));
    if ('broken' in run) problems.set(block, [{page: block.page, line: block.line, message: run.broken}]);
  }
  for (const [shown, block] of pairs) {
    const run = block && runs.get(block);
    if (!run)
      problems.set(shown, [
        {page: shown.page, line: shown.line, message: 'no block above it is run, so the result cannot be compared'},
      ]);
    else if ('outcome' in run) {
      const {problem, wrong: one} = verifyResult(shown, run.outcome);
      if (problem) problems.set(shown, [problem]);
      if (problem) failed.add(block);
      if (one) wrong.push(one);
    }
  }
  return {problems, wrong, failed};
}
