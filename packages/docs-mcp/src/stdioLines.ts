import {Transform, type TransformCallback, type Writable} from 'node:stream';
import {parseJSONRPCMessage, ProtocolErrorCode} from '@modelcontextprotocol/server';
import {MAX_BODY} from './serveHttp';

const NEWLINE = 0x0a;

/**
 * Splits a stream into lines, each with its line ending, the last one too. A line that is too long is cut one byte above
 * the maximum.
 *
 * @param max maximum length of a line, in bytes
 */
export function splitLines(max: number): Transform {
  let kept: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    kept.push(part.subarray(0, Math.max(0, max + 1 - length)));
    length += part.length;
  };
  const end = (stream: Transform): void => {
    stream.push(Buffer.concat(kept));
    kept = [];
    length = 0;
  };
  return new Transform({
    readableObjectMode: true,
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
      if (length > 0) add(Buffer.of(NEWLINE));
      if (length > 0) end(this);
      done();
    },
  });
}

type Refusal = {readonly id: string | number | null; readonly code: ProtocolErrorCode; readonly message: string};

/** What is wrong with a line; the library ignores such a line without an answer. Empty lines are allowed. */
function findFault(line: Buffer): Refusal | null {
  if (line.length > MAX_BODY)
    return {id: null, code: ProtocolErrorCode.InvalidRequest, message: `A request has at most ${MAX_BODY} bytes.`};
  const text = line.toString().trim();
  if (text === '') return null;
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return {id: null, code: ProtocolErrorCode.ParseError, message: 'A line is one message in JSON.'};
  }
  try {
    parseJSONRPCMessage(message);
    return null;
  } catch {
    const {id = null} = Object(message) as {readonly id?: unknown};
    const isId = typeof id === 'string' || typeof id === 'number';
    const fault = 'A message is one object of JSON-RPC 2.0.';
    return {id: isId ? id : null, code: ProtocolErrorCode.InvalidRequest, message: fault};
  }
}

/**
 * Passes lines on one at a time, and none while nobody reads what the answers are written to: they would pile up here. A
 * line that is not a message gets an error.
 */
export const waitForReader = (output: Writable): Transform =>
  new Transform({
    writableObjectMode: true,
    // The line before is answered meanwhile.
    transform: (line: Buffer, _encoding, done: TransformCallback) =>
      void setImmediate(() => {
        const pass = (): void => {
          const fault = findFault(line);
          // Some clients begin with a byte order mark, which counts as blank.
          if (!fault) return done(null, `${line.toString().trim()}\n`);
          const {id, ...error} = fault;
          output.write(`${JSON.stringify({jsonrpc: '2.0', id, error})}\n`);
          done();
        };
        if (output.writableNeedDrain) output.once('drain', pass);
        else pass();
      }),
    // So is the last one.
    flush: (done: TransformCallback) => void setImmediate(done),
  });
