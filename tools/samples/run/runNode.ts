import {createRequire} from 'node:module';
import type ts from 'typescript';
import type {Block} from '../model';
import type {NodeKind, NodeJob, RunResult} from '../runtime/node/job';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {execute, redirectTmp, restoreTmp, writeFile} from './workspace';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';

/** The TypeScript compiler; `require` loads it in a third of the time that `import` takes. */
const compiler = createRequire(import.meta.url)('typescript') as typeof ts;

/** Reads the syntax of a script without checking it. */
function parseScript(code: string, lang: 'js' | 'ts'): ts.SourceFile {
  return compiler.createSourceFile(`sample.${lang}`, code, compiler.ScriptTarget.ES2022, true);
}

/** The span of the function that is a whole v1 step, or undefined for anything else. */
function findV1Step(source: ts.SourceFile): ts.Expression | undefined {
  const [statement, ...others] = source.statements;
  if (!statement || others.length > 0 || !compiler.isExpressionStatement(statement)) return undefined;
  const {expression} = statement;
  const inner = compiler.isParenthesizedExpression(expression) ? expression.expression : expression;
  return compiler.isArrowFunction(inner) || compiler.isFunctionExpression(inner) ? expression : undefined;
}

/** The object that a module exports by default, when it is a plain object. */
function findDefaultObject(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const exported = source.statements.find((node): node is ts.ExportAssignment => compiler.isExportAssignment(node));
  return exported && compiler.isObjectLiteralExpression(exported.expression) ? exported.expression : undefined;
}

const PIN = /^((?:@[\w.-]+\/)?[\w.-]+)@[~^]?\d[\w.+-]*(\/.*)?$/;
const V1_ARGUMENTS = ['event', 'steps', 'params', 'auths'];

/** How to run a JavaScript or TypeScript block, or undefined for a standalone program. */
function findNodeKind(block: Block): NodeKind {
  const {run = ''} = block.meta;
  if (run === 'script' || run === 'source' || run === 'action') return run;
  const source = parseScript(block.code, 'js');
  if (block.version === 'v1' && findV1Step(source)) return 'v1';
  const exportsDefault = source.statements.some((node) => compiler.isExportAssignment(node));
  if (!exportsDefault) return 'script';
  const object = findDefaultObject(source);
  return object && /\btype: ["']source["']/.test(object.getText()) ? 'source' : 'step';
}

function dropPins(source: ts.SourceFile, code: string): string {
  const edits: [number, number, string][] = [];
  const visit = (node: ts.Node): void => {
    const pinned = compiler.isStringLiteral(node) ? PIN.exec(node.text) : null;
    const {parent} = node;
    const isSpecifier =
      compiler.isImportDeclaration(parent ?? node) ||
      (parent && compiler.isCallExpression(parent) && /^(?:require|import)$/.test(parent.expression.getText()));
    if (pinned && isSpecifier) edits.push([node.getStart() + 1, node.getEnd() - 1, `${pinned[1]}${pinned[2] ?? ''}`]);
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return edits.reverse().reduce((text, [start, end, name]) => text.slice(0, start) + name + text.slice(end), code);
}

function wrapV1(code: string): string {
  const source = parseScript(code, 'js');
  const step = findV1Step(source);
  if (!step) throw new Error('a v1 step is one function: async (event, steps) => {…}');
  const inner = compiler.isParenthesizedExpression(step) ? step.expression : step;
  const parameters = compiler.isFunctionLike(inner)
    ? inner.parameters.map((parameter) => parameter.name.getText())
    : [];
  const names = parameters.map((name, index) =>
    V1_ARGUMENTS.includes(name) ? name : (V1_ARGUMENTS[index] ?? 'undefined'),
  );
  const before = code.slice(0, step.getStart());
  return `${before}module.exports = function (self, globals) { with (globals) { return (function () { return (${step.getText()}\n); }).call(self)(${names.join(', ')}); } };`;
}

const USES_REQUIRE = /(?<![.\w])require\(/;
const REQUIRE = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url); ';

/** The file that is written for a block: same lines, pins dropped, and what the platform puts around the code. */
function prepareNode(block: Block, kind: NodeKind): {text: string; extension: 'mjs' | 'cjs' | 'ts'} {
  const source = parseScript(block.code, block.lang === 'ts' ? 'ts' : 'js');
  const code = dropPins(source, block.code);
  if (block.lang === 'ts') return {text: code, extension: 'ts'};
  if (kind === 'v1') return {text: wrapV1(code), extension: 'cjs'};
  const isModule = source.statements.some((node) => compiler.isImportDeclaration(node));
  const hasExport = source.statements.some(
    (node) => compiler.isExportAssignment(node) || compiler.isExportDeclaration(node),
  );
  if (isModule || !USES_REQUIRE.test(code)) return {text: code, extension: 'mjs'};
  return hasExport ? {text: REQUIRE + code, extension: 'mjs'} : {text: code, extension: 'cjs'};
}

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
