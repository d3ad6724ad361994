import {parseArgs} from 'node:util';
import {ProtocolErrorCode} from '@modelcontextprotocol/server';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {createDocsServer} from './createDocsServer';
import {closeServer, MAX_BODY, serveHttp} from './serveHttp';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DATA_FILE, FORMAT, type DocsData, type ServerOptions} from './data/createDocs';
import {Transform, type TransformCallback, type Writable} from 'node:stream';

const NEWLINE = 0x0a;

/**
 * Passes on the lines that come in, and leaves out those that are too long. What is left out is never kept in memory.
 *
 * @param max maximum length of a line, in bytes
 * @param onLong called once for each line that is left out
 */
export function limitLines(max: number, onLong: () => void): Transform {
  let kept: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    const wasLong = length > max;
    length += part.length;
    if (length <= max) kept.push(part);
    else if (!wasLong) {
      kept = [];
      onLong();
    }
  };
  const end = (stream: Transform): void => {
    if (length <= max) stream.push(Buffer.concat(kept));
    kept = [];
    length = 0;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        add(chunk.subarray(start, at + 1));
        end(this);
        start = at + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
      done();
    },
    flush(done: TransformCallback) {
      end(this);
      done();
    },
  });
}

/**
 * Passes lines on one at a time, and none while nobody reads what the answers are written to: they would pile up here.
 */
export const waitForReader = (output: Writable): Transform =>
  new Transform({
    // The line before is answered meanwhile.
    transform: (line: Buffer, _encoding, done: TransformCallback) =>
      void setImmediate(() => {
        const pass = (): void => done(null, line);
        if (output.writableNeedDrain) output.once('drain', pass);
        else pass();
      }),
    // So is the last one.
    flush: (done: TransformCallback) => void setImmediate(done),
  });

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
    const lines = process.stdin.pipe(limitLines(MAX_BODY, refuseLine)).pipe(waitForReader(process.stdout));
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
