import {isDeepStrictEqual} from 'node:util';
import {createTwoFilesPatch} from 'diff';
import {createProblem, type Block, type Problem} from '../model';
import type {RunResult} from './runBlocks';
import type {Outcome} from './sampleJob';

/** A shown result and the actual one. */
interface Mismatch {
  readonly shown: string;
  readonly actual: string;
}

const WIDTH = 100;

/** Formats JSON like on pages: on one line if it fits, with spaces inside braces. */
export function formatJson(value: unknown, indent = ''): string {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((entry) => formatJson(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${formatJson(entry, inner)}`);
  if (parts.length === 0) return isList ? '[]' : '{}';
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

function getJsonParts(outcome: Outcome): Readonly<Record<string, unknown>> {
  return {
    return: outcome.returnValue,
    exports: outcome.exports ?? {},
    response: outcome.response,
    sends: outcome.sends ?? [],
    emits: outcome.emits ?? [],
    db: outcome.db,
    pause: outcome.pause,
    body: outcome.body,
  };
}

function getTextParts(outcome: Outcome): Readonly<Record<string, string>> {
  const logs = (outcome.logs ?? []).join('\n');
  return {
    logs: logs || (outcome.stdout ?? ''),
    stdout: outcome.stdout || logs,
    error: outcome.error?.message ?? '',
    exit: outcome.exit?.reason ?? '',
  };
}

type ValueFilter = (actual: unknown, shown: unknown) => unknown;

function pickShownFields(actual: unknown, shown: unknown): unknown {
  if (typeof actual !== 'object' || actual === null || typeof shown !== 'object' || shown === null) return actual;
  return Object.fromEntries(Object.entries(actual).filter(([key]) => key in shown));
}

/** Omits the default channel of events if the page doesn't show it. */
const omitDefaultChannel: ValueFilter = (actual, shown) => {
  if (!Array.isArray(actual) || !Array.isArray(shown)) return actual;
  return actual.map((emit: Record<string, unknown>, index) => {
    const {name, ...rest} = emit;
    const wanted = shown[index] as Record<string, unknown> | undefined;
    return name === 'default' && wanted && !('name' in wanted) ? rest : emit;
  });
};

/** Pages can show a part of a pause, because its URLs differ for each execution. */
const VALUE_FILTERS: Readonly<Record<string, ValueFilter>> = {pause: pickShownFields, emits: omitDefaultChannel};

function compareText(kind: string, shown: string, actual: string, outcome: Outcome): Mismatch | undefined {
  const [wanted, got] = [shown.trimEnd(), actual.trimEnd()];
  if (wanted === got) return undefined;
  const {error} = outcome;
  const isPart = kind === 'error' && error && `${error.name}: ${error.message}\n${error.stack}`.includes(wanted.trim());
  return isPart ? undefined : {shown: wanted, actual: got};
}

/** The kinds of result that a page can show. */
const EXPECT_KINDS = Object.keys({...getJsonParts({}), ...getTextParts({})});

/** Compares a shown result with the actual one; `undefined` if they're equal. */
export function compareShown(kind: string, shown: string, outcome: Outcome): Mismatch | undefined {
  const text = getTextParts(outcome)[kind];
  if (text !== undefined) return compareText(kind, shown, text, outcome);
  const wanted = JSON.parse(shown) as unknown;
  const found = getJsonParts(outcome)[kind];
  const actual = VALUE_FILTERS[kind]?.(found, wanted) ?? found;
  return isDeepStrictEqual(wanted, actual) ? undefined : {shown: formatJson(wanted), actual: formatJson(actual)};
}

/** A block with a wrong result, and the block that was run. */
export interface WrongResult extends Mismatch {
  readonly block: Block;
  readonly run: Block;
}

/** The comparison of all runs with the shown results. */
export interface Verdict {
  readonly problems: ReadonlyMap<Block, Problem[]>;
  readonly wrong: readonly WrongResult[];
  /** Blocks whose shown result is wrong. */
  readonly failed: ReadonlySet<Block>;
}

/** Whether two blocks are the same step in different languages: they have the same title, as in tabs. */
const isSameStep = (a: Block, b: Block): boolean =>
  a.meta.title !== undefined && a.meta.title === b.meta.title && a.lang !== b.lang;

/**
 * Matches each shown result with its `run` blocks: the nearest one above, and the same step in other languages before
 * it.
 */
function matchResults(blocks: readonly Block[], isRun: (block: Block) => boolean): Map<Block, readonly Block[]> {
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

function formatMismatch({shown, actual}: Mismatch): string {
  const patch = createTwoFilesPatch('shown', 'actual', `${shown}\n`, `${actual}\n`, '', '', {context: 3});
  return patch
    .split('\n')
    .filter((line) => !/^(?:=====|Index|\\ )/.test(line))
    .join('\n')
    .trimEnd();
}

function findFailureProblems(block: Block, {error, errorLine = 1}: Outcome): Problem[] {
  return error ? [createProblem(block, errorLine, `${error.name}: ${error.message}`)] : [];
}

function verifyResult(block: Block, run: Block, outcome: Outcome): {problem?: Problem; wrong?: WrongResult} {
  const kind = block.meta.expect ?? '';
  if (!EXPECT_KINDS.includes(kind)) {
    return {problem: createProblem(block, 0, `unknown "expect=${kind}": known are ${EXPECT_KINDS.join(', ')}`)};
  }
  const mismatch = compareShown(kind, block.code, outcome);
  if (!mismatch) return {};
  const message = `what "expect=${kind}" shows is not what came out:\n${formatMismatch(mismatch)}`;
  return {problem: {page: block.page, line: block.line, message}, wrong: {block, run, ...mismatch}};
}

/** Whether a failure is expected. An exit code isn't an error for a Bash step, so its output is enough. */
function isFailureAllowed(shown: Block, run: Block): boolean {
  const kind = shown.meta.expect;
  return kind === 'error' || (run.lang === 'bash' && (kind === 'logs' || kind === 'stdout'));
}

/** Compares the runs with the results on pages. A failure is a problem unless the page shows it. */
export function verifyRuns(blocks: readonly Block[], runs: ReadonlyMap<Block, RunResult>): Verdict {
  const problems = new Map<Block, Problem[]>();
  const wrong: WrongResult[] = [];
  const failed = new Set<Block>();
  const pairs = matchResults(blocks, (block) => runs.has(block));
  const shownRuns = [...pairs].flatMap(([shown, of]) => of.map((run) => ({shown, run})));
  const showsError = new Set(shownRuns.filter(({shown, run}) => isFailureAllowed(shown, run)).map(({run}) => run));
  for (const [block, run] of runs) {
    if ('outcome' in run && !showsError.has(block)) problems.set(block, findFailureProblems(block, run.outcome));
    if ('broken' in run) problems.set(block, [{page: block.page, line: block.line, message: run.broken}]);
  }
  const message = 'no block above it is run, so the result cannot be compared';
  for (const [shown, of] of pairs)
    if (of.length === 0) problems.set(shown, [{page: shown.page, line: shown.line, message}]);
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
