import net from 'node:net';
import tls from 'node:tls';
import type {NodeJob, RunResult} from './job';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {format, inspect} from 'node:util';
import type {Component} from './props';
import {runEventSource} from './runEventSource';
import {runStep, runV1, type V1Step} from './runStep';

const RealDate = Date;

/** Freezes the clock: `new Date()` and `Date.now()` always return the same time. */
function freezeClock(now: string): void {
  const moment = RealDate.parse(now);
  class FrozenDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(moment);
      else super(...(args as [number]));
    }

    static override now(): number {
      return moment;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
}

const LOCAL = new Set(['127.0.0.1', 'localhost', '::1']);

function getHost(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  const {host, hostname, servername} = options as {host?: string; hostname?: string; servername?: string};
  return servername || host || hostname;
}

/**
 * Redirects all connections to the local stub, whatever client opens them, so that samples can't access the network.
 */
function routeToStub(ports: NodeJob['ports']): void {
  const connectTls = tls.connect.bind(tls);
  const connectNet = net.connect.bind(net);
  const toTls = (options: tls.ConnectionOptions, callback?: () => void) => {
    const servername = getHost(options);
    if (options.socket && !LOCAL.has(servername ?? ''))
      return connectTls({...options, rejectUnauthorized: false}, callback);
    const target = {...options, host: '127.0.0.1', port: ports.tls, path: undefined, lookup: undefined};
    return connectTls(
      {...target, servername, rejectUnauthorized: false, checkServerIdentity: () => undefined},
      callback,
    );
  };
  const toNet = (options: net.TcpNetConnectOpts, callback?: () => void) => {
    const host = getHost(options);
    if (host === undefined || LOCAL.has(host)) return connectNet(options, callback);
    return connectNet({...options, host: '127.0.0.1', port: ports.http, lookup: undefined}, callback);
  };
  Object.assign(tls, {connect: toTls});
  Object.assign(net, {connect: toNet, createConnection: toNet});
}

const job = JSON.parse(readFileSync(process.env.SAMPLE_JOB ?? '', 'utf8')) as NodeJob;
delete process.env.SAMPLE_JOB;

function captureConsole(logs: string[]): void {
  const write = (...values: unknown[]) => void logs.push(format(...values));
  const logInspected = (value: unknown, options?: object) => void logs.push(inspect(value, options));
  Object.assign(console, {log: write, info: write, warn: write, error: write, debug: write, dir: logInspected});
}

function storeError(result: RunResult, error: unknown): void {
  const {name, message, stack} = error instanceof Error ? error : new Error(String(error));
  result.error = {name, message, stack: stack ?? ''};
}

/** Stores the peak memory of this process, if the system provides it. `maxRSS` would include the parent process. */
function storePeakMemory(result: RunResult): void {
  if (!existsSync('/proc/self/status')) return;
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  if (peak !== undefined) result.peakMemory = Number(peak) * 1024;
}

async function runJob(result: RunResult): Promise<void> {
  const module = (await import(pathToFileURL(job.entry).href)) as {default: unknown};
  if (job.kind === 'v1') await runV1(module.default as V1Step, job.context, result);
  else if (job.kind === 'source') await runEventSource(module.default as Component, job.context, result);
  else await runStep(module.default as Component, job.context, result);
}

async function runAndStoreJob(): Promise<void> {
  const result: RunResult = {logs: []};
  captureConsole(result.logs ?? []);
  process.on('unhandledRejection', (error) => storeError(result, error));
  try {
    await runJob(result);
  } catch (error) {
    storeError(result, error);
  }
  await new Promise((resolve) => setImmediate(resolve));
  storePeakMemory(result);
  writeFileSync(job.output, JSON.stringify(result));
  process.exit(0);
}

if (typeof job.context.random === 'number') Math.random = () => job.context.random ?? 0;
freezeClock(job.context.now);
routeToStub(job.ports);
Object.assign(globalThis, {defineComponent: (component: unknown) => component});
if (job.kind !== 'script') await runAndStoreJob();
