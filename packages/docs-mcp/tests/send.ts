import {request} from 'node:http';

/** What a server answered. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A request: headers are sent as they are, `Host` included. */
export type HttpRequest = {
  readonly port: number;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const HEADERS = {'content-type': 'application/json', accept: 'application/json, text/event-stream'};

/** Sends one request to an MCP server on this machine, by default a POST with the headers that clients send. */
export function send({
  port,
  path = '/docs/mcp',
  method = 'POST',
  headers,
  body = '',
}: HttpRequest): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const options = {port, host: '127.0.0.1', path, method, headers: {...HEADERS, ...headers}, agent: false};
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString()}),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** A request of JSON-RPC as text. */
export function toRpc(method: string, params: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
}
