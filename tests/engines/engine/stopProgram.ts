import {once} from 'node:events';
import type {ChildProcess} from 'node:child_process';

/** Ends a program, and resolves when it is gone. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  await gone;
}
