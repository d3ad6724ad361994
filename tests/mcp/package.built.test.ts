import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {parse} from 'yaml';
import {buildPackage, collectDocsData, PROGRAM} from 'docs-mcp/build';
import {createTemporaryFolder} from '../temporaryFolder';
import {extractSection} from '../../packages/docs-mcp/src/sections';
import {callTool, createClient, createRpcRequest} from '../../packages/docs-mcp/tests/client';
import {facts} from '../../src/facts';
import {source} from '../../src/outputs/mcp/build';

/** Questions of readers, the tool calls of an agent to answer them, and words of the answer. */
type Question = {
  readonly question: string;
  readonly steps: readonly Readonly<Record<string, Readonly<Record<string, string>>>>[];
  readonly answer: string;
};
const questions = parse(readFileSync(join(import.meta.dirname, 'questions.yaml'), 'utf8')) as readonly Question[];

/** Number of requests without reading. Each used 43 kB while its response waited. */
const PENDING_REQUESTS = 3000;

const folder = createTemporaryFolder('docs-mcp-');
let client: Client;
const program = join(folder, PROGRAM);

beforeAll(async () => {
  await buildPackage(source, folder);
  client = createClient();
  // Started in a different folder, like npx does, because the package must not depend on the project.
  await client.connect(new StdioClientTransport({command: process.execPath, args: [program], cwd: tmpdir()}));
});
afterAll(() => client.close());

it.each(questions)('the package over stdio $question', async ({steps, answer}) => {
  const calls = steps.flatMap((step) => Object.entries(step));
  for (const [at, [tool, args]] of calls.entries()) {
    // The results of one step are used in the next one.
    const next = calls[at + 1]?.[1].page?.replace(/#.*/, '');
    expect((await callTool(client, tool, args)).text).toContain(next ?? facts.substitute(answer));
  }
});

it('applies backpressure over stdio, and sends every response once the client reads', async () => {
  const child = spawn(process.execPath, [program], {stdio: ['pipe', 'pipe', 'ignore']});
  const read = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  const readPeak = (): number => Number(/^VmHWM:\s+(\d+) kB$/m.exec(read('status'))?.[1]) / 1000;
  const answered = once(child.stdout, 'readable');
  child.stdin.write(`${createRpcRequest('ping')}\n`);
  await answered;
  const before = readPeak();
  const call = createRpcRequest('tools/call', {name: 'get_page', arguments: {page: '/limits/'}});
  child.stdin.end(`${call}\n`.repeat(PENDING_REQUESTS));
  // It has stopped reading when it no longer uses the CPU.
  let [time, same] = ['', 0];
  while (same < 5) {
    await new Promise((done) => setTimeout(done, 100));
    const now = read('schedstat').split(' ')[0] ?? '';
    same = now === time ? same + 1 : 0;
    time = now;
  }
  expect(readPeak() - before).toBeLessThan(60);
  let lines = 0;
  for await (const chunk of child.stdout) lines += String(chunk).split('\n').length - 1;
  expect(lines).toBe(PENDING_REQUESTS + 1);
});

it('over HTTP, logs its address or that the port is taken, and stops on SIGTERM', async () => {
  const start = (port: string) => spawn(process.execPath, [program, '--http'], {env: {...process.env, PORT: port}});
  const child = start('0');
  const [, port = ''] = /127\.0\.0\.1:(\d+)\/docs\/mcp/.exec(String(await once(child.stderr, 'data'))) ?? [];
  expect(String(await once(start(port).stderr, 'data'))).toContain(`Port ${port} is taken; choose another with PORT.`);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 20_000);

it('the Markdown of each page contains all of its headings', () => {
  const lost = collectDocsData(source.buildDir, source.options).pages.flatMap(({path, markdown, headings}) =>
    headings.filter(({slug}) => extractSection(markdown, headings, slug) === null).map(({slug}) => `${path}#${slug}`),
  );
  expect(lost).toEqual([]);
});
