import {createServer, type Server} from 'node:http';
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

/** Maximum size of a request in bytes. The longest argument is the code for the migration prompt. */
export const MAX_REQUEST = 64 * 1024;
/** How long requests that are under way may take once the server is told to end. */
const GRACE_MS = 5000;
/** Subscriptions stay open, and the documentation never changes while the server runs. */
const MAX_SUBSCRIPTIONS = 16;
/** More are closed at once: each request under way takes up to 60 kB. */
const MAX_CONNECTIONS = 256;
/** How long a client may leave an answer unread. */
const UNREAD_TIMEOUT_MS = 30_000;

/**
 * Refuses several requests in one, which the protocol no longer has: they would count as one for the rate limit of the
 * proxy.
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
 * Serves MCP as streamable HTTP at the path of `url`, without sessions. Requests with another host or from pages of another
 * origin are refused, so that no website can reach a server on a reader's machine.
 *
 * @param where what to listen on, loopback where a proxy is in front, and the address that clients use
 */
export function serveHttp(
  factory: McpServerFactory,
  {host, port, url, unreadMs = UNREAD_TIMEOUT_MS}: {host: string; port: number; url: string; unreadMs?: number},
): Promise<Server> {
  const {hostname, pathname} = new URL(url);
  const allowed = [hostname, ...localhostAllowedHostnames()];
  const isAllowedHost = hostHeaderValidation(allowed);
  const isAllowedOrigin = originValidation(allowed);
  const handler = createMcpHandler(factory, {maxRequestBodySize: MAX_REQUEST, maxSubscriptions: MAX_SUBSCRIPTIONS});
  const handle = toNodeHandler(rejectBatches(handler), {
    maxRequestBodySize: MAX_REQUEST,
    onerror: ({message}) => console.error(message),
  });
  const busy = new WeakSet<Socket>();
  // Node.js looks for requests that take too long every half minute otherwise.
  const server = createServer({connectionsCheckingInterval: 1000, requestTimeout: 10_000}, (request, response) => {
    const {socket} = request;
    // A client that sends its next request before the previous answer was sent isn't reading: answers would pile up here.
    if (busy.has(socket)) return void socket.destroy();
    busy.add(socket);
    response.once('close', () => {
      busy.delete(socket);
      // The library always keeps the connection alive, and such a client would wait for its end.
      if (/\bclose\b/i.test(request.headers.connection ?? '')) socket.end();
    });
    if (!isAllowedHost(request, response) || !isAllowedOrigin(request, response)) return;
    if (request.url?.split('?', 1)[0] === pathname) void handle(request, response);
    else response.writeHead(404, {'content-type': 'text/plain'}).end(`MCP is served at ${pathname}.\n`);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(unreadMs, (socket) => {
    // A stream of events that is read may be silent for as long as it likes.
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
