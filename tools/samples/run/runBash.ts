import {join} from 'node:path';
import {writeFileWithFolder} from '../../writeFileWithFolder';
import {runProgram} from './runProgram';
import {redirectTmp} from './workspace';
import type {Outcome, SampleJob} from './sampleJob';

/** Runs a Bash block: as a step with its two files, or as a script, `curl` calls included. */
export async function runBash(job: SampleJob): Promise<Outcome> {
  const {block, group, workspace, tmp, tool} = job;
  const folder = workspace.createFolder();
  const script = join(folder, 'code.sh');
  writeFileWithFolder(script, redirectTmp(block.code, tmp));
  for (const part of group)
    if (part !== block && part.meta.title) writeFileWithFolder(join(tmp, part.meta.title), redirectTmp(part.code, tmp));
  return runProgram(job, {folder, command: tool.path, args: [script], line: /line (\d+):/});
}
