/**
 * `npm start`: the development server. It says which port is free to name where one is taken, and starts again after a
 * change of what Docusaurus reads only once: figures, configuration, transforms.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import {connect} from 'node:net';
import {parseArgs} from 'node:util';
import {DOCUSAURUS} from '../findPrograms';

/** Read once, when the server starts. The OpenAPI document is watched by the server itself. */
const READ_ONCE = [
  ...['src/facts', 'src/config', 'src/markdown', 'src/plugins', 'src/glossary'],
  ...['document', 'render', 'samples', 'schema'].map((part) => `src/rest-reference/${part}`),
];
/** Components are no part of it: the server replaces them in open pages. */
const IS_CODE = /^(?!.*\.test\.ts$).*\.(?:ts|mjs)$/;
const DEFAULT_PORT = 3000;
/** Editors write a file in several steps, and many files at once after a change of branch. */
const SETTLED_MS = 300;

/** Whether a program answers on a port of this machine. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({port, host: 'localhost'});
    const end = (taken: boolean) => () => {
      socket.destroy();
      done(taken);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}

function startServer(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [DOCUSAURUS, 'start', ...args], {stdio: 'inherit'});
}

async function main(args: readonly string[]): Promise<void> {
  // Docusaurus reads the others.
  const {values} = parseArgs({args: [...args], options: {port: {type: 'string', short: 'p'}}, strict: false});
  const port = Number(values.port ?? DEFAULT_PORT);
  if (await isTaken(port)) {
    throw new Error(`port ${port} is taken by another program; name a free one: npm start -- --port ${port + 1}`);
  }
  let server = startServer(args);
  let isRestarting = false;
  const endWith = (code: number | null): void => {
    if (!isRestarting) process.exit(code ?? 1);
  };
  server.once('close', endWith);
  const restart = (file: string): void => {
    if (isRestarting) return;
    isRestarting = true;
    console.log(
      `\n${file} changed. It is read when the server starts, so the server starts again: then reload open pages.`,
    );
    server.once('close', () => {
      isRestarting = false;
      server = startServer([...args, '--no-open']);
      server.once('close', endWith);
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

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
