import {escapePath, loadApiHosts, type ApiHost} from '../check/apiDocument';
import type {Reply} from '../run/world';
import {cutPage} from './cutPage';
import {readJson, type StubRequest} from './readRequest';

const MESSAGES = [
  {title: 'Gale warning lifted', link: 'https://feeds.harbour.example/notices/41'},
  {title: 'New fuel prices', link: 'https://feeds.harbour.example/notices/42'},
];

function streamEvents(): Reply {
  const lines = MESSAGES.map(
    (event, index) => `id: 16901988${index}\nevent: emits\ndata: ${JSON.stringify({event})}\n\n`,
  );
  return {headers: {'content-type': 'text/event-stream'}, body: `:sse-handshake\n\n${lines.join('')}`};
}

/** An answer in the form of every error of the API. */
export function apiError(status: number, code: string, message: string): Reply {
  return {status, body: {error: {code, message}}};
}

const UNAUTHORIZED = apiError(401, 'unauthorized', 'No valid API key was sent.');
const INVALID = apiError(400, 'invalid_request', 'A required parameter is missing or not valid.');
const NOT_FOUND = apiError(404, 'not_found', 'No such record.');

/** The values of the examples that a response of the document has. */
function listExamples(response: unknown): unknown[] {
  const {content} = (response ?? {}) as {content?: Record<string, {examples?: Record<string, {value?: unknown}>}>};
  return Object.values(content?.['application/json']?.examples ?? {}).map(({value}) => value);
}

/** The answer of an operation of a host, checked and imitated by the API document. */
export function callOperation(host: ApiHost, request: StubRequest): Reply {
  const {backend} = host;
  const path = escapePath(request.url.pathname);
  const body = readJson(request) ?? undefined;
  const parsed = {
    method: request.method,
    path,
    query: request.url.search.slice(1),
    headers: {...request.headers},
    body,
  };
  const operation = backend.matchOperation(parsed);
  if (!operation?.operationId) return NOT_FOUND;
  if (!/^Bearer \S/.test(request.headers.authorization ?? '')) return UNAUTHORIZED;
  const {errors} = backend.validator.validateRequest(parsed, operation);
  if (errors?.length) return INVALID;
  const {status, mock} = backend.mockResponseForOperation(operation.operationId);
  return {status, body: cutPage(mock, request.url.searchParams, listExamples(operation.responses?.[status]))};
}

/** The answer of a host of the platform: the REST API by its document, streams, and the endpoints of workflows. */
export async function answerPlatform(request: StubRequest): Promise<Reply | undefined> {
  const {hostname, origin, pathname} = request.url;
  if (pathname.endsWith('/emits') || pathname.endsWith('/observations') || pathname.endsWith('/sse'))
    return streamEvents();
  const host = (await loadApiHosts()).find((one) => one.origin === origin);
  if (host) return callOperation(host, request);
  if (hostname.endsWith('.m.millrace.example')) {
    return {headers: {'content-type': 'text/html'}, body: '<p>Success. The workflow has your event.</p>\n'};
  }
  return undefined;
}
