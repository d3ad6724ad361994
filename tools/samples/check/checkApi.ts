import {escapePath, loadApiHosts, type ApiHost} from '../../../src/rest-reference/mock/apiHosts';
import {type CurlRequest, UNKNOWN} from './readCurl';

/** What of a validation error is read here. */
interface ErrorObject {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

let loaded: readonly ApiHost[] = [];

/** Reads the API document, so that requests can be checked. */
export async function loadApi(): Promise<void> {
  loaded = await loadApiHosts();
}

function parseBody({body, headers}: CurlRequest): {value: unknown; problem?: string} {
  if (body === undefined) return {value: undefined};
  const type = headers['content-type'] ?? 'application/x-www-form-urlencoded';
  if (!type.includes('json'))
    return {value: body, problem: 'the body needs the header "Content-Type: application/json"'};
  try {
    return {value: JSON.parse(body) as unknown};
  } catch (error) {
    return {value: undefined, problem: `the body is not JSON: ${error instanceof Error ? error.message : ''}`};
  }
}

function isAboutUnknown(error: ErrorObject, request: CurlRequest): boolean {
  if (error.instancePath.startsWith('/requestBody')) return request.hasUnknownBody;
  return request.url.includes(UNKNOWN) && !['additionalProperties', 'required'].includes(error.keyword);
}

function describe({instancePath, message, params}: ErrorObject): string {
  const allowed = 'additionalProperty' in params ? ` ("${String(params.additionalProperty)}")` : '';
  return `${instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request'} ${message ?? ''}${allowed}`;
}

function checkHeaders({headers}: CurlRequest): string[] {
  return /^Bearer ./.test(headers.authorization ?? '')
    ? []
    : ['a request to the API needs the header "Authorization: Bearer …"'];
}

function checkOperation(host: ApiHost, request: CurlRequest, url: URL): string[] {
  const {value, problem} = parseBody(request);
  const parsed = {
    method: request.method,
    path: escapePath(url.pathname),
    query: url.searchParams.size > 0 ? url.search.slice(1) : '',
    headers: {...request.headers},
    body: request.hasUnknownBody ? undefined : value,
  };
  const operation = host.backend.matchOperation(parsed);
  if (!operation) return [`${request.method} ${url.pathname} is not an operation of the API document`];
  const {errors} = host.backend.validator.validateRequest(parsed, operation);
  const real = (errors ?? []).filter((error) => !isAboutUnknown(error as ErrorObject, request));
  return [
    ...(problem ? [problem] : []),
    ...real.map((error) => describe(error as ErrorObject)),
    ...checkHeaders(request),
  ];
}

/** What is wrong with a request, by the API document; requests to other hosts only need a valid URL. */
export function checkApiRequest(request: CurlRequest): string[] {
  if (request.url.startsWith(UNKNOWN)) return [];
  const filled = request.url.replaceAll(UNKNOWN, 'x').replace(/<[\w -]+>/g, 'x');
  if (!URL.canParse(filled)) return [`not a URL: "${filled}"`];
  const url = new URL(filled);
  const host = loaded.find(({origin}) => origin === url.origin);
  return host ? checkOperation(host, request, url) : [];
}
