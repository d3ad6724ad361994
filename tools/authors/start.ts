/**
 * `npm start`: the development server. Logs its progress, suggests a free port if the port is taken, and restarts when
 * a file changes that Docusaurus only reads once: figures, configuration, transforms.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {watch} from 'node:fs';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {BASE_URL} from '../../src/config/addresses';
import {DOCUSAURUS} from '../findPrograms';
import {getPageFiles} from '../getPageFiles';
import {runCommand} from '../runCommand';

/** Only read when the server starts. The server watches the OpenAPI document itself. */
const READ_ONCE = [
  ...['src/facts', 'src/config', 'src/markdown', 'src/plugins', 'src/features/glossary'],
  ...['document', 'render', 'samples', 'schema'].map((part) => `src/features/rest-reference/${part}`),
];
/** Doesn't match components, because the server updates them in open pages. */
const IS_CODE = /^(?!.*\.test\.ts$).*\.(?:ts|mjs)$/;
const DEFAULT_PORT = 3000;
/** Editors save files in several steps, and switching branches changes many files at once. */
const SETTLED_MS = 300;
/** Time until the first progress message. */
const PROGRESS_MS = 2000;
/** Interval for checking whether the server responds. */
const POLL_MS = 200;

/** Whether a program listens on a local port. */
async function isPortTaken(port: number): Promise<boolean> {
  const socket = connect({port, host: 'localhost'});
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isTaken;
}

/**
 * Logs the server's progress until it serves a page, because Docusaurus logs little, and nothing if it isn't a
 * terminal.
 *
 * @param ended aborted when the server ends
 */
export async function reportStart(port: number, ended: AbortSignal, isTerminal = process.stdout.isTTY): Promise<void> {
  const address = `http://localhost:${port}${BASE_URL}`;
  const pages = getPageFiles().length;
  const started = performance.now();
  const logProgress = (what: string): void =>
    console.log(`[start] after ${Math.round((performance.now() - started) / 1000)} s: ${what}`);
  let doing = `reading the configuration, ${pages} pages and their history`;
  console.log(`[start] ${doing}`);
  // After 2, 4, 8, 16 … seconds, because updates matter less the longer it takes.
  let timer: NodeJS.Timeout | undefined;
  const scheduleProgress = (): void => {
    const later = Math.max(PROGRESS_MS, performance.now() - started);
    timer = setTimeout(() => [logProgress(doing), scheduleProgress()], later);
  };
  scheduleProgress();
  ended.addEventListener('abort', () => clearTimeout(timer));
  while (!ended.aborted && !(await isPortTaken(port))) await wait(POLL_MS);
  doing = `bundling the application and ${pages} pages`;
  if (!ended.aborted) logProgress(doing);
  // The bundler shows its own progress bar in a terminal.
  if (isTerminal) clearTimeout(timer);
  // It responds after bundling.
  const isUp = await fetch(address, {signal: ended}).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  if (isUp) logProgress(`answers at ${address}`);
}

function startServer(args: readonly string[], port: number): ChildProcess {
  const server = spawn(process.execPath, [DOCUSAURUS, 'start', ...args], {stdio: 'inherit'});
  const ended = new AbortController();
  server.once('close', () => ended.abort());
  void reportStart(port, ended.signal);
  return server;
}

async function startWithRestarts(args: readonly string[]): Promise<void> {
  // Docusaurus parses all other arguments.
  const {values} = parseArgs({args: [...args], options: {port: {type: 'string', short: 'p'}}, strict: false});
  const port = Number(values.port ?? DEFAULT_PORT);
  if (await isPortTaken(port)) {
    throw new Error(`port ${port} is taken by another program; name a free one: npm start -- --port ${port + 1}`);
  }
  let server = startServer(args, port);
  let isRestarting = false;
  const exitWith = (code: number | null): void => {
    if (!isRestarting) process.exit(code ?? 1);
  };
  server.once('close', exitWith);
  const restart = (file: string): void => {
    if (isRestarting) return;
    isRestarting = true;
    console.log(
      `\n${file} changed. It is read when the server starts, so the server starts again: then reload open pages.`,
    );
    server.once('close', () => {
      isRestarting = false;
      server = startServer([...args, '--no-open'], port);
      server.once('close', exitWith);
    });
    server.kill('SIGTERM');
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of READ_ONCE) {
    watch(folder, {recursive: true}, (_, name) => {
      if (name === null || !IS_CODE.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, SETTLED_MS, `${folder}/${name}`);
    });
  }
}

if (import.meta.filename === process.argv[1]) await runCommand(() => startWithRestarts(process.argv.slice(2)));
