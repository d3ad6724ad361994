import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request as it came. */
type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
};

/** How the double answers: as it should, with a status, late, or not at all. */
type DoubleMode =
  | {readonly kind: 'ok'}
  | {readonly kind: 'status'; readonly status: number}
  | {readonly kind: 'slow'; readonly milliseconds: number}
  | {readonly kind: 'cut'};

/** A record of `search:push` or of DocSearch's crawler. */
type Hit = Record<string, unknown> & {objectID: string};
type Index = {settings: Record<string, unknown>; synonyms: unknown[]; objects: Map<string, Hit>};
type Body = Record<string, unknown>;
type Answer = {readonly status: number; readonly body: unknown};
type Handler = (name: string, body: Body) => Answer;

/** A stand-in for Algolia: its documented endpoints over HTTP, in memory, with every request written down. */
export type AlgoliaDouble = {
  readonly port: number;
  readonly requests: readonly RecordedRequest[];
  readonly index: (name: string) => Index | undefined;
  /** The index of a name, which is made where there is none. */
  readonly open: (name: string) => Index;
  readonly names: () => string[];
  readonly setMode: (mode: DoubleMode, only?: (request: RecordedRequest) => boolean) => void;
  readonly close: () => Promise<void>;
};

const ok = (body: unknown): Answer => ({status: 200, body});
const MISSING: Answer = {status: 404, body: {message: 'Index does not exist', status: 404}};

/** All filters have to match, and of a list of them one. */
type FacetFilters = readonly (string | readonly string[])[];

function isFiltered(hit: Hit, filter: FacetFilters[number]): boolean {
  if (typeof filter !== 'string') return filter.some((one) => isFiltered(hit, one));
  const [facet = '', ...value] = filter.split(':');
  return [hit[facet]].flat().includes(value.join(':'));
}

function matches(hit: Hit, query: string, filters: FacetFilters): boolean {
  const text = JSON.stringify(hit).toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return filters.every((filter) => isFiltered(hit, filter)) && words.every((word) => text.includes(word));
}

function openIndex(indexes: Map<string, Index>, name: string): Index {
  const index = indexes.get(name) ?? {settings: {}, synonyms: [], objects: new Map<string, Hit>()};
  indexes.set(name, index);
  return index;
}

function createHandlers(indexes: Map<string, Index>): Record<string, Handler> {
  let tasks = 0;
  const done = (): Answer => {
    tasks += 1;
    return ok({
      taskID: tasks,
      updatedAt: '2023-06-01T12:00:00.000Z',
      deletedAt: '2023-06-01T12:00:00.000Z',
      objectIDs: [],
    });
  };
  const open = (name: string): Index => openIndex(indexes, name);
  return {
    'POST queries': (_, body) => {
      const requests = body.requests as {
        indexName: string;
        query?: string;
        facetFilters?: FacetFilters;
        hitsPerPage?: number;
      }[];
      const results = requests.map(({indexName, query = '', facetFilters = [], hitsPerPage = 20}) => {
        const objects = [...(indexes.get(indexName)?.objects.values() ?? [])];
        const hits = objects.filter((hit) => matches(hit, query, facetFilters));
        return {
          hits: hits.slice(0, hitsPerPage),
          nbHits: hits.length,
          page: 0,
          nbPages: 1,
          hitsPerPage,
          query,
          index: indexName,
        };
      });
      return ok({results});
    },
    'PUT settings': (name, body) => {
      open(name).settings = body;
      return done();
    },
    'GET settings': (name) => (indexes.has(name) ? ok(open(name).settings) : MISSING),
    'POST synonyms/batch': (name, body) => {
      open(name).synonyms = body as unknown as unknown[];
      return done();
    },
    'POST batch': (name, body) => {
      for (const {body: hit} of body.requests as {body: Hit}[]) open(name).objects.set(hit.objectID, hit);
      return done();
    },
    'GET task': () => ok({status: 'published', pendingTask: false}),
    'POST operation': (name, body) => {
      const from = indexes.get(name);
      if (!from) return MISSING;
      const destination = String(body.destination);
      // Copies are made of settings, synonyms and rules only: the destination keeps its records.
      const objects = indexes.get(destination)?.objects ?? new Map<string, Hit>();
      indexes.set(destination, body.operation === 'copy' ? {...from, objects} : from);
      if (body.operation === 'move') indexes.delete(name);
      return done();
    },
    'POST browse': (name) => (indexes.has(name) ? ok({hits: [...open(name).objects.values()]}) : MISSING),
    'GET index': () => ok({items: [...indexes.keys()].map((name) => ({name})), nbPages: 1}),
    'DELETE index': (name) => {
      indexes.delete(name);
      return done();
    },
  };
}

/** Index name and endpoint of a path such as `/1/indexes/docs/task/12`. */
function readPath(path: string): {name: string; endpoint: string} {
  const [name = '', ...rest] = path
    .replace(/^\/1\/indexes\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  const endpoint = rest[0] === 'task' ? 'task' : rest.join('/');
  return {name, endpoint: endpoint || 'index'};
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text ? (JSON.parse(text) as Body) : {};
}

function send(response: ServerResponse, {status, body}: Answer): void {
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*'});
  response.end(JSON.stringify(body));
}

/** Starts the double on a free port. */
export async function startAlgoliaDouble(): Promise<AlgoliaDouble> {
  const indexes = new Map<string, Index>();
  const handlers = createHandlers(indexes);
  const requests: RecordedRequest[] = [];
  let mode: DoubleMode = {kind: 'ok'};
  let applies: (request: RecordedRequest) => boolean = () => true;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const {name, endpoint} = readPath(url.pathname);
    const body = await readBody(request);
    const key = String(
      request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key') ?? body.apiKey ?? '',
    );
    const recorded: RecordedRequest = {method: request.method ?? 'GET', path: url.pathname, key, body};
    requests.push(recorded);
    if (mode.kind !== 'ok' && applies(recorded)) {
      if (mode.kind === 'cut') return void response.destroy();
      if (mode.kind === 'status')
        return send(response, {status: mode.status, body: {message: 'refused', status: mode.status}});
      const {milliseconds} = mode;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
    send(
      response,
      handlers[`${request.method} ${endpoint}`]?.(name, body) ?? {status: 400, body: {message: `no ${endpoint}`}},
    );
  }

  const server: Server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    index: (name) => indexes.get(name),
    open: (name) => openIndex(indexes, name),
    names: () => [...indexes.keys()],
    setMode: (next, only = () => true) => {
      mode = next;
      applies = only;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Gives an index a page as DocSearch's crawler records it: its title, a heading, and the text below that. */
export function fillAsCrawler(double: AlgoliaDouble, name: string, origin: string): void {
  const index = double.open(name);
  const url = `${origin}/docs/tutorial-basics/congratulations`;
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const title = {lvl0: 'Tutorial - Basics', lvl1: 'Congratulations!', ...levels};
  const heading = {...title, lvl2: 'What’s next'};
  const facets = {language: 'en', docusaurus_tag: 'docs-default-current', url_without_anchor: url};
  for (const record of [
    {objectID: '1', type: 'lvl1', anchor: null, url, hierarchy: title, content: null},
    {objectID: '2', type: 'lvl2', anchor: 'whats-next', url: `${url}#whats-next`, hierarchy: heading, content: null},
    {
      objectID: '3',
      type: 'content',
      anchor: 'whats-next',
      url: `${url}#whats-next`,
      hierarchy: heading,
      content: 'More.',
    },
  ].reverse())
    index.objects.set(record.objectID, {...record, ...facets});
}
