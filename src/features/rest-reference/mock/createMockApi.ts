import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {hosts} from '../../../facts/hosts';
import {loadApiHosts, type ApiHost} from './apiHosts';
import {createApiError, callOperation} from './callOperation';
import {BodyTooLongError, readRequest, type Reply, type StubRequest} from './readRequest';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
};

const RATE_LIMITED: Reply = {
  ...createApiError(429, 'rate_limited', 'Slow down and try again.'),
  headers: {'retry-after': '1'},
};

/** Key that alternates between a 429 and a normal response, so that a retry succeeds. */
const RATE_LIMITED_ONCE = 'mock-429-once';

/** Responses by API key, so that every failure can be tested. The request itself is ignored. */
const ANSWERS_BY_KEY: ReadonlyMap<string, Reply> = new Map<string, Reply>([
  ['mock-403', createApiError(403, 'forbidden', 'You are not a member of that workspace.')],
  ['mock-404', createApiError(404, 'not_found', 'No such record.')],
  ['mock-429', RATE_LIMITED],
  ['mock-500', createApiError(500, 'internal_error', 'The request could not be completed.')],
  ['mock-502', {status: 502, headers: {'content-type': 'text/html'}, body: '<p>Bad gateway</p>'}],
  ['mock-timeout', {hangs: true}],
]);

/** API keys with a special response. */
export const mockKeys = [...ANSWERS_BY_KEY.keys(), RATE_LIMITED_ONCE];

/** Maximum size of a body in bytes. Validating a larger one would block other requests for seconds. */
export const MAX_BODY = 1_000_000;

/** Statuses of responses without a body. */
const EMPTY: ReadonlySet<number> = new Set([202, 204]);

type FindReply = (request: StubRequest) => Reply;

/** Creates a function that returns the response to a request, based on its key or else on the API document. */
function createFindReply(api: ApiHost): FindReply {
  let isRefused = false;
  return (request) => {
    const key = /^Bearer (\S+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (key !== RATE_LIMITED_ONCE) return ANSWERS_BY_KEY.get(key) ?? callOperation(api, request);
    isRefused = !isRefused;
    return isRefused ? RATE_LIMITED : callOperation(api, request);
  };
}

function sendReply(response: ServerResponse, {status = 200, headers, body}: Reply): void {
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  const text = body === undefined || EMPTY.has(status) ? '' : json;
  response.writeHead(status, {...CORS, ...(text ? {'content-type': 'application/json'} : {}), ...headers});
  response.end(text);
}

async function handleRequest(findReply: FindReply, message: IncomingMessage, response: ServerResponse): Promise<void> {
  if (message.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  let found: Reply;
  try {
    found = findReply(await readRequest(message, 'http', MAX_BODY));
  } catch (error) {
    // The body is incomplete or too long, or the URL or Host header is invalid.
    const status = error instanceof BodyTooLongError ? 413 : 400;
    found = createApiError(status, 'invalid_request', `The request cannot be read: ${(error as Error).message}`);
  }
  if (!found.hangs && !response.destroyed) sendReply(response, found);
}

/** Creates a mock server of the REST API, based on its document. */
export async function createMockApi(): Promise<Server> {
  const {origin} = new URL(hosts.api.text);
  const api = (await loadApiHosts()).find((host) => host.origin === origin);
  if (!api) throw new Error(`The OpenAPI document has no server at ${origin}.`);
  const findReply = createFindReply(api);
  return createServer((message, response) => void handleRequest(findReply, message, response));
}
