import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {writeFileWithFolder} from '../../writeFileWithFolder';

const RUNTIME = join(import.meta.dirname, '..', 'runtime', 'node');

/** Temporary folders of the runner. */
export interface Workspace {
  readonly root: string;
  /** The bundled test runtime of Node.js samples. */
  readonly runtime: string;
  /** Creates an empty folder for a sample. */
  createFolder(): string;
  /** Creates a folder to use as `/tmp`, with the files of a fixture. */
  createTmp(files: Readonly<Record<string, string>>): string;
  remove(): void;
}

/** Replaces `/tmp` in a value with a folder. */
export const redirectContext = <T>(context: T, folder: string): T =>
  JSON.parse(redirectTmp(JSON.stringify(context), folder)) as T;

function bundleRuntime(entry: string, outfile: string, format: 'esm' | 'cjs'): void {
  buildSync({
    entryPoints: [join(RUNTIME, entry)],
    outfile,
    format,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
}

function bundlePackage(root: string, name: string, entry: string): void {
  const folder = join(root, 'node_modules', '@millrace', name);
  bundleRuntime(entry, join(folder, 'index.mjs'), 'esm');
  bundleRuntime(entry, join(folder, 'index.cjs'), 'cjs');
  const exports = {'.': {import: './index.mjs', require: './index.cjs'}};
  writeFileWithFolder(join(folder, 'package.json'), JSON.stringify({name: `@millrace/${name}`, exports}));
}

/** Creates the folders with the runtime and test doubles of the platform's packages. */
export function createWorkspace(projectRoot: string): Workspace {
  const cache = join(projectRoot, '.cache', 'samples');
  mkdirSync(cache, {recursive: true});
  const root = mkdtempSync(join(cache, 'run-'));
  const runtime = join(root, 'runtime.mjs');
  bundleRuntime('main.ts', runtime, 'esm');
  bundlePackage(root, 'platform', 'platform.ts');
  bundlePackage(root, 'types', 'types.ts');
  const temporary: string[] = [];
  return {
    root,
    runtime,
    createFolder: () => mkdtempSync(join(root, 'sample-')),
    createTmp: (files) => {
      const folder = mkdtempSync(join(tmpdir(), 'mr-'));
      temporary.push(folder);
      for (const [path, text] of Object.entries(files))
        writeFileWithFolder(join(folder, path.replace(/^\/tmp\//, '')), text);
      return folder;
    },
    remove: () => [root, ...temporary].forEach((folder) => rmSync(folder, {recursive: true, force: true})),
  };
}

const TMP = /(?<![\w.$}-])\/tmp(?=\/|["'`\s)]|$)/gm;

/** Replaces `/tmp` in code with a folder. */
export function redirectTmp(code: string, folder: string): string {
  return code.replace(TMP, folder);
}

/** Replaces the folder in output with `/tmp`. */
export function restoreTmp(text: string, folder: string): string {
  return text.replaceAll(folder, '/tmp');
}

/** Output and exit code of a process. */
interface Execution {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Options for starting a process. */
interface ExecuteOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Runs a program, and kills its process group after a timeout. */
export function runProcess(command: string, args: readonly string[], options: ExecuteOptions): Promise<Execution> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: {...options.env},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output = {stdout: '', stderr: ''};
    const timer = setTimeout(() => {
      output.stderr = 'the sample did not end in time';
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, options.timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    const finishExecution = (code: number | null) => {
      clearTimeout(timer);
      resolve({...output, code});
    };
    child.on('close', finishExecution);
    child.on('error', (error) => {
      output.stderr += error.message;
      finishExecution(null);
    });
  });
}
