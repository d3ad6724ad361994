import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {collectOperations} from '../document/collectOperations';
import {readApiDocument} from '../document/readApiDocument';
import {createSamples, readClients} from '../render/renderSamples';
import {hosts} from '../../../facts/hosts';
import {createMockApi} from './createMockApi';

const run = promisify(execFile);
const {document} = readApiDocument('src/facts/openapi.yaml');
const operations = collectOperations(document).filter(({tag}) => tag !== 'Realtime');
const RUN_ALL = 240_000;

let server: Server;
let base = '';
let folder = '';

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${text}\n`);
  return file;
}

/** Runs a program using the mock API, and returns its output. */
async function start(
  command: string,
  args: readonly string[],
  {key = 'any', cwd = folder, api = base}: {key?: string; cwd?: string; api?: string} = {},
): Promise<string> {
  const env = {...process.env, MILLRACE_API_BASE: api, MILLRACE_API_KEY: key, NO_PROXY: '*'};
  const {stdout} = await run(command, [...args], {env, cwd});
  return stdout;
}

const getCode = (operation: (typeof operations)[number], language: string): string =>
  createSamples(document, operation).find((sample) => sample.language.value === language)?.code ?? '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rest-samples-'));
  server = await createMockApi();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}/v1`;
  for (const {name, code} of readClients()) write(name.endsWith('.go') ? `go/${name}` : name, code);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
});

/**
 * Creates a program that runs files one after another and prints a separator before each, because starting a process
 * takes longer than running a sample.
 */
const RUNNERS = {
  bash: ['bash', '-c', 'for file; do echo; echo "# $file"; bash "$file" || exit; done', 'bash'],
  nodejs: [
    'node',
    '--input-type=module',
    '--eval',
    'for (const file of process.argv.slice(1)) { console.log("# " + file); await import(file); }',
  ],
  python: [
    'python3',
    '-c',
    'import runpy, sys\nfor file in sys.argv[1:]:\n    print("# " + file, flush=True)\n    runpy.run_path(file)',
  ],
} as const;

/** The expected output of all samples of a language. A response without a body prints nothing. */
async function runAll(language: keyof typeof RUNNERS, extension: string): Promise<void> {
  const [command, ...args] = RUNNERS[language];
  const files = operations.map((operation) =>
    write(`${operation.id}.${extension}`, getCode(operation, language).replaceAll(hosts.api.text, base)),
  );
  const printed = `\n${await start(command, [...args, ...files])}`.split('\n# ').slice(1);
  const hasPrinted = printed.map((text) => {
    const [file = '', ...lines] = text.split('\n');
    return [basename(file, `.${extension}`), lines.join('').trim() !== ''];
  });
  expect(hasPrinted).toEqual(
    operations.map(({id, responses}) => [
      id,
      responses.some(({status, response}) => status === '200' && Boolean(response.content)),
    ]),
  );
}

describe('every sample runs against the mock', () => {
  it('with curl', () => runAll('bash', 'sh'), RUN_ALL);
  it('in Node.js', () => runAll('nodejs', 'mjs'), RUN_ALL);
  it('in Python', () => runAll('python', 'py'), RUN_ALL);

  it(
    'in Go, formatted with gofmt',
    async () => {
      write('go/go.mod', 'module samples\n\ngo 1.17');
      const files = operations.map(
        (operation) => [operation, write(`formatted/${operation.id}.go`, getCode(operation, 'go'))] as const,
      );
      expect(await start('gofmt', ['-l', join(folder, 'go'), ...files.map(([, file]) => file)])).toBe('');
      // A single program for all operations, because linking takes longer than running.
      const mains = operations.map((operation, index) =>
        getCode(operation, 'go').replace(
          /^package main\n\nimport (?:"log"|\([^)]*\))\n\nfunc main\(\)/,
          `func sample${index}()`,
        ),
      );
      const calls = operations.map((_, index) => `\tsample${index}()`).join('\n');
      write(
        'go/main.go',
        `package main\n\nimport (\n\t"fmt"\n\t"log"\n)\n\n${mains.join('\n\n')}\n\nfunc main() {\n${calls}\n}`,
      );
      expect(await start('go', ['run', '.'], {cwd: join(folder, 'go')})).toContain('dc_Wq8Rby');
    },
    RUN_ALL,
  );
});

describe('the clients', () => {
  const programs = [
    [
      'Node.js',
      'node',
      'fails.mjs',
      `import {millrace} from "./millrace.mjs";
const attempts = Number(process.argv[2]);
await millrace("GET", "/users/me", {attempts}).then(
  ({data}) => console.log(data.id),
  (error) => console.log(error.status, error.code),
);`,
    ],
    [
      'Python',
      'python3',
      'fails.py',
      `import sys
from millrace import millrace, MillraceError
try:
    print(millrace("GET", "/users/me", attempts=int(sys.argv[1]))["data"]["id"])
except MillraceError as error:
    print(error.status, error.code)`,
    ],
  ] as const;

  it.each(programs)('report the error code, and wait after a 429, in %s', async (_language, command, name, code) => {
    const file = write(name, code);
    const call = async (key: string, attempts: number): Promise<string> =>
      (await start(command, [file, String(attempts)], {key})).trim();
    expect(await call('mock-404', 2)).toBe('404 not_found');
    expect(await call('mock-502', 1)).toMatch(/^502 (undefined|None)$/);
    const before = Date.now();
    expect(await call('mock-429-once', 2)).toBe('u_Ht4Mwe');
    expect(Date.now() - before).toBeGreaterThanOrEqual(1000);
  });

  /**
   * Responses of a server that fails once: a `DELETE` succeeds before its 500, a proxy sends a date, or the connection
   * is closed.
   */
  const failOnce: RequestListener = (request, response) => {
    const isFirst = !failed.has(request.url ?? '');
    failed.add(request.url ?? '');
    if (isFirst && request.url?.startsWith('/cut')) {
      request.socket.destroy();
      return;
    }
    if (request.method === 'DELETE') response.writeHead(isFirst && request.url !== '/unknown' ? 500 : 404);
    else if (isFirst) response.writeHead(503, {'Retry-After': 'Sat, 28 Nov 2026 12:00:00 GMT'});
    response.end(isFirst || request.method === 'DELETE' ? '' : '{"data": "read"}');
  };
  const failed = new Set<string>();

  it.each([
    [
      'Node.js',
      'node',
      ['retries.mjs'],
      'retries.mjs',
      `import {millrace} from "./millrace.mjs";
const outcome = (answer) => answer.then(({data}) => data ?? "deleted", ({status}) => status ?? "lost");
console.log(await outcome(millrace("DELETE", "/known")));
console.log(await outcome(millrace("DELETE", "/unknown")));
console.log(await outcome(millrace("GET", "/date")));
console.log(await outcome(millrace("GET", "/cut")));
console.log(await outcome(millrace("POST", "/cut-post")));`,
    ],
    [
      'Python',
      'python3',
      ['retries.py'],
      'retries.py',
      `from millrace import millrace, MillraceError
calls = [("DELETE", "/known"), ("DELETE", "/unknown"), ("GET", "/date"), ("GET", "/cut"), ("POST", "/cut-post")]
for method, path in calls:
    try:
        print(millrace(method, path).get("data", "deleted"))
    except MillraceError as error:
        print(error.status)
    except OSError:
        print("lost")`,
    ],
    [
      'Go',
      'go',
      ['run', '.'],
      'retries/main.go',
      `package main

import "fmt"

func main() {
	calls := [][2]string{
		{"DELETE", "/known"}, {"DELETE", "/unknown"}, {"GET", "/date"}, {"GET", "/cut"}, {"POST", "/cut-post"},
	}
	for _, call := range calls {
		answer, err := Millrace(call[0], call[1], "")
		if failure, ok := err.(Error); ok {
			fmt.Println(failure.Status)
		} else if err != nil {
			fmt.Println("lost")
		} else if answer.Data == nil {
			fmt.Println("deleted")
		} else {
			fmt.Println("read")
		}
	}
}`,
    ],
  ] as const)(
    'retry after a closed connection except for POST, accept a 404 only after a retried DELETE, and support a date in Retry-After, in %s',
    async (_language, command, args, name, code) => {
      failed.clear();
      write(name, code);
      write('retries/go.mod', 'module retries\n\ngo 1.17');
      for (const {name: file, code: client} of readClients())
        if (file.endsWith('.go')) write(`retries/${file}`, client);
      const flaky = createServer(failOnce);
      await new Promise<void>((resolve) => flaky.listen(0, 'localhost', resolve));
      const api = `http://localhost:${(flaky.address() as AddressInfo).port}`;
      const cwd = command === 'go' ? join(folder, 'retries') : folder;
      const printed = await start(command, args, {cwd, api}).finally(() => flaky.close());
      expect(printed.trim().split('\n')).toEqual(['deleted', '404', 'read', 'read', 'lost']);
    },
    RUN_ALL,
  );

  it(
    "report a response that isn't JSON, in Go",
    async () => {
      const code =
        'package main\n\nimport "fmt"\n\nfunc main() {\n\t_, err := Millrace("POST", "/subscriptions", "")\n\tfmt.Println(err)\n}';
      write('fails/go.mod', 'module fails\n\ngo 1.17');
      write('fails/main.go', code);
      for (const {name, code: client} of readClients()) if (name.endsWith('.go')) write(`fails/${name}`, client);
      expect(await start('go', ['run', '.'], {cwd: join(folder, 'fails'), key: 'mock-502'})).toMatch(/^502 /);
    },
    RUN_ALL,
  );
});
