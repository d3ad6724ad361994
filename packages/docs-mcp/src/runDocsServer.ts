import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer';
import {closeServer, MAX_BODY, serveHttp} from './serveHttp';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DATA_FILE, FORMAT, type DocsData, type ServerOptions} from './data/createDocs';
import {splitLines, waitForReader} from './stdioLines';

/**
 * Reads the data that the package carries. It is the only file the server ever opens.
 *
 * @param folder folder of the program
 * @throws when the file is missing or of another form, with what to do
 */
export function readData(folder: string): DocsData {
  const file = join(folder, DATA_FILE);
  const text = readFileSync(file, 'utf8');
  let data: DocsData | null = null;
  try {
    data = JSON.parse(text) as DocsData | null;
  } catch {
    // Cut, or of something else.
  }
  if (data?.format === FORMAT) return data;
  const found = data?.format === undefined ? 'is damaged' : `has format ${data.format}`;
  throw new Error(`${file} ${found}, and this program reads format ${FORMAT}. Build the package again.`);
}

const LOOPBACK = '127.0.0.1';

const USAGE = `Usage: docs-mcp            serves the documentation to an MCP client over stdio
       docs-mcp --http     serves it as streamable HTTP on ${LOOPBACK}, port $PORT
`;

async function run(folder: string, options: ServerOptions, readPort: () => number): Promise<void> {
  const {values} = parseArgs({options: {http: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}}});
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const factory = createDocsServer(readData(folder), options);
  if (!values.http) {
    const lines = process.stdin.pipe(splitLines(MAX_BODY)).pipe(waitForReader(process.stdout));
    const transport = new StdioServerTransport(lines, process.stdout);
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
