import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Block} from '../model';
import {execute, redirectTmp, restoreTmp, writeFile} from './workspace';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';

const DOUBLE = join(import.meta.dirname, '..', 'runtime', 'go', 'millrace.go');
const BUILD_TIMEOUT_MS = 400_000;
/** The program that holds all Go blocks, and what the compiler had against some of them. */
export interface GoProgram {
  readonly binary: string;
  readonly errors: ReadonlyMap<Block, {readonly message: string; readonly line: number | undefined}>;
}

const MODULE = `module samples

go 1.17

require github.com/millrace/millrace-go v0.0.0

replace github.com/millrace/millrace-go => ./millrace
`;

/** The name of a block in the common program; the same code has the same name. */
function nameUnit({code}: Block): string {
  return `s${createHash('sha256').update(code).digest('hex').slice(0, 10)}`;
}

/** The folder that stands for `/tmp` in a compiled block; it is fixed, so that the compiler's cache holds. */
export function nameGoTmp(block: Block): string {
  return join(tmpdir(), `mr-go-${nameUnit(block)}`);
}

/** A Go program becomes a package of a larger one, on the same lines. */
function toPackage(code: string, name: string): string {
  return code.replace(/^package main\b/m, `package ${name}`).replace(/^func main\(\)/m, 'func Main()');
}

function writeDispatcher(folder: string, units: readonly string[]): void {
  const imports = units.map((name) => `\t"samples/${name}"`).join('\n');
  const cases = units.map((name) => `\tcase "${name}":\n\t\t${name}.Main()`).join('\n');
  const main = `package main\n\nimport (\n\t"os"\n${imports}\n)\n\nfunc main() {\n\tswitch os.Args[1] {\n${cases}\n\t}\n}\n`;
  writeFile(join(folder, 'main.go'), main);
}

function writeUnit(folder: string, block: Block): void {
  const name = nameUnit(block);
  writeFile(join(folder, name, 'code.go'), toPackage(redirectTmp(block.code, nameGoTmp(block)), name));
}

async function compile(go: string, folder: string): Promise<{ok: boolean; output: string}> {
  const kept = Object.fromEntries(
    ['PATH', 'HOME', 'GOPATH', 'GOCACHE'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ) as Record<string, string>;
  // Without cgo, Go needs no C compiler.
  const env = {...kept, GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on', CGO_ENABLED: '0'};
  const ran = await execute(go, ['build', '-trimpath', '-o', 'samples.bin', '.'], {
    cwd: folder,
    env,
    timeoutMs: BUILD_TIMEOUT_MS,
  });
  return {ok: ran.code === 0, output: ran.stderr};
}

function readErrors(output: string): Map<string, {message: string; line: number}> {
  const errors = new Map<string, {message: string; line: number}>();
  for (const [, unit = '', line = '1', message = ''] of output.matchAll(
    /^(s[0-9a-f]+)[/\\]code\.go:(\d+):(?:\d+:)? (.*)$/gm,
  )) {
    if (!errors.has(unit)) errors.set(unit, {line: Number(line), message});
  }
  return errors;
}

function writeModule(folder: string, blocks: readonly Block[]): void {
  writeFile(join(folder, 'go.mod'), MODULE);
  writeFile(join(folder, 'millrace', 'go.mod'), 'module github.com/millrace/millrace-go\n\ngo 1.17\n');
  writeFile(join(folder, 'millrace', 'millrace.go'), readFileSync(DOUBLE, 'utf8'));
  blocks.forEach((block) => writeUnit(folder, block));
}

/** Compiles all Go blocks into one binary, kept in the cache; blocks the compiler refuses are left out and reported. */
export async function buildGo(go: string, cache: string, blocks: readonly Block[]): Promise<GoProgram> {
  const errors = new Map<Block, {message: string; line: number | undefined}>();
  let units = [...new Set(blocks.map(nameUnit))].sort();
  const key = createHash('sha256').update(units.join()).update(readFileSync(DOUBLE)).digest('hex').slice(0, 16);
  const folder = join(cache, `go-${key}`);
  const binary = join(folder, 'samples.bin');
  const isKept = existsSync(binary) && blocks.every(({meta}) => meta.fails === undefined);
  if (!isKept) writeModule(folder, blocks);
  while (!isKept && units.length > 0) {
    writeDispatcher(folder, units);
    const {ok, output} = await compile(go, folder);
    if (ok) break;
    const found = readErrors(output);
    if (found.size === 0) throw new Error(`go build failed:\n${output}`);
    units = units.filter((name) => !found.has(name));
    for (const block of blocks) {
      const error = found.get(nameUnit(block));
      if (error) errors.set(block, error);
    }
  }
  return {binary, errors};
}

function readExports(file: string, tmp: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const lines = restoreTmp(readFileSync(file, 'utf8'), tmp).split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const {name, value} = JSON.parse(line) as {name: string; value: unknown};
      return [name, value];
    }),
  );
}

/** Runs a Go block out of the common binary. */
export async function runGo(job: SampleJob, program: GoProgram): Promise<Outcome> {
  const {block, world, workspace, tmp} = job;
  const refused = program.errors.get(block);
  if (refused)
    return {
      error: {name: 'Error', message: refused.message, stack: ''},
      ...(refused.line ? {errorLine: refused.line} : {}),
    };
  const folder = workspace.createFolder();
  const [steps, exported] = [join(folder, 'steps.json'), join(folder, 'exports')];
  const all = {trigger: {event: world.event, context: world.context}, ...world.steps};
  writeFileSync(steps, redirectTmp(JSON.stringify(all), tmp));
  const env = {...createEnvironment(job), SAMPLE_STEPS: steps, SAMPLE_EXPORTS: exported};
  const ran = await execute(program.binary, [nameUnit(block)], {cwd: tmp, env, timeoutMs: SAMPLE_TIMEOUT_MS});
  const [stdout, stderr] = [restoreTmp(ran.stdout, tmp), restoreTmp(ran.stderr, tmp)];
  const result = {
    exports: readExports(exported, tmp),
    stdout,
    stderr,
    logs: `${stdout}${stderr}`.split('\n').slice(0, -1),
  };
  if (ran.code === 0) return result;
  const line = /code\.go:(\d+)/.exec(stderr)?.[1];
  const message = ran.timedOut ? 'the sample did not end in time' : stderr.trim() || `exit code ${ran.code}`;
  return {
    ...result,
    error: {name: 'Error', message, stack: `${stderr}\nexit status ${ran.code}`},
    ...(line ? {errorLine: Number(line)} : {}),
  };
}
