import {createTwoFilesPatch} from 'diff';
import {SAMPLE_RESULTS, type SampleResults} from '../../src/markdown/verified-samples';
import type {Block} from './model';
import {rewriteShown} from './report';
import {updateResults, type UpdateOptions} from './results';
import type {WrongResult} from './run/verifyRuns';
import type {SampleReport} from './testSamples';

/** What a run changes: files with their new text, and what is left to their authors. */
export type Update = {
  readonly files: ReadonlyMap<string, string>;
  /** Shown results that were replaced, and those that print a figure by its name. */
  readonly rewritten: readonly Block[];
  readonly left: readonly Block[];
};

/** One result for each block that shows one: a page has room for no more. */
function firstOfEach(wrong: readonly WrongResult[]): WrongResult[] {
  return wrong.filter(({block}, at) => wrong.findIndex((other) => other.block === block) === at);
}

/**
 * The update of pages and recorded results after one run: a block whose result was only shown wrong has run, and has a
 * result as soon as its page shows it.
 *
 * @param read the text of a file, by its path from the root
 */
export function planUpdate(
  {blocks, ran, wrong}: Pick<SampleReport, 'blocks' | 'ran' | 'wrong'>,
  recorded: SampleResults,
  read: (file: string) => string,
  options: Omit<UpdateOptions, 'isCovered'>,
): Update {
  const shown = firstOfEach(wrong);
  const files = new Map<string, string>();
  const left = new Set<Block>();
  for (const page of new Set(shown.map(({block}) => block.page))) {
    const {text, skipped} = rewriteShown(
      read(page),
      shown.filter(({block}) => block.page === page),
    );
    for (const {block} of skipped) left.add(block);
    files.set(page, text);
  }
  const isRight = ({block, actual}: WrongResult): boolean =>
    !left.has(block) && shown.some((one) => one.block === block && one.actual === actual);
  const results = ran.map((one) => {
    const own = wrong.filter(({run}) => run === one.block);
    return {...one, passed: own.length > 0 ? one.isSound && own.every(isRight) : one.passed};
  });
  const covered = new Set(blocks.map(({page}) => page));
  const after = updateResults(recorded, results, {...options, isCovered: (page) => covered.has(page)});
  files.set(SAMPLE_RESULTS, `${JSON.stringify(after, null, 2)}\n`);
  const changed = [...files].filter(([file, text]) => read(file) !== text);
  return {
    files: new Map(changed),
    rewritten: shown.map(({block}) => block).filter((block) => !left.has(block)),
    left: [...left],
  };
}

/** The update as a patch that `git apply` takes. */
export function writePatch(files: ReadonlyMap<string, string>, read: (file: string) => string): string {
  const patches = [...files].map(([file, text]) =>
    createTwoFilesPatch(`a/${file}`, `b/${file}`, read(file), text, undefined, undefined, {context: 3}),
  );
  return patches.map((patch) => patch.replace(/^=+\n/, '')).join('');
}
