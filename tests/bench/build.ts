import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {isKind, KINDS, createSite, type Kind} from './sites';

/** CPU and wall time of a build in seconds, and its peak memory in MB. */
type Cost = {readonly cpu: number; readonly wall: number; readonly memory: number};

/** Runs `docusaurus build` in a folder and measures its resources. */
export function measureBuild(folder: string, outDir = 'build'): Cost {
  const started = performance.now();
  const report = join(folder, 'usage.json');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', resolve('tests/bench/reportUsage.mjs'), DOCUSAURUS, 'build', '--out-dir', outDir],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: 'production', USAGE_FILE: report},
      maxBuffer: 2 ** 26,
    },
  );
  if (status !== 0) throw new Error(`the build in ${folder} failed:\n${stdout}\n${stderr}`);
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(readFileSync(report, 'utf8')) as NodeJS.ResourceUsage;
  return {
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    wall: (performance.now() - started) / 1000,
    memory: maxRSS / 1000,
  };
}

/** Builds a generated site, unless the folder already contains its build. */
export async function buildGeneratedSite(root: string, kind: Kind, count: number): Promise<string> {
  const folder = join(root, `${kind}-${count}`);
  if (!existsSync(join(folder, 'build/index.html'))) {
    await createSite(folder, kind, count);
    measureBuild(folder);
  }
  return join(folder, 'build');
}

/** Parsed options of a benchmark, and the folder for generated sites. */
type BenchOptions = {
  readonly counts: readonly number[];
  readonly kinds: readonly Kind[];
  readonly indexes: readonly number[];
  readonly repeat: number;
  readonly root: string;
};

function parseCounts(option: string, list: string): number[] {
  const counts = list.split(',').filter(Boolean).map(Number);
  if (counts.every((count) => Number.isInteger(count) && count > 1)) return counts;
  throw new Error(
    `--${option}=${list} isn't a list of numbers; give whole numbers above 1, such as --${option}=100,1000`,
  );
}

/** Parses the options and runs a benchmark. Generated sites are removed afterwards, except with `--keep`. */
export async function measureWithOptions(
  {
    pages,
    sites = 'stock,themes',
    indexes = '',
    repeat = 1,
  }: {pages: string; sites?: string; indexes?: string; repeat?: number},
  measure: (asked: BenchOptions) => Promise<void>,
): Promise<void> {
  const {values} = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      pages: {type: 'string', default: pages},
      sites: {type: 'string', default: sites},
      indexes: {type: 'string', default: indexes},
      repeat: {type: 'string', default: String(repeat)},
      keep: {type: 'string'},
    },
  });
  const kinds = values.sites.split(',');
  if (!kinds.every(isKind))
    throw new Error(
      `--sites=${values.sites} names a site that doesn't exist; give any of ${Object.keys(KINDS).join(',')}`,
    );
  const root = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'bench-'));
  const counts = parseCounts('pages', values.pages);
  if (counts.length > 0) for (const kind of kinds) console.log(`${kind.padEnd(10)}${KINDS[kind]}`);
  try {
    await measure({
      counts,
      kinds,
      indexes: parseCounts('indexes', values.indexes),
      repeat: Number(values.repeat),
      root,
    });
  } finally {
    if (!values.keep) rmSync(root, {recursive: true, force: true});
  }
}
