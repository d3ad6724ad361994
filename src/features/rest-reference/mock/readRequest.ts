import type {IncomingMessage} from 'node:http';

/** A request that was read completely. */
export interface StubRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: Buffer;
}

/** A canned response. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Body in pieces that are sent one after another, each repeated `times` times: for large and chunked responses. */
  readonly pieces?: readonly {readonly text: string; readonly times?: number}[];
  /** Why the API rejects the request, for authors of samples. */
  readonly rejectionReason?: string;
  /** Never respond, like a server that hangs. */
  readonly hangs?: boolean;
}

/** Thrown if a body is longer than the limit. */
export class BodyTooLongError extends Error {}

/**
 * Reads a request to any host, through the proxy or over TLS.
 *
 * @throws {BodyTooLongError} if the body is longer than `maxBytes`; the rest isn't stored in memory
 */
export async function readRequest(
  message: IncomingMessage,
  scheme: 'http' | 'https',
  maxBytes = Infinity,
): Promise<StubRequest> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read the body to its end, because closing the connection early would lose the response.
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

/** Parses a form body and returns its fields and file sizes. */
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

/** Returns the body as JSON, or null if it isn't valid. */
export function parseJson({raw}: StubRequest): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
