import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {parseArgs} from 'node:util';
import {ProtocolErrorCode} from '@modelcontextprotocol/server';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer';
import {DATA_FILE, type DocsData, type ServerOptions} from './data/createDocs';
import {formatIssues} from './formatIssues';
import {readLines} from './readLines';
import {closeServer, MAX_REQUEST, serveHttp} from './serveHttp';

const LOOPBACK = '127.0.0.1';

const USAGE = `Usage: docs-mcp            serves the documentation to an MCP client over stdio
       docs-mcp --http     serves it as streamable HTTP on ${LOOPBACK}, port $PORT
`;

/** Rejects a line that is too long. Its request id is unknown. */
function rejectLine(): void {
  const message = `The message has more than ${MAX_REQUEST} bytes, the most that this server reads. Send shorter arguments.`;
  const error = {code: ProtocolErrorCode.InvalidRequest, message};
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error})}\n`);
}

/** Yields requests one at a time. Stops reading while the client doesn't read the answers (backpressure). */
async function* streamRequests({stdin, stdout}: NodeJS.Process): AsyncGenerator<Buffer> {
  for await (const line of readLines(stdin as AsyncIterable<Buffer>, MAX_REQUEST, rejectLine)) {
    if (stdout.writableNeedDrain) await once(stdout, 'drain');
    yield line;
  }
}

async function run(folder: string, options: ServerOptions, readPort: () => number): Promise<void> {
  const {values} = parseArgs({options: {http: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}}});
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  // The server reads no other file.
  const data = JSON.parse(readFileSync(join(folder, DATA_FILE), 'utf8')) as DocsData;
  const factory = createDocsServer(data, options);
  if (!values.http) {
    const transport = new StdioServerTransport(Readable.from(streamRequests(process)), process.stdout);
    serveStdio(factory, {transport, onerror: ({message}) => console.error(formatIssues(message))});
    return;
  }
  const server = await serveHttp(factory, {host: LOOPBACK, port: readPort(), url: options.url});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT'] as const) process.once(signal, () => closeServer(server));
  const {port} = server.address() as AddressInfo;
  console.error(`${options.title} over MCP: http://${LOOPBACK}:${port}${new URL(options.url).pathname}`);
}

/** Formats a start-up error. */
function formatStartError(error: NodeJS.ErrnoException & {readonly port?: number}): string {
  return error.code === 'EADDRINUSE' ? `Port ${error.port} is taken; choose another with PORT.` : error.message;
}

/**
 * The program: serves the documentation over stdio, or with `--http` as streamable HTTP.
 *
 * @param folder folder of the program, with the data from `buildPackage`
 * @param readPort returns the port for HTTP
 */
export function runDocsServer(folder: string, options: ServerOptions, readPort: () => number): void {
  run(folder, options, readPort).catch((error: Error) => {
    console.error(`${formatStartError(error)}\n${USAGE}`);
    process.exitCode = 1;
  });
}
