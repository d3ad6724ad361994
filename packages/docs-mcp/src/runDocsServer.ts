import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {setImmediate} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer';
import {DATA_FILE, type DocsData, type ServerOptions} from './data/createDocs';
import {closeServer, serveHttp} from './serveHttp';

const LOOPBACK = '127.0.0.1';

const USAGE = `Usage: docs-mcp            serves the documentation to an MCP client over stdio
       docs-mcp --http     serves it as streamable HTTP on ${LOOPBACK}, port $PORT
`;

/** A few requests, in bytes. */
const PIECE = 1024;

/** What a client sends, a few requests at a time, and none while it does not read the answers: they would pile up here. */
async function* readRequests({stdin, stdout}: NodeJS.Process): AsyncGenerator<Buffer> {
  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      if (stdout.writableNeedDrain) await once(stdout, 'drain');
      yield chunk.subarray(at, at + PIECE);
      // They are answered meanwhile.
      await setImmediate();
    }
  }
}

async function run(folder: string, options: ServerOptions, readPort: () => number): Promise<void> {
  const {values} = parseArgs({options: {http: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}}});
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  // The only file that the server ever opens.
  const data = JSON.parse(readFileSync(join(folder, DATA_FILE), 'utf8')) as DocsData;
  const factory = createDocsServer(data, options);
  if (!values.http) {
    const transport = new StdioServerTransport(Readable.from(readRequests(process)), process.stdout);
    serveStdio(factory, {transport, onerror: ({message}) => console.error(message)});
    return;
  }
  const server = await serveHttp(factory, {host: LOOPBACK, port: readPort(), url: options.url});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT'] as const) process.once(signal, () => closeServer(server));
  const {port} = server.address() as AddressInfo;
  console.error(`${options.title} over MCP: http://${LOOPBACK}:${port}${new URL(options.url).pathname}`);
}

/** What went wrong, for whoever started the program. */
function explain(error: NodeJS.ErrnoException & {readonly port?: number}): string {
  return error.code === 'EADDRINUSE' ? `Port ${error.port} is taken; choose another with PORT.` : error.message;
}

/**
 * The program: serves the documentation over stdio, or with `--http` as streamable HTTP.
 *
 * @param folder folder of the program, with the data that `buildPackage` wrote
 * @param readPort which port to listen on over HTTP
 */
export function runDocsServer(folder: string, options: ServerOptions, readPort: () => number): void {
  run(folder, options, readPort).catch((error: Error) => {
    console.error(`${explain(error)}\n${USAGE}`);
    process.exitCode = 1;
  });
}
