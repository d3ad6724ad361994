import type {Block} from '../model';
import type {NodeKind, NodeJob, RunResult} from '../runtime/node/job';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {writeFileWithFolder} from '../../writeFileWithFolder';
import {runProcess, redirectContext, redirectTmp, restoreTmp} from './workspace';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';

/** The wrapper function of a v1 step, with its parameters. */
const V1_STEP = /^(?:\s*\/\/.*\n)*\s*\(?async \(([\w$, ]*)\) =>/;
const V1_ARGUMENTS = ['event', 'steps', 'params', 'auths'];

/** Returns how to run a JavaScript or TypeScript block. Without a default export, it's a standalone program. */
function getNodeKind({code, meta: {run = '', profile}, version}: Block): NodeKind {
  if (run === 'script' || run === 'source' || run === 'action') return run;
  if ((profile ?? version) === 'v1' && V1_STEP.test(code)) return 'v1';
  if (!/^export default\b/m.test(code)) return 'script';
  return /^export default \{[^]*\btype: ["']source["']/m.test(code) ? 'source' : 'step';
}

/** Matches an import with a pinned version, which the platform would install. */
const PINNED = /((?:\bfrom|\bimport|\brequire)[\s(]*["'](?:@[\w.-]+\/)?[\w.-]+)@[~^]?\d[\w.+-]*/g;

function wrapV1Step(code: string): string {
  const [, parameters = ''] = V1_STEP.exec(code) ?? [];
  const names = parameters
    .split(',')
    .map((name, index) => (V1_ARGUMENTS.includes(name.trim()) ? name : (V1_ARGUMENTS[index] ?? 'undefined')));
  const step = code.trimEnd().replace(/;$/, '');
  return `module.exports = function (self, globals) { with (globals) { return (function () { return (${step}\n); }).call(self)(${names.join()}); } };`;
}

const USES_REQUIRE = /(?<![.\w])require\(/;
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url); ';

/** Creates the file to run: the code on the same lines, without pinned versions, and with the platform's wrapper. */
function createNodeSource(block: Block, kind: NodeKind): {text: string; extension: 'mjs' | 'cjs' | 'ts'} {
  const code = block.code.replace(PINNED, '$1');
  if (block.lang === 'ts') return {text: code, extension: 'ts'};
  if (kind === 'v1') return {text: wrapV1Step(code), extension: 'cjs'};
  if (/^import\b/m.test(code) || !USES_REQUIRE.test(code)) return {text: code, extension: 'mjs'};
  return /^export\b/m.test(code) ? {text: REQUIRE + code, extension: 'mjs'} : {text: code, extension: 'cjs'};
}

const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

function getFileName(block: Block, extension: string, isGrouped: boolean): string {
  const {title} = block.meta;
  return isGrouped && title ? title.replace(/^\/+/, '').replaceAll('../', '') : `code.${extension}`;
}

function writeNodeProgram({block, group, workspace, tmp}: SampleJob, kind: NodeKind): string {
  const folder = workspace.createFolder();
  let entry = '';
  for (const part of group) {
    const isEntry = part === block;
    const isScript = part.lang === 'js' || part.lang === 'ts';
    const {text, extension} = isScript
      ? createNodeSource(part, isEntry ? kind : 'script')
      : {text: part.code, extension: 'txt'};
    const path = join(folder, getFileName(part, extension, group.length > 1));
    writeFileWithFolder(path, redirectTmp(text, tmp));
    if (isEntry) entry = path;
  }
  return block.lang === 'ts' ? compileTypeScript(entry) : entry;
}

function compileTypeScript(entry: string): string {
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

function getErrorLine(stack: string, entry: string): number | undefined {
  const escaped = entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\.mjs$/, '(?:\\.mjs)?');
  const line = new RegExp(`${escaped}:(\\d+)`).exec(stack)?.[1];
  return line === undefined ? undefined : Number(line);
}

function parseError(stderr: string, code: number | null): RunResult['error'] {
  const message = /^(?:Uncaught )?((?:[A-Z]\w*)?Error)(?: \[\w+\])?: (.*)$/m.exec(stderr);
  return {
    name: message?.[1] ?? 'Error',
    message: message?.[2] ?? (stderr.trim() || `exit code ${code}`),
    stack: stderr,
  };
}

/** Runs a JavaScript or TypeScript block in a separate process: as a step, a component or a program. */
export async function runNode(job: SampleJob): Promise<Outcome> {
  const {block, workspace, sampleContext, stub, tmp} = job;
  const kind = getNodeKind(block);
  const entry = writeNodeProgram(job, kind);
  const input = `${entry}.job.json`;
  const output = `${entry}.result.json`;
  const context = redirectContext(sampleContext, tmp);
  const nodeJob: NodeJob = {kind, entry, output, context, ports: {http: stub.proxyPort, tls: stub.tlsPort}};
  writeFileSync(input, JSON.stringify(nodeJob));
  const env = createEnvironment(job);
  for (const name of PROXY_VARIABLES) if (!(name in sampleContext.env)) Reflect.deleteProperty(env, name);
  const args = kind === 'script' ? ['--import', workspace.runtime, entry] : [workspace.runtime];
  const flags = ['--no-warnings', '--enable-source-maps'];
  const options = {cwd: tmp, env: {...env, SAMPLE_JOB: input}, timeoutMs: SAMPLE_TIMEOUT_MS};
  const ran = await runProcess(process.execPath, [...flags, ...args], options);
  const result = existsSync(output) ? (JSON.parse(restoreTmp(readFileSync(output, 'utf8'), tmp)) as RunResult) : {};
  const error = result.error ?? (ran.code === 0 ? undefined : parseError(ran.stderr, ran.code));
  const stdout = restoreTmp(ran.stdout, tmp);
  return {...result, stdout, ...(error ? {error, errorLine: getErrorLine(error.stack, entry)} : {})};
}
