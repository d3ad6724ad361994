import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {startNginx} from '../../deploy/nginx/startNginx';
import {sendGet} from './request';

const BUILD = resolve('build');
export const SCRIPT = resolve('deploy/release.sh');
/** Size of the build's asset. */
export const ASSET_SIZE = 200_000;

/** The script's output and exit code. */
type Outcome = {readonly status: number | null; readonly output: string};

/** A web root served by nginx, and helpers for release tests. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Waits until a condition is true, checking ten times per second. Only the test's timeout limits it. */
export async function waitFor(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 6000; tries += 1) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`it never came about that ${what}`);
}

/** Kills a process with its process group. */
export async function killAndWait(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-Number(child.pid), signal);
  await ended;
}

/** Lists the files of a finished build, like the real build. */
export const writeList = (build: string): unknown =>
  execFileSync(process.execPath, [resolve('deploy/fileList.mjs'), 'write', build]);

/** Creates a build like the real one: a page, and an asset whose name changes with each release. */
function writeBuild(build: string, name: string): string {
  mkdirSync(join(build, 'assets'), {recursive: true});
  mkdirSync(join(build, '.server'));
  for (const file of ['redirects.map', 'headers.conf'])
    cpSync(join(BUILD, '.server', file), join(build, '.server', file));
  writeFileSync(join(build, 'index.html'), `<h1>${name}</h1>`);
  writeFileSync(join(build, '404.html'), 'Page not found');
  writeFileSync(join(build, 'assets', `page.${name}.js`), name.padEnd(ASSET_SIZE));
  writeList(build);
  return build;
}

/** Continuously loads the front page until stopped, and collects the responses. */
function readWithoutPause(port: number): {
  readonly answers: ReadonlySet<string>;
  readonly stop: () => Promise<unknown>;
} {
  const answers = new Set<string>();
  let isReading = true;
  const readers = Array.from({length: 3}, async () => {
    while (isReading) {
      const answer = await sendGet(port, '/docs/').catch((error: unknown) => ({status: 0, body: String(error)}));
      // On reload, nginx closes connections without reading pending requests. Browsers send these again (RFC 9110,
      // 9.2.2).
      if (answer.status === 0 && answer.body === '') continue;
      answers.add(`${answer.status} ${/^<h1>\w+<\/h1>$/.test(answer.body) ? 'a whole page' : answer.body}`);
    }
  });
  const stop = (): Promise<unknown> => {
    isReading = false;
    return Promise.all(readers);
  };
  return {answers, stop};
}

/** Creates a first release, `r1`, starts nginx, and continuously loads its page. */
export async function openSite(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-release-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  let reload = '';
  let healthUrl = '';
  const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    ...process.env,
    RELOAD: reload,
    HEALTH_URL: healthUrl,
    // Only stops hanging commands. A slow machine needs more than the default.
    RELOAD_SECONDS: '600',
    COMPRESS: '',
    ...more,
  });

  const run = (args: readonly string[], env = environment()): Outcome => {
    const {status, stderr, stdout} = spawnSync('bash', [SCRIPT, ...args], {encoding: 'utf8', env});
    return {status, output: stdout + stderr};
  };
  const release = (build: string, name: string): void => {
    const {status, output} = run([build, web, name]);
    if (status !== 0) throw new Error(output);
  };
  const createBuild = (name: string): string => writeBuild(join(folder, name), name);

  release(createBuild('r1'), 'r1');
  const nginx = await startNginx({port, buildDir: join(web, 'docs')});
  reload = `kill -HUP ${nginx.process.pid}`;
  healthUrl = `http://127.0.0.1:${port}/healthz`;
  const readers = readWithoutPause(port);

  return {
    folder,
    web,
    environment,
    run,
    /** Runs the script without reloading a server. */
    runAlone: (...args: readonly string[]): Outcome => run(args, environment({RELOAD: ''})),
    release,
    createBuild,
    answers: readers.answers,
    live: (): string => readlinkSync(join(web, 'docs')),
    listReleases: (): string[] => readdirSync(join(web, 'releases')).sort(),
    /** nginx checks for newer files once a second. */
    waitForPage: (text: string): Promise<void> =>
      waitFor(async () => (await sendGet(port, '/docs/')).body.includes(text), `the page says ${text}`),
    /** Returns an environment in which a program is replaced by a script. `$REAL` is the path of the real program. */
    replaceProgram: (name: string, script: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
      const bin = mkdtempSync(join(folder, 'bin-'));
      const real = spawnSync('which', [name], {encoding: 'utf8'}).stdout;
      writeFileSync(join(bin, name), `#!/bin/bash\nREAL=${real}\n${script}\n`);
      chmodSync(join(bin, name), 0o755);
      return environment({PATH: `${bin}:${process.env.PATH}`, ...more});
    },
    /** Starts the script in its own process group, and waits until one of its commands has created the file `mark`. */
    startAndWait: async (args: readonly string[], env: NodeJS.ProcessEnv, mark: string): Promise<ChildProcess> => {
      const child = spawn('bash', [SCRIPT, ...args], {env, detached: true, stdio: 'ignore'});
      await waitFor(() => existsSync(mark), `${mark} exists`);
      return child;
    },
    close: async (): Promise<void> => {
      await readers.stop();
      await nginx.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
