import {createTwoFilesPatch} from 'diff';
import {reportAt, type Block, type Problem} from '../model';
import {compareShown, EXPECT_KINDS, type Mismatch} from './compare';
import type {Run} from './runBlocks';
import type {Outcome} from './sampleJob';

/** A block that shows a result, the one that ran for it, and what came out instead. */
export interface WrongResult extends Mismatch {
  readonly block: Block;
  readonly run: Block;
}

/** What a look at the runs of one page has found. */
export interface Verdict {
  readonly problems: ReadonlyMap<Block, Problem[]>;
  readonly wrong: readonly WrongResult[];
  /** Blocks whose shown result is not what came out. */
  readonly failed: ReadonlySet<Block>;
}

/** One step in another language: a block of the same title, as in tabs. */
const isSameStep = (a: Block, b: Block): boolean =>
  a.meta.title !== undefined && a.meta.title === b.meta.title && a.lang !== b.lang;

/**
 * The `run` blocks that each shown result belongs to: the nearest one above it, and those before that one, if no result
 * is between them, that are the same step in other languages.
 */
export function pairResults(blocks: readonly Block[], isRun: (block: Block) => boolean): Map<Block, readonly Block[]> {
  const pairs = new Map<Block, readonly Block[]>();
  let last: readonly Block[] = [];
  let isShown = false;
  for (const block of blocks) {
    if (block.page !== last[0]?.page) last = [];
    if (block.meta.expect !== undefined) pairs.set(block, last);
    else if (isRun(block)) last = !isShown && last[0] && isSameStep(last[0], block) ? [...last, block] : [block];
    isShown = block.meta.expect !== undefined;
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

function verifyResult(block: Block, run: Block, outcome: Outcome): {problem?: Problem; wrong?: WrongResult} {
  const kind = block.meta.expect ?? '';
  if (!EXPECT_KINDS.includes(kind)) {
    return {problem: reportAt(block, 0, `unknown "expect=${kind}": known are ${EXPECT_KINDS.join(', ')}`)};
  }
  const mismatch = compareShown(kind, block.code, outcome);
  if (!mismatch) return {};
  const message = `the shown ${kind} is not what came out:\n${describeMismatch(mismatch)}`;
  return {problem: {page: block.page, line: block.line, message}, wrong: {block, run, ...mismatch}};
}

/** An exit code is no error of a Bash step, so what it printed is enough. */
function showsFailure(shown: Block, run: Block): boolean {
  const kind = shown.meta.expect;
  return kind === 'error' || (run.lang === 'bash' && (kind === 'logs' || kind === 'stdout'));
}

const describeLone = ({page, line}: Block): Problem => ({
  page,
  line,
  message: 'no block above it is run, so the result cannot be compared',
});

/** Compares the runs with what the pages show; a failure is a problem unless the page shows it. */
export function verifyRuns(blocks: readonly Block[], runs: ReadonlyMap<Block, Run>): Verdict {
  const problems = new Map<Block, Problem[]>();
  const wrong: WrongResult[] = [];
  const failed = new Set<Block>();
  const pairs = pairResults(blocks, (block) => runs.has(block));
  const shownRuns = [...pairs].flatMap(([shown, of]) => of.map((run) => ({shown, run})));
  const showsError = new Set(shownRuns.filter(({shown, run}) => showsFailure(shown, run)).map(({run}) => run));
  for (const [block, run] of runs) {
    if ('outcome' in run && !showsError.has(block)) problems.set(block, describeFailure(block, run.outcome));
    if ('broken' in run) problems.set(block, [{page: block.page, line: block.line, message: run.broken}]);
  }
  for (const [shown, of] of pairs) if (of.length === 0) problems.set(shown, [describeLone(shown)]);
  for (const {shown, run: block} of shownRuns) {
    const run = runs.get(block);
    if (!run || !('outcome' in run)) continue;
    const {problem, wrong: one} = verifyResult(shown, block, run.outcome);
    if (problem) problems.set(shown, [...(problems.get(shown) ?? []), problem]);
    if (problem) failed.add(block);
    if (one) wrong.push(one);
  }
  return {problems, wrong, failed};
}
