import type {SampleContext} from '../../run/sampleContext';
import {assertKeys} from './assertKeys';
import {type Pause, type RunResult, serializeJson} from './job';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const DEFAULT_RETRIES = 10;
/** The required and optional fields of each destination. */
export const DESTINATIONS: Readonly<Record<string, readonly [needed: readonly string[], others: readonly string[]]>> = {
  http: [['method', 'url'], ['headers', 'params', 'data', 'auth']],
  email: [['subject'], ['text', 'html', 'include_collaborators']],
  s3: [['bucket', 'prefix', 'payload'], []],
  emit: [['raw_event'], []],
  sse: [['channel', 'payload'], []],
};

/** The return value that ends a workflow. */
export const EXIT_MARKER = Object.freeze({exit: true});

/** The state of the run for `$.context.run`. */
export interface RunState {
  readonly runs: number;
  readonly context?: unknown;
  readonly callback_request?: unknown;
}

function createFlow(sampleContext: SampleContext, result: RunResult): Record<string, (...args: never[]) => unknown> {
  const requestPause = (asked: Pause) => {
    if (!Number.isFinite(asked.ms) || asked.ms < 1 || asked.ms > YEAR)
      throw new Error(`A delay lasts from 1 millisecond to 1 year, not ${asked.ms} ms`);
    const base = `https://api.millrace.example/executions/${String(sampleContext.context.id)}`;
    const urls = {resume_url: `${base}/resume`, cancel_url: `${base}/cancel`};
    result.pause = {...asked, ...urls};
    return urls;
  };
  return {
    exit: (reason?: string) => {
      result.exit = reason === undefined ? {} : {reason};
      return EXIT_MARKER;
    },
    delay: (ms: number) => requestPause({type: 'delay', ms}),
    suspend: (ms = DAY) => requestPause({type: 'suspend', ms}),
    rerun: (ms: number, context: unknown = null, maxRetries = DEFAULT_RETRIES) =>
      requestPause({type: 'rerun', ms, context: serializeJson(context), maxRetries}),
  };
}

/** Creates the functions of `$.send`. `$send` in v1 has one more. */
export function createSend(
  sends: Record<string, unknown>[],
  destinations = DESTINATIONS,
): Record<string, (options: object) => void> {
  return Object.fromEntries(
    Object.entries(destinations).map(([destination, [needed, others]]) => [
      destination,
      (options: object) => {
        assertKeys(`$.send.${destination}`, options, needed, others);
        sends.push({destination, ...(serializeJson(options) as object)});
      },
    ]),
  );
}

const serializeBody = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? body.toString('utf8') : serializeJson(body);

async function readStream(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Creates `$.respond`, which sends the step's response to its HTTP caller. Only the first response counts. */
export function createRespond(result: RunResult): (options: Record<string, unknown>) => Promise<void> {
  return async (options) => {
    assertKeys('$.respond', options, ['status'], ['headers', 'body', 'immediate']);
    if (result.response !== undefined) return;
    const {body} = options;
    const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
    if (isStream && options.immediate) throw new Error('A stream as body cannot be combined with immediate');
    const rest = serializeJson({...options, body: undefined}) as object;
    result.response = {...rest, ...('body' in options && !isStream ? {body: serializeBody(body)} : {})};
    if (isStream) result.response = {...rest, body: await readStream(body as AsyncIterable<Buffer>)};
  };
}

/** Creates the `$` of a code step or an action, which records all calls in the result. */
export function createDollar(sampleContext: SampleContext, run: RunState, result: RunResult): Record<string, unknown> {
  result.sends ??= [];
  result.exports ??= {};
  const exports = result.exports;
  return {
    export: (name: string, value: unknown) => void (exports[name] = serializeJson(value)),
    respond: createRespond(result),
    flow: createFlow(sampleContext, result),
    send: createSend(result.sends),
    context: {
      deployment_id: 'd_Ea5Vwz',
      emitter_id: 'hi_Tq6Wna',
      platform_version: '3.40.1',
      deadline: Date.parse(sampleContext.now) + 30_000,
      JIT: false,
      ...sampleContext.context,
      run,
    },
  };
}
