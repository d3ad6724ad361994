import type {Block} from '../model';
import type {RunResult} from '../runtime/node/job';
import type {Stub} from '../stub/server';
import type {Tool} from './tools';
import type {Workspace} from './workspace';
import type {SampleContext} from './sampleContext';

/** A block with everything needed to run it. */
export interface SampleJob {
  readonly block: Block;
  /** The program's files: the block itself, and those of its group. */
  readonly group: readonly Block[];
  readonly sampleContext: SampleContext;
  readonly workspace: Workspace;
  readonly stub: Stub;
  /** The folder that replaces `/tmp`. */
  readonly tmp: string;
  /** Path of the certificate of the stub. */
  readonly certificate: string;
  /** The program that runs it. */
  readonly tool: Tool;
}

/** Result of running a block. */
export interface Outcome extends RunResult {
  readonly stdout?: string;
  /** The response body printed by a `curl` call. */
  readonly body?: unknown;
  /** Line of the code (from 1) where it failed. */
  readonly errorLine?: number;
}

/** Maximum time of a sample. */
export const SAMPLE_TIMEOUT_MS = 240_000;

const INHERITED_VARIABLES = ['PATH', 'PYENV_ROOT', 'GOPATH', 'GOCACHE', 'GOROOT', 'LD_LIBRARY_PATH'];

/**
 * Returns the environment of a sample: some of this machine's variables, those of the context, and the stub's address.
 */
export function createEnvironment({sampleContext, stub, tmp, certificate}: SampleJob): Record<string, string> {
  const kept = INHERITED_VARIABLES.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  const given = Object.entries(sampleContext.env).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const proxy = `http://127.0.0.1:${stub.proxyPort}`;
  return {
    ...(Object.fromEntries(kept) as Record<string, string>),
    HOME: tmp,
    TMPDIR: tmp,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    https_proxy: proxy,
    HTTPS_PROXY: proxy,
    http_proxy: proxy,
    HTTP_PROXY: proxy,
    SSL_CERT_FILE: certificate,
    REQUESTS_CA_BUNDLE: certificate,
    CURL_CA_BUNDLE: certificate,
    ...(Object.fromEntries(given) as Record<string, string>),
  };
}
