import {once} from 'node:events';
import {createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import type {AddressInfo, Socket} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Certificate} from './createCertificate';
import {DEFAULT_ROUTES, type StubRoute} from '../run/sampleContext';
import {
  parseForm,
  parseJson,
  readRequest,
  type Reply,
  type StubRequest,
} from '../../../src/features/rest-reference/mock/readRequest';
import {loadApiHosts} from '../../../src/features/rest-reference/mock/apiHosts';
import {callOperation} from '../../../src/features/rest-reference/mock/callOperation';

const MESSAGES = [
  {title: 'Gale warning lifted', link: 'https://feeds.harbour.example/notices/41'},
  {title: 'New fuel prices', link: 'https://feeds.harbour.example/notices/42'},
];

function createSampleEventReply(): Reply {
  const lines = MESSAGES.map(
    (event, index) => `id: 16901988${index}\nevent: emits\ndata: ${JSON.stringify({event})}\n\n`,
  );
  return {headers: {'content-type': 'text/event-stream'}, body: `:sse-handshake\n\n${lines.join('')}`};
}

/** Returns the response of a platform host: the REST API based on its document, streams, and workflow endpoints. */
async function respondAsPlatform(request: StubRequest): Promise<Reply | undefined> {
  const {hostname, origin, pathname} = request.url;
  if (pathname.endsWith('/emits') || pathname.endsWith('/observations') || pathname.endsWith('/sse'))
    return createSampleEventReply();
  const host = (await loadApiHosts()).find((one) => one.origin === origin);
  if (host) return callOperation(host, request);
  if (hostname.endsWith('.m.millrace.example')) {
    return {headers: {'content-type': 'text/html'}, body: '<p>Success. The workflow has your event.</p>\n'};
  }
  return undefined;
}

/** The local stub for all hosts that samples use. */
export interface Stub {
  /** Port of an HTTP proxy, for programs that honour `HTTPS_PROXY`. */
  readonly proxyPort: number;
  /** Port that speaks TLS for any host, for programs whose connections are redirected. */
  readonly tlsPort: number;
  /** Problems with requests that no route matches. */
  readonly unanswered: readonly string[];
  /** Reasons why the API rejects requests. */
  readonly refused: readonly string[];
  close(): void;
}

function getMatchRank(route: StubRoute, request: StubRequest): number {
  const url = new URL(route.url);
  if (route.method !== undefined && route.method.toUpperCase() !== request.method) return -1;
  if (url.host !== request.url.host || url.pathname !== request.url.pathname) return -1;
  const wanted = [...url.searchParams];
  return wanted.every(([name, value]) => request.url.searchParams.get(name) === value) ? wanted.length : -1;
}

function findRoute(routes: readonly StubRoute[], request: StubRequest): StubRoute | undefined {
  const ranked = routes.map((route) => ({route, rank: getMatchRank(route, request)})).filter(({rank}) => rank >= 0);
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.route;
}

function encodeBody(reply: Reply): {body: string; type: string} {
  if (reply.body === undefined) return {body: '', type: 'text/plain'};
  return typeof reply.body === 'string'
    ? {body: reply.body, type: 'text/plain'}
    : {body: JSON.stringify(reply.body), type: 'application/json'};
}

/** Long enough for a client to read a piece before the next one is sent. */
const PIECE_GAP_MS = 10;

async function sendReply(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply.hangs) return;
  const {body, type} = encodeBody(reply);
  response.writeHead(reply.status ?? 200, {'content-type': type, ...reply.headers, connection: 'close'});
  for (const {text, times = 1} of reply.pieces ?? []) {
    response.write(text.repeat(times));
    await sleep(PIECE_GAP_MS);
  }
  response.end(body);
}

class Answers {
  readonly unanswered: string[] = [];
  readonly refused: string[] = [];
  readonly #calls = new Map<StubRoute, number>();

  constructor(private readonly routes: readonly StubRoute[]) {}

  async find(request: StubRequest): Promise<Reply> {
    const name = `${request.method} ${request.url.href}`;
    const route = findRoute(this.routes, request) ?? findRoute(DEFAULT_ROUTES, request);
    if (route) {
      const calls = this.#calls.get(route) ?? 0;
      this.#calls.set(route, calls + 1);
      return route.replies?.[Math.min(calls, route.replies.length - 1)] ?? route;
    }
    const reply = (await respondAsExample(request)) ?? (await respondAsPlatform(request));
    if (!reply) this.unanswered.push(`nothing answers ${name}: add it to the "http" of a fixture`);
    if (reply?.rejectionReason) this.refused.push(`${name}: ${reply.rejectionReason}`);
    return reply ?? {status: 502, body: {error: `no stub answers ${name}`}};
  }
}

async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a stub with its own state. Routes of the fixture come first, then the example service and the platform. */
export async function startStub(routes: readonly StubRoute[], certificate: Certificate): Promise<Stub> {
  const answers = new Answers(routes);
  const handle = (scheme: 'http' | 'https') => async (message: IncomingMessage, response: ServerResponse) => {
    // A sample can end while it sends a body. Then there's nobody to respond to.
    const request = await readRequest(message, scheme).catch((error: unknown) => {
      if (message.complete) throw error;
    });
    if (request) await sendReply(response, await answers.find(request));
  };
  const proxy = createHttpServer((message, response) => void handle('http')(message, response));
  const tls = createHttpsServer({...certificate}, (message, response) => void handle('https')(message, response));
  proxy.on('connect', (_message, socket: Socket) => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    tls.emit('connection', socket);
  });
  const [proxyPort, tlsPort] = await Promise.all([listenOnFreePort(proxy), listenOnFreePort(tls)]);
  const close = () => [proxy, tls].forEach((server) => (server.closeAllConnections(), server.close()));
  return {proxyPort, tlsPort, unanswered: answers.unanswered, refused: answers.refused, close};
}

async function createEcho(request: StubRequest): Promise<Reply> {
  const {method, headers, url, raw} = request;
  const {form, files} = await parseForm(request);
  const query = Object.fromEntries(url.searchParams);
  return {body: {method, headers, query, json: parseJson(request), form, files, bytes: raw.length}};
}

/**
 * Responds to requests to the example service, `https://api.example.com`, that need code. The default fixture contains
 * its other responses.
 */
async function respondAsExample(request: StubRequest): Promise<Reply | undefined> {
  const {hostname, pathname, searchParams} = request.url;
  if (hostname !== 'api.example.com') return undefined;
  if (pathname === '/echo') return createEcho(request);
  return request.method === 'GET' && pathname === '/orders'
    ? {body: {query: Object.fromEntries(searchParams)}}
    : undefined;
}
