import {once} from 'node:events';
import type {Writable} from 'node:stream';
import {parseJSONRPCMessage, ProtocolErrorCode, type RequestId} from '@modelcontextprotocol/server';
import {readLines} from './readLines';

/** Explains which messages are accepted. */
const EXPECTED =
  'Send a JSON-RPC request: "jsonrpc": "2.0", an "id" that is a string or a whole number, a "method", and an object as "params" if there are any.';

/** An error of JSON-RPC, and the id of the request if it could be read. */
type LineError = {readonly code: number; readonly message: string; readonly id?: RequestId | null};

/** Whether a message needs no answer, even if it's invalid: a response, or a notification. */
function isUnanswered(message: Readonly<Record<string, unknown>>): boolean {
  return 'result' in message || 'error' in message || (!('id' in message) && typeof message.method === 'string');
}

function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' || typeof id === 'number';
}

/** Returns the error for an invalid line; `null` if the line is valid or needs no response. */
function findLineError(line: string): LineError | null {
  if (line.trim() === '') return null;
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return {code: ProtocolErrorCode.ParseError, message: 'The line is not JSON. Send each message on one line.'};
  }
  if (Array.isArray(message))
    return {code: ProtocolErrorCode.InvalidRequest, message: 'Send one request at a time, not an array.'};
  try {
    parseJSONRPCMessage(message);
    return null;
  } catch {
    const given = typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : {};
    if (isUnanswered(given)) return null;
    const id = isRequestId(given.id) ? given.id : null;
    return {code: ProtocolErrorCode.InvalidRequest, message: EXPECTED, id};
  }
}

function formatError({id = null, ...error}: LineError): string {
  return `${JSON.stringify({jsonrpc: '2.0', id, error})}\n`;
}

/**
 * Yields a client's valid messages, one line at a time. Responds to all other lines with an error, because the library
 * ignores them and the client would wait. Stops reading while the client doesn't read the responses (backpressure).
 *
 * @param limit maximum length of a line in bytes
 */
export async function* readRequests(
  input: AsyncIterable<Buffer>,
  output: Writable,
  limit: number,
): AsyncGenerator<Buffer> {
  const message = `The message has more than ${limit} bytes, the most that this server reads. Send shorter arguments.`;
  for await (const line of readLines(input, limit)) {
    if (output.writableNeedDrain) await once(output, 'drain');
    const found = line ? findLineError(line.toString()) : {code: ProtocolErrorCode.InvalidRequest, message};
    if (found) output.write(formatError(found));
    else if (line) yield line;
  }
}
