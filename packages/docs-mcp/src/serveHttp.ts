import {createServer, type Server, type ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import {
  hostHeaderValidation,
  originValidation,
  toNodeHandler,
  type FetchLikeMcpHandler,
} from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  ProtocolErrorCode,
  type McpServerFactory,
} from '@modelcontextprotocol/server';

/** Maximum size of a request in bytes. It leaves room for tools and prompts that accept code. */
export const MAX_REQUEST_BYTES = 64 * 1024;
/** How long to wait for running requests when stopping the server. */
const GRACE_MS = 5000;
/** Limit for subscriptions, which stay open although the documentation never changes. */
const MAX_SUBSCRIPTIONS = 16;
/** Limit for connections, because each running request takes up to 60 kB. Further ones are closed immediately. */
const MAX_CONNECTIONS = 256;
/** How long to wait for a client to read a response. */
const UNREAD_TIMEOUT_MS = 30_000;

/** A host name or address in `Host`, with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Sends a protocol error. */
function sendError(response: ServerResponse, status: number, message: string, headers = {}): void {
  const error = {code: ProtocolErrorCode.InvalidRequest, message};
  response.writeHead(status, {'content-type': 'application/json', ...headers});
  response.end(JSON.stringify({jsonrpc: '2.0', id: null, error}));
}

/**
 * Rejects JSON-RPC batches, which the protocol no longer supports. They'd count as one request for the proxy's rate
 * limit.
 */
function rejectBatches({fetch}: FetchLikeMcpHandler): FetchLikeMcpHandler {
  return {
    fetch: async (request, options) => {
      const body = await request.clone().text();
      if (!body.trimStart().startsWith('[')) return fetch(request, options);
      const error = {code: ProtocolErrorCode.InvalidRequest, message: 'Send one request at a time, not an array.'};
      return Response.json({jsonrpc: '2.0', id: null, error}, {status: 400});
    },
  };
}

/**
 * Serves MCP as streamable HTTP at the path of `url`, without sessions. Rejects requests with another host or origin,
 * to prevent websites from accessing a server on a reader's machine (DNS rebinding).
 *
 * @param where address to listen on (loopback behind a proxy), and the URL for clients
 */
export function serveHttp(
  factory: McpServerFactory,
  {host, port, url}: {host: string; port: number; url: string},
): Promise<Server> {
  const {hostname, pathname} = new URL(url);
  const allowed = [hostname, ...localhostAllowedHostnames()];
  const isAllowedHost = hostHeaderValidation(allowed);
  const isAllowedOrigin = originValidation(allowed);
  const handler = createMcpHandler(factory, {
    maxRequestBodySize: MAX_REQUEST_BYTES,
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  });
  const handle = toNodeHandler(rejectBatches(handler), {
    maxRequestBodySize: MAX_REQUEST_BYTES,
    onerror: ({message}) => console.error(message),
  });
  const busy = new WeakSet<Socket>();
  // By default, Node.js only checks for timeouts every 30 seconds.
  const server = createServer({connectionsCheckingInterval: 1000, requestTimeout: 10_000}, (request, response) => {
    const {socket} = request;
    // A client that pipelines requests without reading answers would fill the memory.
    if (busy.has(socket)) return void socket.destroy();
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      // The library always sets keep-alive, so the client would wait for the connection to close.
      if (/\bclose\b/i.test(request.headers.connection ?? '')) socket.end();
    });
    const {headers, method, url: target} = request;
    // The library can't represent other hosts and methods like TRACE, and would report them as its own error.
    if (headers.host && !HOST.test(headers.host)) return void sendError(response, 400, 'The Host header is invalid.');
    if (!isAllowedHost(request, response) || !isAllowedOrigin(request, response)) return;
    if (target?.split('?', 1)[0] !== pathname)
      response.writeHead(404, {'content-type': 'text/plain'}).end(`MCP is served at ${pathname}.\n`);
    else if (method === 'POST') void handle(request, response);
    else sendError(response, 405, 'Method not allowed. Send requests with POST.', {allow: 'POST'});
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(UNREAD_TIMEOUT_MS, (socket) => {
    // An event stream may be idle, as long as the client reads it.
    if (socket.writableLength > 0 || !busy.has(socket)) socket.destroy();
  });
  server.on('close', () => void handler.close());
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

/** Stops accepting connections, lets running requests finish, then closes the remaining connections. */
export function closeServer(server: Server, graceMs = GRACE_MS): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
}
