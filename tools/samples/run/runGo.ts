import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {nameUnit, type GoProgram} from './buildGo';
import {execute} from './execute';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';
import {redirectTmp, restoreTmp} from './workspace';

function readExports(file: string, tmp: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const lines = restoreTmp(readFileSync(file, 'utf8'), tmp).split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const {name, value} = JSON.parse(line) as {name: string; value: unknown};
      return [name, value];
    }),
  );
}

/** Runs a Go block out of the common binary. */
export async function runGo(job: SampleJob, program: GoProgram): Promise<Outcome> {
  const {block, world, workspace, tmp} = job;
  const refused = program.errors.get(block);
  if (refused)
    return {
      error: {name: 'Error', message: refused.message, stack: ''},
      ...(refused.line ? {errorLine: refused.line} : {}),
    };
  const folder = workspace.createFolder();
  const [steps, exported] = [join(folder, 'steps.json'), join(folder, 'exports')];
  const all = {trigger: {event: world.event, context: world.context}, ...world.steps};
  writeFileSync(steps, redirectTmp(JSON.stringify(all), tmp));
  const env = {...createEnvironment(job), SAMPLE_STEPS: steps, SAMPLE_EXPORTS: exported};
  const ran = await execute(program.binary, [nameUnit(block)], {cwd: tmp, env, timeoutMs: SAMPLE_TIMEOUT_MS});
  const [stdout, stderr] = [restoreTmp(ran.stdout, tmp), restoreTmp(ran.stderr, tmp)];
  const result = {
    exports: readExports(exported, tmp),
    stdout,
    stderr,
    logs: `${stdout}${stderr}`.split('\n').slice(0, -1),
  };
  if (ran.code === 0) return result;
  const line = /code\.go:(\d+)/.exec(stderr)?.[1];
  const message = ran.timedOut ? 'the sample did not end in time' : stderr.trim() || `exit code ${ran.code}`;
  return {
    ...result,
    error: {name: 'Error', message, stack: `${stderr}\nexit status ${ran.code}`},
    ...(line ? {errorLine: Number(line)} : {}),
  };
}
