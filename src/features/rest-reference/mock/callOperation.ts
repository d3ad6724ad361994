import {escapePath, type ApiHost} from './apiHosts';
import {parseJson, type Reply, type StubRequest} from './readRequest';

interface Page {
  readonly page_info: Readonly<Record<string, unknown>>;
  readonly data: readonly {readonly id?: string}[];
}

function isPage(body: unknown): body is Page {
  return typeof body === 'object' && body !== null && 'page_info' in body && 'data' in body && Array.isArray(body.data);
}

const EVENT_ID = /^\d+-\d+$/;

/** Returns the cursor of an item. The id of an event is its cursor; other lists encode the id. */
function getCursor({id}: Page['data'][number] = {}): string | null {
  if (id === undefined || EVENT_ID.test(id)) return id ?? null;
  return Buffer.from(id).toString('base64url');
}

function findCursorIndex({data}: Page, cursor: string | null): number {
  return cursor === null ? -1 : data.findIndex((item) => getCursor(item) === cursor);
}

/** Returns the complete list from example pages: those with the same total count as the first. */
function joinPages(first: Page, examples: readonly unknown[]): Page {
  const total = first.page_info.total_count;
  const pages = [first, ...examples.filter(isPage).filter(({page_info}) => page_info.total_count === total)];
  const items = pages.flatMap(({data}) => data);
  return {...first, data: items.filter(({id}, index) => items.findIndex((item) => item.id === id) === index)};
}

/** Returns the requested page (`limit`, `after` and `before`) of the list in the examples. */
export function paginate(body: unknown, query: URLSearchParams, examples: readonly unknown[] = []): unknown {
  if (!isPage(body) || !['limit', 'after', 'before'].some((name) => query.has(name))) return body;
  const list = joinPages(body, examples);
  const limit = Number(query.get('limit') ?? body.data.length);
  const before = findCursorIndex(list, query.get('before'));
  const start = before >= 0 ? Math.max(0, before - limit) : findCursorIndex(list, query.get('after')) + 1;
  const data = list.data.slice(start, before >= 0 ? before : start + limit);
  const cursors = {start_cursor: getCursor(data[0]), end_cursor: getCursor(data.at(-1))};
  return {...body, page_info: {...body.page_info, count: data.length, ...cursors}, data};
}

/** Creates an error response in the format of the API. */
export function createApiError(status: number, code: string, message: string): Reply {
  return {status, body: {error: {code, message}}};
}

const UNAUTHORIZED: Reply = {
  ...createApiError(401, 'unauthorized', 'No valid API key was sent.'),
  rejectionReason: 'a request to the API needs the header "Authorization: Bearer …"',
};
const INVALID = createApiError(400, 'invalid_request', 'A required parameter is missing or not valid.');
const NOT_FOUND: Reply = {
  ...createApiError(404, 'not_found', 'No such record.'),
  rejectionReason: 'this is not an operation of the API document',
};

/** `application/json` in any case and with any parameter, and types based on it such as `application/geo+json`. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

/** The parts of a validation error to show to authors of samples. */
type ValidationError = {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: {readonly additionalProperty?: string};
};

function formatValidationError({instancePath, message, params}: ValidationError): string {
  const allowed = params.additionalProperty === undefined ? '' : ` ("${params.additionalProperty}")`;
  return `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'} ${message ?? ''}${allowed}`;
}

function getExampleValues(response: unknown): unknown[] {
  const {content} = (response ?? {}) as {content?: Record<string, {examples?: Record<string, {value?: unknown}>}>};
  return Object.values(content?.['application/json']?.examples ?? {}).map(({value}) => value);
}

/** Validates a request against the API document and returns a mock response. */
export function callOperation(host: ApiHost, request: StubRequest): Reply {
  const {backend} = host;
  const path = escapePath(request.url.pathname);
  const body = parseJson(request) ?? undefined;
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
  if (errors?.length)
    return {...INVALID, rejectionReason: (errors as ValidationError[]).map(formatValidationError).join(', ')};
  if (request.raw.length > 0 && !JSON_TYPE.test(request.headers['content-type'] ?? ''))
    return {...INVALID, rejectionReason: 'the body needs the header "Content-Type: application/json"'};
  const {status, mock} = backend.mockResponseForOperation(operation.operationId);
  return {status, body: paginate(mock, request.url.searchParams, getExampleValues(operation.responses?.[status]))};
}
