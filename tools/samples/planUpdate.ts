import {createTwoFilesPatch} from 'diff';
import {SAMPLE_RESULTS, type SampleResults, hashSample} from '../../src/markdown/verified-samples';
import type {Block, RanBlock} from './model';
import {updateShownResults} from './report';
import type {WrongResult} from './run/verifyRuns';

type UpdateOptions = {
  readonly now: Date;
  /** Whether to update the date of blocks that have already passed before. */
  readonly redate?: boolean;
};

/**
 * Returns the results after a run. Existing results keep their date, so that updates are small. New blocks get the date
 * of this run. Failed or removed blocks lose their result.
 *
 * @param isCovered whether a page was part of the run, or was removed; results of other pages stay
 */
function mergeRunResults(
  before: SampleResults,
  ran: readonly RanBlock[],
  isCovered: (page: string) => boolean,
  {now, redate = false}: UpdateOptions,
): SampleResults {
  const date = now.toISOString().slice(0, 10);
  const failed = new Set(ran.filter(({passed}) => !passed).map(({block}) => hashSample(block.lang, block.code)));
  const kept = Object.entries(before).filter(([hash, {page}]) => !isCovered(page) && !failed.has(hash));
  const after: Record<string, SampleResults[string]> = Object.fromEntries(kept);
  for (const {block, tool} of ran) {
    const hash = hashSample(block.lang, block.code);
    if (failed.has(hash) || hash in after) continue;
    const known = redate ? undefined : before[hash];
    after[hash] = known ? {...known, page: block.page} : {page: block.page, tool, date};
  }
  return Object.fromEntries(Object.entries(after).sort(([a], [b]) => a.localeCompare(b)));
}

/** Returns a message for each recorded result that is out of date: blocks without a result, and results without a block. */
export function getOutdatedResults(recorded: SampleResults, found: SampleResults, ran: readonly RanBlock[]): string[] {
  const lines = new Map(ran.map(({block: {lang, code, line}}) => [hashSample(lang, code), line]));
  const changed = Object.entries({...recorded, ...found}).filter(
    ([hash]) => recorded[hash]?.page !== found[hash]?.page,
  );
  const outdated = changed.map(([hash, {page}]) =>
    hash in found
      ? `${page}:${lines.get(hash)}: this block ran, and has no recorded result yet`
      : `${page}:1: a recorded result belongs to a block that is gone, changed or failed`,
  );
  return [...new Set(outdated)];
}

/** Changes of a run: files with their new text, and what authors have to do. */
export type Update = {
  readonly files: ReadonlyMap<string, string>;
  /** Shown results that were replaced, and those that contain a figure by name. */
  readonly rewritten: readonly Block[];
  readonly left: readonly Block[];
};

/** Input for an update: all blocks, those that ran, and wrong results on pages. */
type RunResults = {
  readonly blocks: readonly Block[];
  readonly ran: readonly RanBlock[];
  readonly wrong: readonly WrongResult[];
};

/**
 * Plans the update of pages and recorded results after a run. A block whose shown result was wrong counts as successful
 * once its page is updated.
 *
 * @param read returns the text of a file, by its path from the project's root
 */
export function planUpdate(
  {blocks, ran, wrong}: RunResults,
  recorded: SampleResults,
  read: (file: string) => string,
  options: UpdateOptions,
): Update {
  // The first result of each block.
  const shown = wrong.filter(({block}, at) => wrong.findIndex((other) => other.block === block) === at);
  const files = new Map<string, string>();
  const left = new Set<Block>();
  for (const page of new Set(shown.map(({block}) => block.page))) {
    const {text, skipped} = updateShownResults(
      read(page),
      shown.filter(({block}) => block.page === page),
    );
    for (const {block} of skipped) left.add(block);
    files.set(page, text);
  }
  const isCorrected = ({block, actual}: WrongResult): boolean =>
    !left.has(block) && shown.some((one) => one.block === block && one.actual === actual);
  const results = ran.map((one) => {
    const own = wrong.filter(({run}) => run === one.block);
    return {...one, passed: own.length > 0 ? one.succeeded && own.every(isCorrected) : one.passed};
  });
  const covered = new Set(blocks.map(({page}) => page));
  // Move results of removed pages to where their blocks are now, or remove them.
  const isCovered = (page: string): boolean => covered.has(page) || read(page) === '';
  const after = mergeRunResults(recorded, results, isCovered, options);
  files.set(SAMPLE_RESULTS, `${JSON.stringify(after, null, 2)}\n`);
  const changed = [...files].filter(([file, text]) => read(file) !== text);
  return {
    files: new Map(changed),
    rewritten: shown.map(({block}) => block).filter((block) => !left.has(block)),
    left: [...left],
  };
}

/** Formats the update as a patch for `git apply`. */
export function createPatch(files: ReadonlyMap<string, string>, read: (file: string) => string): string {
  const patches = [...files].map(([file, text]) =>
    createTwoFilesPatch(`a/${file}`, `b/${file}`, read(file), text, undefined, undefined, {context: 3}),
  );
  return patches.map((patch) => patch.replace(/^=+\n/, '')).join('');
}
