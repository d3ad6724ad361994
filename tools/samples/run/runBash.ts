import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {execute, redirectTmp, restoreTmp, writeFile} from './workspace';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';

function readExports(text: string): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^([^:]+):json=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not an export: "${line}"; write name:json=value`);
    exports[name] = JSON.parse(value) as unknown;
  }
  return exports;
}

function readFailure(text: string): Outcome {
  try {
    return {exports: readExports(text)};
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

/** Runs a Bash block: as a step with its two files, or as a script, `curl` calls included. */
export async function runBash(job: SampleJob): Promise<Outcome> {
  const {block, group, world, workspace, tmp} = job;
  const folder = workspace.createFolder();
  const [steps, exported, script] = ['steps.json', 'exports', 'code.sh'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const all = {trigger: {event: world.event, context: world.context}, ...world.steps};
  writeFileSync(steps, redirectTmp(JSON.stringify(all), tmp));
  writeFileSync(exported, '');
  writeFileSync(script, redirectTmp(block.code, tmp));
  for (const part of group)
    if (part !== block && part.meta.title) writeFile(join(tmp, part.meta.title), redirectTmp(part.code, tmp));
  const env = {...createEnvironment(job), MILLRACE_STEPS: steps, MILLRACE_EXPORTS: exported};
  const ran = await execute(job.tools.bash, [script], {cwd: tmp, env, timeoutMs: SAMPLE_TIMEOUT_MS});
  const [stdout, stderr] = [restoreTmp(ran.stdout, tmp), restoreTmp(ran.stderr, tmp).replaceAll(`${script}: `, '')];
  const logs = [stdout, stderr].join('').split('\n').slice(0, -1);
  const result = {
    ...readFailure(restoreTmp(readFileSync(exported, 'utf8'), tmp)),
    stdout,
    stderr,
    logs,
    body: parseBody(stdout),
  };
  if (ran.code === 0) return result;
  const line = /line (\d+):/.exec(stderr)?.[1];
  const message = ran.timedOut ? 'the sample did not end in time' : stderr.trim() || `exit code ${ran.code}`;
  return {
    ...result,
    error: {name: 'Error', message, stack: `${stderr}\nexit status ${ran.code}`},
    ...(line ? {errorLine: Number(line)} : {}),
  };
}
