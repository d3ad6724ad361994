import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A record of `search:push` or of DocSearch's crawler. */
type Hit = Record<string, unknown> & {objectID: string};

/** All filters must match, and at least one filter of each inner list. */
type FacetFilters = readonly (string | readonly string[])[];

type Query = {
  readonly indexName: string;
  readonly query?: string;
  readonly facetFilters?: FacetFilters;
  readonly hitsPerPage?: number;
};

type Body = {readonly requests?: unknown; readonly operation?: string; readonly destination?: string};

/** A fake Algolia server, which implements its documented endpoints in memory and records every request. */
export type AlgoliaDouble = {
  readonly port: number;
  readonly requests: readonly {readonly path: string; readonly body: unknown}[];
  /** Returns the records of an index, which is created if necessary. */
  readonly open: (name: string) => Map<string, Hit>;
  readonly names: () => string[];
  /** Responds to all requests with this error status. */
  readonly refuse: (status: number) => void;
  readonly close: () => Promise<void>;
};

function isFiltered(hit: Hit, filter: FacetFilters[number]): boolean {
  if (typeof filter !== 'string') return filter.some((one) => isFiltered(hit, one));
  const [facet = '', ...value] = filter.split(':');
  return [hit[facet]].flat().includes(value.join(':'));
}

function isMatch(hit: Hit, query: string, filters: FacetFilters): boolean {
  const text = JSON.stringify(hit).toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return filters.every((filter) => isFiltered(hit, filter)) && words.every((word) => text.includes(word));
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Body;
}

/** Starts the fake server on a free port. */
export async function startAlgoliaDouble(): Promise<AlgoliaDouble> {
  const indexes = new Map<string, Map<string, Hit>>();
  const requests: {path: string; body: unknown}[] = [];
  let refusal: number | undefined;

  const open = (name: string): Map<string, Hit> => {
    const index = indexes.get(name) ?? new Map<string, Hit>();
    indexes.set(name, index);
    return index;
  };

  const find = ({indexName, query = '', facetFilters = [], hitsPerPage = 20}: Query): object => {
    const hits = [...open(indexName).values()].filter((hit) => isMatch(hit, query, facetFilters));
    return {hits: hits.slice(0, hitsPerPage), nbHits: hits.length};
  };

  /** Handles a request such as `POST /1/indexes/docs/batch`. Settings, synonyms and tasks need no action. */
  function answer(method: string, path: string, {requests: parts, operation, destination}: Body): object {
    const [name = '', endpoint] = path.split('/').slice(3).map(decodeURIComponent);
    if (path.endsWith('/queries')) return {results: (parts as Query[]).map(find)};
    if (endpoint === 'batch') for (const {body} of parts as {body: Hit}[]) open(name).set(body.objectID, body);
    // Copies only contain settings, synonyms and rules, so the destination's records don't change.
    if (operation === 'copy') open(String(destination));
    if (operation === 'move') indexes.set(String(destination), open(name));
    if (operation === 'move' || method === 'DELETE') indexes.delete(name);
    return {taskID: 1, status: 'published', items: [...indexes.keys()].map((own) => ({name: own}))};
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      requests.push({path, body});
      response.writeHead(refusal ?? 200, {'content-type': 'application/json', 'access-control-allow-origin': '*'});
      response.end(JSON.stringify(refusal ? {message: 'refused'} : answer(request.method ?? 'GET', path, body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    open,
    names: () => [...indexes.keys()],
    refuse: (status) => (refusal = status),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Creates the records of DocSearch's crawler for a page: its title, a heading, and the text below the heading. */
export function makeCrawlerRecords(origin: string): Hit[] {
  const url = `${origin}/docs/tutorial-basics/congratulations`;
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const title = {lvl0: 'Tutorial - Basics', lvl1: 'Congratulations!', ...levels};
  const heading = {...title, lvl2: 'What’s next'};
  const facets = {language: 'en', docusaurus_tag: 'docs-default-current', url_without_anchor: url};
  const section = {anchor: 'whats-next', url: `${url}#whats-next`, hierarchy: heading, ...facets};
  return [
    {objectID: '3', type: 'content', ...section, content: 'More.'},
    {objectID: '2', type: 'lvl2', ...section, content: null},
    {objectID: '1', type: 'lvl1', anchor: null, url, hierarchy: title, content: null, ...facets},
  ];
}
