import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {RunResult} from '../runtime/node/job';
import {writeFileWithFolder} from '../../writeFileWithFolder';
import {runProgram} from './runProgram';
import {runProcess, redirectContext, redirectTmp, restoreTmp} from './workspace';
import {createEnvironment, SAMPLE_TIMEOUT_MS, type Outcome, type SampleJob} from './sampleJob';

const RUNTIME = join(import.meta.dirname, '..', 'runtime', 'python');

interface PythonResult extends RunResult {
  readonly error?: {name: string; message: string; stack: string; line?: number | null};
}

function writePythonProgram({group, block, workspace, tmp}: SampleJob): string {
  const folder = workspace.createFolder();
  for (const part of group) {
    const name = part === block ? 'code.py' : (part.meta.title ?? 'other.txt').replace(/^\/+/, '');
    writeFileWithFolder(join(folder, name), redirectTmp(part.code, tmp));
  }
  return join(folder, 'code.py');
}

function createPythonEnvironment(job: SampleJob): Record<string, string> {
  return {
    ...createEnvironment(job),
    PYTHONPATH: RUNTIME,
    PYTHONDONTWRITEBYTECODE: '1',
    SAMPLE_NOW: job.sampleContext.now,
  };
}

/** Runs a Python block with the real interpreter: as a step, or as a standalone program. */
export async function runPython(job: SampleJob): Promise<Outcome> {
  const entry = writePythonProgram(job);
  if (job.block.meta.run === 'script')
    return runProgram(job, {
      folder: dirname(entry),
      command: job.tool.path,
      args: [entry],
      env: createPythonEnvironment(job),
      line: /code\.py", line (\d+)/,
    });
  const input = `${entry}.job.json`;
  const output = `${entry}.result.json`;
  const sampleContext = redirectContext(job.sampleContext, job.tmp);
  writeFileSync(input, JSON.stringify({entry, output, sampleContext}));
  const options = {cwd: job.tmp, env: createPythonEnvironment(job), timeoutMs: SAMPLE_TIMEOUT_MS};
  const ran = await runProcess(job.tool.path, [join(RUNTIME, 'run_step.py'), input], options);
  if (!existsSync(output)) return {error: {name: 'Error', message: ran.stderr, stack: ''}};
  const result = JSON.parse(restoreTmp(readFileSync(output, 'utf8'), job.tmp)) as PythonResult;
  const line = result.error?.line;
  return {...result, stdout: ran.stdout, ...(line ? {errorLine: line} : {})};
}
