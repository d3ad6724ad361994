import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Parser} from 'acorn';
import {PLATFORM_VERSIONS} from '../../../src/markdown/verified-samples';
import {reportAt, type Block, type Problem} from '../model';
import {findTool} from '../run/tools';

/** The grammar of V8 10.2, which Node.js 18.16 has. What its library lacks, the declarations of the type check lack too. */
const ECMA_VERSION = 2022;

/** What is newer than the Node.js of the platform in the syntax of a JavaScript block. */
export function checkNodeVersion(block: Block): Problem[] {
  const options = {ecmaVersion: ECMA_VERSION, allowHashBang: true, allowReturnOutsideFunction: true} as const;
  try {
    Parser.parse(block.code, {...options, sourceType: 'module'});
    return [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = Number(/\((\d+):\d+\)$/.exec(error.message)?.[1] ?? 1);
    return [reportAt(block, line, `Node.js ${PLATFORM_VERSIONS['Node.js']} cannot read this: ${error.message}`)];
  }
}

/** Compiles each program of a list with the grammar of the version, and finds what newer libraries brought. */
const PYTHON_CHECK = join(import.meta.dirname, 'check_version.py');

/** What is newer than the Python of the platform, in all blocks with one interpreter. */
export function checkPythonVersion(blocks: readonly Block[]): ReadonlyMap<Block, readonly Problem[]> {
  const python = findTool('python');
  if (blocks.length === 0 || 'missing' in python) return new Map();
  const version = PLATFORM_VERSIONS.Python;
  const input = JSON.stringify({version, programs: blocks.map(({code}) => code)});
  const {status, stdout, stderr} = spawnSync(python.path, [PYTHON_CHECK], {input, encoding: 'utf8'});
  if (status !== 0) throw new Error(`the check of Python versions failed:\n${stderr}`);
  const found = JSON.parse(stdout) as readonly (readonly [line: number, message: string][])[];
  return new Map(
    blocks.map((block, index) => [
      block,
      (found[index] ?? []).map(([line, message]) =>
        reportAt(block, line, `Python ${version} does not have this: ${message}`),
      ),
    ]),
  );
}

const API_FILE = /^go1\.(\d+)\.txt$/;
const ADDED = /^pkg (?:\S+\/)?(\w+)(?: \([^)]*\))?, (?:func|type|var|const) (\w+)/;

/** What Go has added since the version of the platform, as `strings.Cut`, with the version that brought it. */
function listNewerGo(): ReadonlyMap<string, string> {
  const go = findTool('go');
  if ('missing' in go) return new Map();
  const root = spawnSync(go.path, ['env', 'GOROOT'], {encoding: 'utf8'}).stdout.trim();
  const folder = join(root, 'api');
  const minor = Number(PLATFORM_VERSIONS.Go.split('.')[1]);
  const newer = existsSync(folder)
    ? readdirSync(folder).filter((name) => Number(API_FILE.exec(name)?.[1] ?? 0) > minor)
    : [];
  return new Map(
    newer.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line): [string, string][] => {
          const [, pkg, member] = ADDED.exec(line) ?? [];
          return pkg && member ? [[`${pkg}.${member}`, name.replace('.txt', '')]] : [];
        }),
    ),
  );
}

/**
 * What newer versions of Go have added to its packages, where a block uses it. The language itself is that of the
 * `go` line in the `go.mod` of the samples (`run/runGo.ts`).
 */
export function checkGoVersion(blocks: readonly Block[]): ReadonlyMap<Block, readonly Problem[]> {
  if (blocks.length === 0) return new Map();
  const newer = listNewerGo();
  return new Map(
    blocks.map((block) => [
      block,
      block.code.split('\n').flatMap((line, index) =>
        [...line.matchAll(/\b\w+\.[A-Z]\w*/g)].flatMap(([name]) => {
          const since = newer.get(name);
          return since
            ? [reportAt(block, index + 1, `Go ${PLATFORM_VERSIONS.Go} does not have this: ${name} came with ${since}`)]
            : [];
        }),
      ),
    ]),
  );
}
