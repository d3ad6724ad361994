import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request as it came. */
type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
};

/** How the double answers: as it should, or with a status. */
type DoubleMode = 'ok' | number;

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
  /** The index of a name, which is made where there is none. */
  readonly open: (name: string) => Index;
  readonly names: () => string[];
  readonly setMode: (mode: DoubleMode, only?: (request: RecordedRequest) => boolean) => void;
  readonly close: () => Promise<void>;
};

const ok = (body: unknown): Answer => ({status: 200, body});

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

/** One question among those of a request. */
type Query = {
  readonly indexName: string;
  readonly query?: string;
  readonly facetFilters?: FacetFilters;
  readonly hitsPerPage?: number;
};

type Indexes = Map<string, Index> & {readonly open: (name: string) => Index};

function createIndexes(): Indexes {
  const indexes = new Map<string, Index>();
  const open = (name: string): Index => {
    const index = indexes.get(name) ?? {settings: {}, synonyms: [], objects: new Map<string, Hit>()};
    indexes.set(name, index);
    return index;
  };
  return Object.assign(indexes, {open});
}

function createHandlers(indexes: Indexes): Record<string, Handler> {
  let taskID = 0;
  const done = (): Answer => ok({taskID: (taskID += 1)});
  const find = ({indexName, query = '', facetFilters = [], hitsPerPage = 20}: Query): object => {
    const objects = [...(indexes.get(indexName)?.objects.values() ?? [])];
    const hits = objects.filter((hit) => matches(hit, query, facetFilters));
    return {hits: hits.slice(0, hitsPerPage), nbHits: hits.length};
  };
  return {
    'POST queries': (_, {requests}) => ok({results: (requests as Query[]).map(find)}),
    'PUT settings': (name, body) => {
      indexes.open(name).settings = body;
      return done();
    },
    'POST synonyms/batch': (name, body) => {
      indexes.open(name).synonyms = body as unknown as unknown[];
      return done();
    },
    'POST batch': (name, {requests}) => {
      for (const {body: hit} of requests as {body: Hit}[]) indexes.open(name).objects.set(hit.objectID, hit);
      return done();
    },
    'GET task': () => ok({status: 'published'}),
    'POST operation': (name, {operation, destination}) => {
      const from = indexes.get(name);
      if (!from) return {status: 404, body: {message: 'Index does not exist', status: 404}};
      // Copies are made of settings, synonyms and rules only: the destination keeps its records.
      const {objects} = indexes.open(String(destination));
      indexes.set(String(destination), operation === 'copy' ? {...from, objects} : from);
      if (operation === 'move') indexes.delete(name);
      return done();
    },
    'GET index': () => ok({items: [...indexes.keys()].map((name) => ({name}))}),
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
  const indexes = createIndexes();
  const handlers = createHandlers(indexes);
  const requests: RecordedRequest[] = [];
  let mode: DoubleMode = 'ok';
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
    const isRefused = mode !== 'ok' && applies(recorded);
    const refusal = {status: Number(mode), body: {message: 'refused', status: mode}};
    const unknown = {status: 400, body: {message: `no ${endpoint}`}};
    send(response, isRefused ? refusal : (handlers[`${request.method} ${endpoint}`]?.(name, body) ?? unknown));
  }

  const server: Server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    open: indexes.open,
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
  const section = {anchor: 'whats-next', url: `${url}#whats-next`, hierarchy: heading};
  const records = [
    {objectID: '3', type: 'content', ...section, content: 'More.'},
    {objectID: '2', type: 'lvl2', ...section, content: null},
    {objectID: '1', type: 'lvl1', anchor: null, url, hierarchy: title, content: null},
  ];
  for (const record of records) index.objects.set(record.objectID, {...record, ...facets});
}
