import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runProcess, redirectTmp, restoreTmp} from './workspace';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';

function parseStepExports(text: string): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^([^:]+):json=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not an export: "${line}"; write name:json=value`);
    exports[name] = JSON.parse(value) as unknown;
  }
  return exports;
}

function parseOutcome(text: string): Outcome {
  try {
    return {exports: parseStepExports(text)};
  } catch (error) {
    return {error: {name: 'Error', message: error instanceof Error ? error.message : String(error), stack: ''}};
  }
}

function parseBody(stdout: string): unknown {
  try {
    return JSON.parse(stdout) as unknown;
  } catch {
    return undefined;
  }
}

/** The compiled program of a block, or its interpreter. */
type Program = {
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Environment variables in addition to the common ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** Matches the line number in an error message. */
  readonly line: RegExp;
};

/** Runs a program as a step, which reads exports of earlier steps from one file and writes its own to another. */
export async function runProgram(job: SampleJob, {folder, command, args, line, env: more}: Program): Promise<Outcome> {
  const {sampleContext, tmp} = job;
  const [steps, exported] = [join(folder, 'steps.json'), join(folder, 'exports')];
  const all = {trigger: {event: sampleContext.event, context: sampleContext.context}, ...sampleContext.steps};
  writeFileSync(steps, redirectTmp(JSON.stringify(all), tmp));
  writeFileSync(exported, '');
  const env = {...createEnvironment(job), ...more, MILLRACE_STEPS: steps, MILLRACE_EXPORTS: exported};
  const ran = await runProcess(command, args, {cwd: tmp, env, timeoutMs: SAMPLE_TIMEOUT_MS});
  const stdout = restoreTmp(ran.stdout, tmp);
  const stderr = args.reduce((text, file) => text.replaceAll(`${file}: `, ''), restoreTmp(ran.stderr, tmp));
  const result = {
    ...parseOutcome(restoreTmp(readFileSync(exported, 'utf8'), tmp)),
    stdout,
    logs: `${stdout}${stderr}`.split('\n').slice(0, -1),
    body: parseBody(stdout),
  };
  if (ran.code === 0) return result;
  const errorLine = line.exec(stderr)?.[1];
  const message = stderr.trim() || `exit code ${ran.code}`;
  return {
    ...result,
    error: {name: 'Error', message, stack: `${stderr}\nexit status ${ran.code}`},
    ...(errorLine ? {errorLine: Number(errorLine)} : {}),
  };
}
