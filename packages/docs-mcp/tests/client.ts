import {request} from 'node:http';
import {Client, InMemoryTransport, type CallToolResult} from '@modelcontextprotocol/client';
import {createDocsServer} from '../src/createDocsServer';
import type {DocsData, ServerOptions} from '../src/data/createDocs';
import {fixture, site} from './fixture';

/** A tool's result: its text, and whether it's an error. */
export type Answer = {readonly text: string; readonly isError: boolean};

/** Creates an unconnected official client. With `auto`, it negotiates the latest revision of the protocol. */
export function createClient(mode: 'legacy' | 'auto' = 'legacy'): Client {
  return new Client({name: 'tests', version: '1.0.0'}, {versionNegotiation: {mode}});
}

/** Connects the official client to a server in the same process. */
export async function connectClient(data: DocsData = fixture, options: ServerOptions = site): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = createClient();
  await Promise.all([createDocsServer(data, options)().connect(theirs), client.connect(ours)]);
  return client;
}

/** Calls a tool that must return exactly one text item. */
export async function callTool(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const {content, isError} = (await client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  if (content.length !== 1 || first?.type !== 'text') throw new Error(`${name} answered ${JSON.stringify(content)}`);
  return {text: first.text, isError: isError === true};
}

/** A server's response. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A request. Its headers are sent unchanged, including `Host`. */
export type HttpRequest = {
  readonly port: number;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const HEADERS = {'content-type': 'application/json', accept: 'application/json, text/event-stream'};

/** Sends one request to an MCP server on this machine, by default a POST with the headers that clients send. */
export function sendHttpRequest({
  port,
  path = '/docs/mcp',
  method = 'POST',
  headers,
  body = '',
}: HttpRequest): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const options = {port, host: '127.0.0.1', path, method, headers: {...HEADERS, ...headers}, agent: false};
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString()}),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Returns a JSON-RPC request as a string. */
export function createRpcRequest(method: string, params: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
}

/** Creates a seeded random number generator (mulberry32), so failures can be reproduced. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
