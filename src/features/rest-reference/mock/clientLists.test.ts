import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {readClients} from '../render/renderSamples';

const run = promisify(execFile);
const GO_BUILD = 240_000;

/** A list in full without pages, a cursor that never changes, and a list of two pages. */
const lists: RequestListener = (request, response) => {
  const {pathname, searchParams} = new URL(request.url ?? '', 'http://localhost');
  const cursor = searchParams.get('after') === null || pathname === '/stuck' ? 'first' : 'second';
  const size = pathname === '/pages' && cursor === 'second' ? 1 : 100;
  const data = Array.from({length: size}, () => 'item');
  response.end(JSON.stringify(pathname === '/full' ? {data} : {data, page_info: {end_cursor: cursor}}));
};

let server: Server;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-lists-'));
  mkdirSync(join(folder, 'lists'));
  for (const {name, code} of readClients())
    writeFileSync(join(folder, name.endsWith('.go') ? 'lists' : '', name), code);
  writeFileSync(join(folder, 'lists/go.mod'), 'module lists\n\ngo 1.17\n');
  server = createServer(lists);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
});

it.each([
  [
    'Node.js',
    'node',
    ['lists.mjs'],
    'lists.mjs',
    `import {listAll} from "./millrace.mjs";
for (const path of ["/full", "/stuck", "/pages"]) {
  let count = 0;
  for await (const item of listAll(path)) count += item === "item";
  console.log(count);
}`,
  ],
  [
    'Python',
    'python3',
    ['lists.py'],
    'lists.py',
    `from millrace import list_all
for path in ["/full", "/stuck", "/pages"]:
    print(len(list(list_all(path))))`,
  ],
  [
    'Go',
    'go',
    ['run', '.'],
    'lists/main.go',
    `package main

import "fmt"

func main() {
	for _, path := range []string{"/full", "/stuck", "/pages"} {
		items, err := ListAll(path)
		if err != nil {
			panic(err)
		}
		fmt.Println(len(items))
	}
}`,
  ],
] as const)(
  'clients stop reading a list without page_info or without a new cursor, in %s',
  async (_language, command, args, name, code) => {
    writeFileSync(join(folder, name), `${code}\n`);
    const api = `http://localhost:${(server.address() as AddressInfo).port}`;
    const env = {...process.env, MILLRACE_API_BASE: api, MILLRACE_API_KEY: 'any', NO_PROXY: '*'};
    const {stdout} = await run(command, args, {env, cwd: command === 'go' ? join(folder, 'lists') : folder});
    expect(stdout.trim().split('\n')).toEqual(['100', '200', '101']);
  },
  GO_BUILD,
);
