import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {Block} from '../model';
import type {NodeJob, NodeKind, RunResult} from '../runtime/node/job';
import {execute} from './execute';
import {findNodeKind, prepareNode} from './prepareNode';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';
import {redirectTmp, restoreTmp, writeFile} from './workspace';

const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

function nameFile(block: Block, extension: string, isGrouped: boolean): string {
  const {title} = block.meta;
  return isGrouped && title ? title.replace(/^\/+/, '').replaceAll('../', '') : `code.${extension}`;
}

function writeProgram({block, group, workspace, tmp}: SampleJob, kind: NodeKind): string {
  const folder = workspace.createFolder();
  let entry = '';
  for (const part of group) {
    const isEntry = part === block;
    const isScript = part.lang === 'js' || part.lang === 'ts';
    const {text, extension} = isScript
      ? prepareNode(part, isEntry ? kind : 'script')
      : {text: part.code, extension: 'txt'};
    const path = join(folder, nameFile(part, extension, group.length > 1));
    writeFile(path, redirectTmp(text, tmp));
    if (isEntry) entry = path;
  }
  return block.lang === 'ts' ? compile(entry) : entry;
}

function compile(entry: string): string {
  const outfile = `${entry}.mjs`;
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'silent',
  });
  return outfile;
}

function findLine(stack: string, entry: string): number | undefined {
  const escaped = entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\.mjs$/, '(?:\\.mjs)?');
  const line = new RegExp(`${escaped}:(\\d+)`).exec(stack)?.[1];
  return line === undefined ? undefined : Number(line);
}

function readResult(file: string, tmp: string): RunResult {
  return existsSync(file) ? (JSON.parse(restoreTmp(readFileSync(file, 'utf8'), tmp)) as RunResult) : {};
}

function findError(stderr: string, code: number | null): RunResult['error'] {
  const message = /^(?:Uncaught )?((?:[A-Z]\w*)?Error)(?: \[\w+\])?: (.*)$/m.exec(stderr);
  return {
    name: message?.[1] ?? 'Error',
    message: message?.[2] ?? (stderr.trim() || `exit code ${code}`),
    stack: stderr,
  };
}

/** Runs a JavaScript or TypeScript block in its own process: as a step, a component or a program. */
export async function runNode(job: SampleJob): Promise<Outcome> {
  const {block, workspace, world, stub, tmp} = job;
  const kind = findNodeKind(block);
  const entry = writeProgram(job, kind);
  const input = `${entry}.job.json`;
  const output = `${entry}.result.json`;
  const redirected = JSON.parse(redirectTmp(JSON.stringify(world), tmp)) as SampleJob['world'];
  const nodeJob: NodeJob = {kind, entry, output, world: redirected, ports: {http: stub.proxyPort, tls: stub.tlsPort}};
  writeFileSync(input, JSON.stringify(nodeJob));
  const env = createEnvironment(job);
  for (const name of PROXY_VARIABLES) if (!(name in world.env)) Reflect.deleteProperty(env, name);
  const args = kind === 'script' ? ['--import', workspace.runtime, entry] : [workspace.runtime];
  const flags = ['--no-warnings', '--enable-source-maps'];
  const options = {cwd: tmp, env: {...env, SAMPLE_JOB: input}, timeoutMs: SAMPLE_TIMEOUT_MS};
  const ran = await execute(process.execPath, [...flags, ...args], options);
  const result = readResult(output, tmp);
  const failed = ran.timedOut || ran.code !== 0;
  const error =
    result.error ??
    (failed ? findError(ran.timedOut ? 'the sample did not end in time' : ran.stderr, ran.code) : undefined);
  const stdout = restoreTmp(ran.stdout, tmp);
  return {...result, stdout, stderr: ran.stderr, ...(error ? {error, errorLine: findLine(error.stack, entry)} : {})};
}
