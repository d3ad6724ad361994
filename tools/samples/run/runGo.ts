import {join} from 'node:path';
import {writeFileWithFolder} from '../../writeFileWithFolder';
import {runProgram} from './runProgram';
import {runProcess, redirectTmp} from './workspace';
import type {Outcome, SampleJob} from './sampleJob';

/** The first program waits until Go has compiled its standard library. */
const BUILD_TIMEOUT_MS = 400_000;

const MODULE = `module samples

go 1.17

require github.com/millrace/millrace-go v0.0.0

replace github.com/millrace/millrace-go => ${JSON.stringify(join(import.meta.dirname, '..', 'runtime', 'go'))}
`;

/** Compiles a block in a folder, with the page's line numbers. Returns the compiler's errors. */
async function compileGo({block, tool, tmp}: SampleJob, folder: string): Promise<string> {
  writeFileWithFolder(join(folder, 'go.mod'), MODULE);
  writeFileWithFolder(join(folder, 'code.go'), redirectTmp(block.code, tmp));
  const kept = Object.fromEntries(
    ['PATH', 'HOME', 'GOPATH', 'GOCACHE'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ) as Record<string, string>;
  // Without cgo, Go needs no C compiler.
  const env = {...kept, GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on', CGO_ENABLED: '0'};
  const options = {cwd: folder, env, timeoutMs: BUILD_TIMEOUT_MS};
  const {code, stderr} = await runProcess(tool.path, ['build', '-trimpath', '-o', 'sample', '.'], options);
  return code === 0 ? '' : stderr;
}

/** Runs a Go block as a standalone program. */
export async function runGo(job: SampleJob): Promise<Outcome> {
  const folder = job.workspace.createFolder();
  const refused = await compileGo(job, folder);
  if (refused) {
    const [, line, message = refused] = /code\.go:(\d+):(?:\d+:)? (.*)/.exec(refused) ?? [];
    return {error: {name: 'Error', message, stack: ''}, ...(line ? {errorLine: Number(line)} : {})};
  }
  return runProgram(job, {folder, command: join(folder, 'sample'), args: [], line: /code\.go:(\d+)/});
}
