import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findPrograms} from '../../tools/findPrograms';
import {renderConfig, trustProxies} from './renderConfig';

/** Options for starting nginx. */
export type NginxOptions = {
  readonly port: number;
  /** Folder of the finished build, or a link to it. */
  readonly buildDir: string;
  readonly hsts?: string;
  /** Port of the MCP server on this machine. */
  readonly mcpPort?: number;
  /** Trusted proxies, separated by spaces or commas. Their `X-Forwarded-For` header sets the client address. */
  readonly trustedProxies?: string;
};

/** A running nginx. */
export type RunningNginx = {
  readonly process: ChildProcess;
  /** Returns everything that nginx has logged so far. */
  readonly readLog: () => string;
  /** Stops nginx and removes its folder. */
  readonly stop: () => Promise<void>;
};

/** Where Debian and nginx.org install the module that serves Brotli-compressed files. */
export const BROTLI_MODULES = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
];
const MIME_FILES = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'];

const findFirst = (files: readonly string[]): string | undefined => files.find((file) => existsSync(file));

/**
 * Finds the system's nginx.
 *
 * @throws if it isn't installed, with instructions
 */
export function findNginx(): string {
  const [found] = findPrograms(['nginx']);
  if (!found) throw new Error('nginx is not installed. Debian: apt-get install nginx libnginx-mod-http-brotli-static');
  return found;
}

function writeConfig(runDir: string, {port, buildDir, hsts, mcpPort, trustedProxies = ''}: NginxOptions): string {
  const webRoot = join(runDir, 'web');
  mkdirSync(webRoot);
  symlinkSync(buildDir, join(webRoot, 'docs'));
  const brotli = findFirst(BROTLI_MODULES);
  const configFile = join(runDir, 'nginx.conf');
  writeFileSync(
    configFile,
    renderConfig({
      LOAD_MODULES: brotli ? `load_module ${brotli};` : '',
      // Without this line, workers started by root would run as a user that can't read the build.
      USER: process.getuid?.() === 0 ? 'user root;' : '',
      WORKERS: '2',
      RUN_DIR: runDir,
      MIME_TYPES: findFirst(MIME_FILES) ?? 'mime.types',
      BROTLI: brotli ? 'brotli_static on;' : '',
      WEB_ROOT: webRoot,
      LISTEN: `127.0.0.1:${port}`,
      FILE_CACHE: '1s',
      ...(hsts && {HSTS: hsts}),
      ...(mcpPort && {MCP: `127.0.0.1:${mcpPort}`}),
      REAL_IP: trustProxies(trustedProxies),
    }),
  );
  return configFile;
}

async function waitUntilReady(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx exited immediately:\n${output()}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nginx does not respond on port ${port}:\n${output()}`);
}

/**
 * Starts the system's nginx as a child process in the foreground, in its own temporary folder.
 *
 * @throws if nginx is missing, rejects the configuration or doesn't respond
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const binary = findNginx();
  const runDir = mkdtempSync(join(tmpdir(), 'millrace-nginx-'));
  const configFile = writeConfig(runDir, options);
  const args = ['-p', runDir, '-c', configFile, '-e', 'stderr'];
  const check = spawnSync(binary, [...args, '-t'], {encoding: 'utf8'});
  if (check.status !== 0) throw new Error(`nginx rejects the configuration:\n${check.stderr}`);
  const child = spawn(binary, [...args, '-g', 'daemon off;'], {stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(runDir, {recursive: true, force: true});
  };
  try {
    await waitUntilReady(options.port, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return {process: child, readLog: () => output, stop};
}
