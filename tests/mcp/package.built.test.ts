import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {connect as connectSocket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {buildPackage, collectData, PROGRAM} from 'docs-mcp/build';
import {cutSection} from '../../packages/docs-mcp/src/sections';
import {callTool, connect, createClient, toRpc} from '../../packages/docs-mcp/tests/client';
import {findProblems} from '../../packages/docs-mcp/tests/findProblems';
import {factText} from '../../src/facts';
import {source} from '../../src/mcp/build';
import {findFreePort} from '../freePort';

/** A question of a reader, the calls by which an agent answers it, and words that the last answer has to contain. */
type Question = {
  readonly question: string;
  readonly steps: readonly {readonly tool: string; readonly args: Readonly<Record<string, unknown>>}[];
  readonly answer: string;
};

const call = (tool: string, args: Readonly<Record<string, unknown>>): Question['steps'][number] => ({tool, args});

/** Real questions, answered with the tools alone; what is found in one step leads to the next. */
const questions: readonly Question[] = [
  {
    question: 'How do I send a signed test webhook from Python?',
    steps: [
      call('search', {query: 'verify webhook signature python'}),
      call('get_page', {page: '/guides/signed-webhooks/#send-requests'}),
    ],
    answer: 'hmac.new(',
  },
  {
    question: 'What replaces $checkpoint when I migrate from v1?',
    steps: [
      call('search', {query: '$checkpoint replacement v2'}),
      call('get_page', {page: '/migrate-from-v1/', section: 'gaps'}),
    ],
    answer: '[data stores]',
  },
  {
    question: 'How do I get the next page of a list in the REST API?',
    steps: [call('search', {query: 'pagination REST API cursor'}), call('get_page', {page: '/api/rest/#pagination'})],
    answer: 'send `end_cursor` as `after`',
  },
  {
    question: 'How long did the SQL service of v1 keep rows?',
    steps: [call('search', {query: 'how long does the SQL service keep rows', version: 'v1'})],
    answer: factText('limits.sqlRetention', 'v1'),
  },
  {
    question: 'How do I return my own HTTP response from a Python step?',
    steps: [
      call('search', {query: 'return custom HTTP response from workflow python'}),
      call('get_page', {page: '/code/python/#returning-http-responses'}),
    ],
    answer: 'mr.respond(',
  },
  {
    question: 'Who can invite members to a workspace, and how?',
    steps: [
      call('search', {query: 'who can invite members'}),
      call('get_page', {page: '/workspaces/', section: 'Invite members'}),
    ],
    answer: 'you can invite people to a workspace on Team',
  },
];

const CALLS = 700;
/** Each of these took 43 kB while its answer waited. */
const UNREAD = 3000;
const SEED = 2033;

let folder: string;
let client: Client;
const program = (): string => join(folder, PROGRAM);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-mcp-'));
  await buildPackage(source, folder);
  client = createClient();
  // Started elsewhere, as npx does: the package needs nothing of the project.
  await client.connect(new StdioClientTransport({command: process.execPath, args: [program()], cwd: tmpdir()}));
});
afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true, force: true});
});

/** Sends lines to the program, ends its input once it has answered request 1, and waits until it exits. */
function talk(lines: readonly string[]): Promise<{readonly output: string; readonly code: number | null}> {
  const child = spawn(process.execPath, [program()], {stdio: ['pipe', 'pipe', 'ignore']});
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('"id":1')) child.stdin.end();
  });
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  return new Promise((done) => child.once('close', (code) => done({output, code})));
}

describe('the package over stdio', () => {
  it.each(questions.map((question) => [question.question, question] as const))('%s', async (_, {steps, answer}) => {
    for (const [at, {tool, args}] of steps.entries()) {
      const {text} = await callTool(client, tool, args);
      // What one step finds is where the next one looks.
      const next = steps[at + 1]?.args.page;
      expect(text).toContain(typeof next === 'string' ? next.replace(/#.*/, '') : answer);
    }
  });

  it('is served in the latest revision of the protocol too', async () => {
    const latest = createClient('auto');
    await latest.connect(new StdioClientTransport({command: process.execPath, args: [program()]}));
    expect(latest.getProtocolEra()).toBe('modern');
    expect((await latest.listTools()).tools).toEqual((await client.listTools()).tools);
    await latest.close();
  });

  it('answers lines that are no JSON-RPC with what is wrong, and ends when its input ends', async () => {
    const {output, code} = await talk(['{"jsonrpc"', '5', '{}', '[]', 'x'.repeat(11_000_000), toRpc('ping')]);
    expect(code).toBe(0);
    const answers = output.trim().split('\n');
    expect(answers.map((line) => /"code":(-\d+)|"result"/.exec(line)?.[1])).toEqual([
      '-32700',
      ...Array.from({length: 4}, () => '-32600'),
      undefined,
    ]);
  });
});

describe('a client over stdio that never reads', () => {
  it('costs no memory, and gets every answer once it reads', async () => {
    const child = spawn(process.execPath, [program()], {stdio: ['pipe', 'pipe', 'ignore']});
    const read = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
    const readPeak = (): number => Number(/^VmHWM:\s+(\d+) kB$/m.exec(read('status'))?.[1]) / 1000;
    const answered = once(child.stdout, 'readable');
    child.stdin.write(`${toRpc('ping')}\n`);
    await answered;
    const before = readPeak();
    const call = toRpc('tools/call', {name: 'get_page', arguments: {page: '/limits/'}});
    child.stdin.end(`${call}\n`.repeat(UNREAD));
    // It is done with what it takes when it no longer uses the processor.
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
    expect(lines).toBe(UNREAD + 1);
  });
});

describe('the package over HTTP', () => {
  it('ends when it is told to, with a connection that sends nothing', async () => {
    const port = await findFreePort();
    const child = spawn(process.execPath, [program(), '--http'], {env: {...process.env, PORT: String(port)}});
    await once(child.stderr, 'data');
    const socket = connectSocket(port, '127.0.0.1');
    await once(socket, 'connect');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    socket.destroy();
  }, 20_000);
});

describe('the data of the finished build', () => {
  it('finds every heading of every page in its Markdown', () => {
    const lost = collectData(source.buildDir, source.options).pages.flatMap(({path, markdown, headings}) =>
      headings.filter(({slug}) => cutSection(markdown, headings, slug) === null).map(({slug}) => `${path}#${slug}`),
    );
    expect(lost).toEqual([]);
  });

  it(`holds through ${CALLS} random calls`, async () => {
    const inProcess = await connect(collectData(source.buildDir, source.options), source.options);
    expect(await findProblems(inProcess, CALLS, SEED)).toEqual([]);
    await inProcess.close();
  });
});
