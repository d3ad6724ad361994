/**
 * `docusaurus build` for `npm run build` and `npm run site`: prints the failures of a build at its end, each as
 * `file:line: message`, which editors and pull requests link. Logs progress while Docusaurus is silent.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  type StatsFs,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname} from 'node:path';
import {parseArgs} from 'node:util';
import {formatWriteError} from 'docusaurus-plugin-built-site';
import {DOCUSAURUS} from '../findPrograms';
import {runCommand} from '../runCommand';
import {formatUnlocatedFailure, formatFailures} from './formatFailures';

/** Maximum time without output. */
const SILENT_MS = 2000;
/** How often to repeat the progress message. */
const REPEATED_MS = 10_000;

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'});
  } catch {
    // There's no output yet, or Docusaurus is removing one of its folders.
    return [];
  }
}

/** Describes what the build is doing, based on the files that it has written. */
export function formatProgress(outDir: string): string {
  const files = listFiles(outDir);
  const countFilesEndingWith = (end: string): number => files.filter((file) => file.endsWith(end)).length;
  const [html, scripts] = [countFilesEndingWith('.html'), countFilesEndingWith('.js')];
  if (scripts === 0) return 'bundling the application and all pages';
  return html === 0 ? `scripts bundled: ${scripts}, pages come next` : `HTML files written: ${html}`;
}

type Outcome = {readonly code: number | null; readonly printed: string};

/** Runs a Docusaurus command, and prints and returns its output. */
async function runDocusaurus(args: readonly string[], outDir: string): Promise<Outcome> {
  const colour = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const child = spawn(process.execPath, [DOCUSAURUS, ...args], {
    env: {...process.env, ...colour},
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  // It can outlive this process if that is killed.
  appendFileSync(LOCK, `${child.pid}\n`);
  let printed = '';
  const started = Date.now();
  let last = started;
  let shown = '';
  const createPrinter = (to: NodeJS.WriteStream) => (text: string) => {
    last = Date.now();
    printed += text;
    to.write(text);
  };
  const timer = setInterval(() => {
    const silence = Date.now() - last;
    if (silence < SILENT_MS) return;
    const progress = formatProgress(outDir);
    if (progress === shown && silence < REPEATED_MS) return;
    [last, shown] = [Date.now(), progress];
    console.log(`[build] after ${Math.round((last - started) / 1000)} s: ${progress}`);
  }, SILENT_MS / 4);
  child.stdout.setEncoding('utf8').on('data', createPrinter(process.stdout));
  child.stderr.setEncoding('utf8').on('data', createPrinter(process.stderr));
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  return {code, printed};
}

/** Output folder of an unfinished build. */
const UNFINISHED = '.cache/build';
/** If one of its files is damaged, Rspack always crashes with SIGABRT. */
const BUNDLER_CACHE = 'node_modules/.cache/rspack';
const LOCK = '.cache/build.pid';

const isProcessRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // Processes of other users can't be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Runs a function, and returns whether it succeeded. Returns false only for the given error code. */
function tryIgnoringError(code: string, run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  }
}

/**
 * Removes the lock if its build has ended.
 *
 * @param left temporary name for the lock
 * @throws if the build is still running
 */
function removeStaleLock(file: string, left: string): void {
  let pids = '';
  if (!tryIgnoringError('ENOENT', () => (pids = readFileSync(file, 'utf8')))) return;
  const running = pids.split('\n').find((pid) => /^[1-9]\d*$/.test(pid) && isProcessRunning(pid));
  if (running)
    throw new Error(`Another build is under way in this folder: wait for process ${running}, or remove ${file}.`);
  if (!tryIgnoringError('ENOENT', () => renameSync(file, left))) return;
  // Another build has already replaced the lock with its own, so restore that.
  if (readFileSync(left, 'utf8') !== pids) tryIgnoringError('EEXIST', () => linkSync(left, file));
  rmSync(left);
}

/**
 * Prevents simultaneous builds in the same folder, which would write the same generated files.
 *
 * @throws if another build is running
 */
export function acquireLock(file = LOCK): void {
  mkdirSync(dirname(file), {recursive: true});
  const own = `${file}.${process.pid}`;
  try {
    // Write the process id first, because a lock without one would count as stale.
    writeFileSync(own, `${process.pid}\n`);
    while (!tryIgnoringError('EEXIST', () => linkSync(own, file))) removeStaleLock(file, `${own}.left`);
  } finally {
    rmSync(own, {force: true});
  }
  process.once('exit', () => rmSync(file, {force: true}));
}

/** Moves a finished build into place, so that it's never incomplete. It only deletes the previous build afterwards. */
export function replaceBuild(unfinished: string, outDir: string): void {
  const before = `${unfinished}.before`;
  rmSync(before, {recursive: true, force: true});
  mkdirSync(dirname(outDir), {recursive: true});
  if (existsSync(outDir)) renameSync(outDir, before);
  renameSync(unfinished, outDir);
  rmSync(before, {recursive: true, force: true});
}

/** Folders that a build writes to. They can be on different disks. */
const WRITTEN_FOLDERS = ['.docusaurus', dirname(UNFINISHED), 'node_modules/.cache', tmpdir()];
const MIN_FREE_BYTES = 64 * 1024;

/** Returns the first folder on a full disk, because the bundler doesn't always report write errors. */
export function findFullDisk(
  folders = WRITTEN_FOLDERS,
  read: (folder: string) => StatsFs = statfsSync,
): string | undefined {
  return folders.filter(existsSync).find((folder) => {
    const {bavail, bsize, files, ffree} = read(folder);
    // Some file systems don't report a number of files.
    return bavail * bsize < MIN_FREE_BYTES || (files > 0 && ffree === 0);
  });
}

/** Explains why a build failed, from its output and a full disk. */
export function formatBuildFailure(printed: string, path = findFullDisk()): string {
  const failures = formatFailures(printed);
  const full = path && `docusaurus.config.ts:1: the build failed: ${formatWriteError({code: 'ENOSPC', path})}`;
  if (full) return [full, ...failures.filter((failure) => !failure.includes('ENOSPC'))].join('\n');
  return (failures.length > 0 ? failures : [formatUnlocatedFailure(printed)]).join('\n');
}

async function buildSite(args: string[]): Promise<void> {
  const {values} = parseArgs({args, options: {'out-dir': {type: 'string', default: 'build'}}, strict: false});
  const outDir = String(values['out-dir']);
  acquireLock();
  // Check this before building, because a build that belongs to another user can't be replaced.
  if (existsSync(outDir)) accessSync(outDir, constants.W_OK);
  const build = (): Promise<Outcome> => {
    rmSync(UNFINISHED, {recursive: true, force: true});
    return runDocusaurus(['build', ...args, '--out-dir', UNFINISHED], UNFINISHED);
  };
  let {code, printed} = await build();
  if (code === null && existsSync(BUNDLER_CACHE)) {
    console.error(`[build] the bundler broke down, as with a damaged cache: once more without ${BUNDLER_CACHE}`);
    rmSync(BUNDLER_CACHE, {recursive: true, force: true});
    ({code, printed} = await build());
  }
  if (code !== 0) {
    console.error(`\n${formatBuildFailure(printed)}`);
    process.exitCode = code ?? 1;
    return;
  }
  execFileSync(process.execPath, ['deploy/fileList.mjs', 'write', UNFINISHED], {stdio: 'inherit'});
  replaceBuild(UNFINISHED, outDir);
  console.log(`[build] finished: ${outDir}`);
}

if (import.meta.filename === process.argv[1]) await runCommand(() => buildSite(process.argv.slice(2)));
