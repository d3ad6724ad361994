import type {Reply} from '../run/world';
import {readForm, readJson, type StubRequest} from './readRequest';

type Answer = (request: StubRequest, calls: number) => Reply | Promise<Reply>;

const order = {id: 1042, status: 'paid', total: 19.5};

async function echo(request: StubRequest): Promise<Reply> {
  const {method, headers, url, raw} = request;
  const {form, files} = await readForm(request);
  const query = Object.fromEntries(url.searchParams);
  return {body: {method, headers, query, json: readJson(request), form, files, bytes: raw.length}};
}

function listItems({url}: StubRequest): Reply {
  const page = Number(url.searchParams.get('page') ?? '1');
  const items = page > 3 ? [] : [{id: page * 2 - 1}, {id: page * 2}];
  return {body: {items, next: page < 3 ? page + 1 : null}};
}

/** The third-party service that samples call: `https://api.example.com`. */
const routes: Readonly<Record<string, Answer>> = {
  'GET /orders/1042': () => ({body: order}),
  'GET /customers/7': () => ({body: {id: 7, name: 'Ada'}}),
  'GET /orders': ({url}) => ({body: {query: Object.fromEntries(url.searchParams)}}),
  'GET /status': (_, calls) => ({body: calls === 0 ? {status: 'PENDING'} : {status: 'DONE', result: 7}}),
  'GET /files/report.txt': () => ({headers: {'content-type': 'text/plain'}, body: 'row1\nrow2\n'}),
  'GET /missing': () => ({status: 404, body: {error: 'not found'}}),
  'GET /items': listItems,
};

/** The answer of the example service, or undefined for an address it does not have. */
export async function answerExample(request: StubRequest, calls: number): Promise<Reply | undefined> {
  if (request.url.hostname !== 'api.example.com') return undefined;
  if (request.url.pathname === '/echo') return echo(request);
  return routes[`${request.method} ${request.url.pathname}`]?.(request, calls);
}
