import {parseArgs} from 'node:util';
import {ProtocolErrorCode} from '@modelcontextprotocol/server';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer';
import {readData} from './data/readData';
import {limitLines} from './limitLines';
import type {ServerOptions} from './options';
import {closeServer, MAX_BODY, serveHttp} from './serveHttp';

const LOOPBACK = '127.0.0.1';

const USAGE = `Usage: docs-mcp            serves the documentation to an MCP client over stdio
       docs-mcp --http     serves it as streamable HTTP on ${LOOPBACK}, port $PORT
`;

/** Tells the client of a line that nothing reads, because the library ends at one above its own limit. */
function refuseLine(): void {
  const error = {code: ProtocolErrorCode.InvalidRequest, message: `A request has at most ${MAX_BODY} bytes.`};
  process.stdout.write(`${JSON.stringify({jsonrpc: '2.0', id: null, error})}\n`);
}

async function run(folder: string, options: ServerOptions, readPort: () => number): Promise<void> {
  const {values} = parseArgs({options: {http: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}}});
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const factory = createDocsServer(readData(folder), options);
  if (!values.http) {
    const transport = new StdioServerTransport(process.stdin.pipe(limitLines(MAX_BODY, refuseLine)), process.stdout);
    serveStdio(factory, {transport, onerror: ({message}) => console.error(message)});
    return;
  }
  const port = readPort();
  const server = await serveHttp(factory, {host: LOOPBACK, port, url: options.url});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT'] as const) process.once(signal, () => closeServer(server));
  console.error(`${options.title} over MCP: http://${LOOPBACK}:${port}${new URL(options.url).pathname}`);
}

/**
 * The program: serves the documentation over stdio, or with `--http` as streamable HTTP.
 *
 * @param folder folder of the program, with the data that `buildPackage` wrote
 * @param readPort which port to listen on over HTTP
 */
export function runDocsServer(folder: string, options: ServerOptions, readPort: () => number): void {
  run(folder, options, readPort).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exitCode = 1;
  });
}
