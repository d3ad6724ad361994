import {spawn} from 'node:child_process';

/** What a process printed and how it ended. */
export interface Execution {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
  readonly timedOut: boolean;
}

/** How a process is started. */
export interface ExecuteOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Runs a program to its end, or stops it and all it started when its time is over. */
export function execute(command: string, args: readonly string[], options: ExecuteOptions): Promise<Execution> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: {...options.env},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const output = {stdout: '', stderr: ''};
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, options.timeoutMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    const finish = (code: number | null) => {
      clearTimeout(timer);
      resolve({...output, code, timedOut});
    };
    child.on('close', finish);
    child.on('error', (error) => {
      output.stderr += error.message;
      finish(null);
    });
  });
}
