import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {format, inspect} from 'node:util';
import {freezeClock} from './clock';
import type {NodeJob, RunResult} from './job';
import {routeToStub} from './network';
import type {Component} from './props';
import {runSource} from './runSource';
import {runStep} from './runStep';
import {runV1, type V1Step} from './runV1';

const job = JSON.parse(readFileSync(process.env.SAMPLE_JOB ?? '', 'utf8')) as NodeJob;
delete process.env.SAMPLE_JOB;

function captureConsole(logs: string[]): void {
  const write = (...values: unknown[]) => void logs.push(format(...values));
  const dir = (value: unknown, options?: object) => void logs.push(inspect(value, options));
  Object.assign(console, {log: write, info: write, warn: write, error: write, debug: write, dir});
}

function keepError(result: RunResult, error: unknown): void {
  const {name, message, stack} = error instanceof Error ? error : new Error(String(error));
  result.error = {name, message, stack: stack ?? ''};
}

async function runJob(result: RunResult): Promise<void> {
  const module = (await import(pathToFileURL(job.entry).href)) as {default: unknown};
  if (job.kind === 'v1') await runV1(module.default as V1Step, job.world, result);
  else if (job.kind === 'source') await runSource(module.default as Component, job.world, result);
  else await runStep(module.default as Component, job.world, result);
}

async function main(): Promise<void> {
  const result: RunResult = {logs: []};
  const finish = () => writeFileSync(job.output, JSON.stringify(result));
  captureConsole(result.logs ?? []);
  process.on('unhandledRejection', (error) => keepError(result, error));
  try {
    await runJob(result);
  } catch (error) {
    keepError(result, error);
  }
  await new Promise((resolve) => setImmediate(resolve));
  finish();
  process.exit(0);
}

if (typeof job.world.random === 'number') Math.random = () => job.world.random ?? 0;
freezeClock(job.world.now);
routeToStub(job.ports);
Object.assign(globalThis, {defineComponent: (component: unknown) => component});
if (job.kind !== 'script') await main();
