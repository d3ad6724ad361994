import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {readSourcePages} from '../getPageFiles';
import {extractBlocks} from './extractBlocks';
import type {Block} from './model';
import {runBlocks, type RunResult} from './run/runBlocks';
import {compareShown} from './run/verifyRuns';
import type {Fixture} from './run/sampleContext';

/** An attempt to break a promise, and the expected result of the sample. */
type Break = {
  readonly with: string;
  readonly fixture: Fixture;
  /** Expected results by type of `expect=…`; texts as text, everything else as values. */
  readonly shows: Readonly<Record<string, unknown>>;
  /** Only runs the sample in this language. By default, it runs in all languages on the page. */
  readonly lang?: string;
  /** Maximum memory of the process. */
  readonly megabytes?: number;
  /** New values for constants of the sample, as readers would set them. */
  readonly constants?: Readonly<Record<string, string>>;
};

/** A promise about a sample. Without `breaks`, the page's own fixture tests it. */
type Promised = {
  readonly promise: string;
  readonly page: string;
  /** The title or fixture of the block, or a part of its code. */
  readonly sample: string;
  readonly breaks?: readonly Break[];
};

const ROOT = join(import.meta.dirname, '..', '..');
const promises = JSON.parse(readFileSync(join(import.meta.dirname, 'promises.json'), 'utf8')) as readonly Promised[];

const readPage = (page: string): readonly Block[] => extractBlocks(page, readFileSync(join(ROOT, page), 'utf8')).blocks;

function findSamples({page, sample}: Promised): Block[] {
  const runnable = readPage(page).filter(({meta}) => meta.run !== undefined);
  const named = runnable.filter(({meta}) => meta.title === sample || meta.fixture === sample);
  return named.length > 0 ? named : runnable.filter(({code}) => code.includes(sample));
}

/** Returns a block with other values for its constants. Throws if one of them isn't a constant of the block. */
function setConstants(block: Block, constants: Readonly<Record<string, string>> = {}): Block {
  const code = Object.entries(constants).reduce((text, [name, value]) => {
    const declaration = new RegExp(`^const ${name} = .*;`, 'm');
    if (!declaration.test(text)) throw new Error(`${block.page}:${block.line} has no constant ${name}`);
    return text.replace(declaration, () => `const ${name} = ${value};`);
  }, block.code);
  return {...block, code};
}

type Attempt = {readonly name: string; readonly block: Block; readonly broken: Break};

const attempts = promises.flatMap((promised) =>
  (promised.breaks ?? []).flatMap((broken) =>
    findSamples(promised)
      .filter(({lang}) => broken.lang === undefined || lang === broken.lang)
      .map((block): Attempt => ({name: `${promised.promise} (${block.lang}): ${broken.with}`, block, broken})),
  ),
);

const fixtures = createTemporaryFolder('samples-promises-');
let runs: ReadonlyMap<Block, RunResult> = new Map();
const blocks = attempts.map(({block, broken}, index) => ({
  ...setConstants(block, broken.constants),
  meta: {...block.meta, fixture: `attempt-${index}`},
}));

beforeAll(async () => {
  attempts.forEach(({broken}, index) =>
    writeFileSync(join(fixtures, `attempt-${index}.json`), JSON.stringify(broken.fixture)),
  );
  const attempted = new Set(blocks.map(({page, index}) => `${page} ${index}`));
  const pages = [...new Set(blocks.map(({page}) => page))].flatMap(readPage);
  const others = pages.filter(({page, index}) => !attempted.has(`${page} ${index}`));
  runs = await runBlocks(blocks, [...blocks, ...others], {root: ROOT, fixtures});
}, 1_800_000);

it.each(promises.map((promised) => [promised.promise, promised] as const))('%s has a sample', (_, promised) => {
  const samples = findSamples(promised);
  expect(samples).not.toEqual([]);
  if (promised.breaks) return;
  // The page shows the result for its own bad case, and `npm run samples` verifies it.
  const last = Math.max(...samples.map(({index}) => index));
  expect(readPage(promised.page)[last + 1]?.meta.expect).toBeDefined();
});

// Skip pages of older versions, which are copies of checked pages.
it('samples that compare a secret reject requests without one', () => {
  const refusals = promises.filter(({promise}) => promise.startsWith('a request is refused while the secret'));
  const held = new Set(refusals.flatMap(findSamples).map(({page, line}) => `${page}:${line}`));
  const compare = /timingSafeEqual\(|compare_digest\(|ConstantTimeCompare\(/;
  const open = readSourcePages()
    .filter(({path, source}) => path.startsWith('docs/') && compare.test(source))
    .flatMap(({path, source}) => extractBlocks(path, source).blocks)
    .filter(({code, meta}) => meta.run !== undefined && compare.test(code))
    .map(({page, line}) => `${page}:${line}`);
  expect(open.filter((place) => !held.has(place))).toEqual([]);
  expect(open).not.toEqual([]);
});

it("samples schedule tasks in the future, whenever they're sent", () => {
  const commands = readSourcePages()
    .filter(({source}) => source.includes('/schedule"'))
    .flatMap(({path, source}) => extractBlocks(path, source).blocks)
    .filter(({lang, code}) => lang === 'bash' && code.includes('/schedule"'));
  expect(commands).not.toEqual([]);
  expect(commands.filter(({code}) => /timestamp\W+\d{4}-/.test(code))).toEqual([]);
});

it.each(attempts.map((attempt, index) => [attempt.name, attempt.broken, index] as const))('%s', (_, broken, index) => {
  const block = blocks[index];
  const run = block && runs.get(block);
  if (!run || !('outcome' in run)) throw new Error(`did not run: ${JSON.stringify(run)}`);
  const {outcome} = run;
  for (const [kind, value] of Object.entries(broken.shows)) {
    const shown = ['logs', 'stdout', 'error', 'exit'].includes(kind) ? String(value) : JSON.stringify(value);
    expect({kind, mismatch: compareShown(kind, shown, outcome)}).toEqual({kind, mismatch: undefined});
  }
  if (!('error' in broken.shows)) expect(outcome.error).toBeUndefined();
  // Only Linux reports the peak memory of a process.
  if (broken.megabytes !== undefined && outcome.peakMemory !== undefined)
    expect(outcome.peakMemory / 1e6).toBeLessThan(broken.megabytes);
});
