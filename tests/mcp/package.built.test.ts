import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {connect as connectSocket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import type {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {buildPackage, collectData, PROGRAM} from 'docs-mcp/build';
import {callTool, connect, createClient} from '../../packages/docs-mcp/tests/connect';
import {findProblems} from '../../packages/docs-mcp/tests/findProblems';
import {toRpc} from '../../packages/docs-mcp/tests/send';
import {cutSection} from '../../packages/docs-mcp/src/sections';
import {source} from '../../src/mcp/build';
import {questions} from './questions';

const CALLS = 700;
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
    expect((await latest.listTools()).tools).toHaveLength(7);
    await latest.close();
  });

  it('survives lines that are no JSON-RPC, and ends when its input ends', async () => {
    const {output, code} = await talk(['{"jsonrpc"', '5', '{}', '[]', 'x'.repeat(11_000_000), toRpc('ping')]);
    expect(code).toBe(0);
    expect(output).toContain('A request has at most 65536 bytes.');
    for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('jsonrpc', '2.0');
  });
});

describe('the package over HTTP', () => {
  it('ends when it is told to, with a connection that sends nothing', async () => {
    const child = spawn(process.execPath, [program(), '--http'], {env: {...process.env, PORT: '4198'}});
    await once(child.stderr, 'data');
    const socket = connectSocket(4198, '127.0.0.1');
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

  it('has samples that ran, in every language of code steps', () => {
    const ran = collectData(source.buildDir, source.options).samples.filter(({verified}) => verified !== null);
    expect([...new Set(ran.map(({language}) => language))]).toEqual(
      expect.arrayContaining(['js', 'python', 'go', 'bash']),
    );
  });

  it(`holds through ${CALLS} random calls`, async () => {
    const inProcess = await connect(collectData(source.buildDir, source.options), source.options);
    expect(await findProblems(inProcess, CALLS, SEED)).toEqual([]);
    await inProcess.close();
  });
});
