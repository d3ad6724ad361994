import type {IncomingMessage} from 'node:http';

/** A request as the stub sees it, read to its end. */
export interface StubRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: Buffer;
}

/** One canned answer of the HTTP stub. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /**
   * The body as texts that leave one after the other, each repeated `times` times: for large and for cut-up answers.
   */
  readonly pieces?: readonly {readonly text: string; readonly times?: number}[];
  /** Why the API refuses the request, for the author of a sample. */
  readonly refusal?: string;
  /** Nothing is ever answered, as by a server that hangs. */
  readonly hangs?: boolean;
}

/** A body with more bytes than the server reads. */
export class BodyTooLongError extends Error {}

/**
 * Reads a request that arrived for some host, over the proxy or over TLS.
 *
 * @throws {BodyTooLongError} for a body longer than `maxBytes`, of which no more is kept in memory
 */
export async function readRequest(
  message: IncomingMessage,
  scheme: 'http' | 'https',
  maxBytes = Infinity,
): Promise<StubRequest> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read to its end, because closing the connection early would lose the answer.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
  }
  if (length > maxBytes) throw new BodyTooLongError(`The body has ${length} bytes; send at most ${maxBytes}.`);
  const target = message.url ?? '/';
  const url = new URL(/^https?:/.test(target) ? target : `${scheme}://${message.headers.host || 'localhost'}${target}`);
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  return {method: message.method ?? 'GET', url, headers, raw: Buffer.concat(chunks)};
}

/** The fields and file sizes of a form body. */
export async function parseForm({
  headers,
  raw,
}: StubRequest): Promise<{form: Record<string, string>; files: Record<string, number>}> {
  const form: Record<string, string> = {};
  const files: Record<string, number> = {};
  const type = headers['content-type'] ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type) || raw.length === 0)
    return {form, files};
  const data = await new Response(new Uint8Array(raw), {headers: {'content-type': type}}).formData();
  for (const [name, value] of data) {
    if (typeof value === 'string') form[name] = value;
    else files[name] = value.size;
  }
  return {form, files};
}

/** The body as JSON, or null where it is none. */
export function parseJson({raw}: StubRequest): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
