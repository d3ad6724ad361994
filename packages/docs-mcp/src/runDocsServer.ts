import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer';
import {DATA_FILE, type DocsData, type ServerOptions} from './data/createDocs';
import {formatIssues} from './formatIssues';
import {readRequests} from './readRequests';
import {closeServer, MAX_REQUEST_BYTES, serveHttp} from './serveHttp';

const LOOPBACK = '127.0.0.1';

const USAGE = `Usage: docs-mcp            serves the documentation to an MCP client over stdio
       docs-mcp --http     serves it as streamable HTTP on ${LOOPBACK}, port $PORT
`;

/**
 * Reads the data of the package. The server reads no other file.
 *
 * @throws if the file is missing or damaged
 */
function readDocsData(file: string): DocsData {
  try {
    const data = JSON.parse(readFileSync(file, 'utf8')) as Partial<DocsData> | null;
    if (data?.pages && data.search && data.versions) return data as DocsData;
    throw new Error('it has no pages, versions or search index');
  } catch (error) {
    throw new Error(`${file} can't be read; build or install the package again: ${(error as Error).message}`);
  }
}

async function startServer(folder: string, options: ServerOptions, readPort: () => number): Promise<void> {
  const {values} = parseArgs({options: {http: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}}});
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const factory = createDocsServer(readDocsData(join(folder, DATA_FILE)), options);
  if (!values.http) {
    const transport = new StdioServerTransport(
      Readable.from(readRequests(process.stdin as AsyncIterable<Buffer>, process.stdout, MAX_REQUEST_BYTES)),
      process.stdout,
    );
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
  startServer(folder, options, readPort).catch((error: Error) => {
    console.error(`${formatStartError(error)}\n${USAGE}`);
    process.exitCode = 1;
  });
}
