interface Page {
  readonly page_info: Readonly<Record<string, unknown>>;
  readonly data: readonly {readonly id?: string}[];
}

function isPage(body: unknown): body is Page {
  return typeof body === 'object' && body !== null && 'page_info' in body && 'data' in body && Array.isArray(body.data);
}

const EVENT_ID = /^\d+-\d+$/;

/** The cursor of an item: an event is its own cursor, and other lists encode the ID. */
function cursorOf({id}: Page['data'][number] = {}): string | null {
  if (id === undefined || EVENT_ID.test(id)) return id ?? null;
  return Buffer.from(id).toString('base64url');
}

function findCursor({data}: Page, cursor: string | null): number {
  return cursor === null ? -1 : data.findIndex((item) => cursorOf(item) === cursor);
}

/** The whole list that examples show parts of: the pages with as many items in total as the first. */
function joinPages(first: Page, examples: readonly unknown[]): Page {
  const total = first.page_info.total_count;
  const pages = [first, ...examples.filter(isPage).filter(({page_info}) => page_info.total_count === total)];
  const items = pages.flatMap(({data}) => data);
  return {...first, data: items.filter(({id}, index) => items.findIndex((item) => item.id === id) === index)};
}

/** The part that a request asks for with `limit`, `after` and `before` of the list that the examples of a body show. */
export function cutPage(body: unknown, query: URLSearchParams, examples: readonly unknown[] = []): unknown {
  if (!isPage(body) || !['limit', 'after', 'before'].some((name) => query.has(name))) return body;
  const list = joinPages(body, examples);
  const limit = Number(query.get('limit') ?? body.data.length);
  const before = findCursor(list, query.get('before'));
  const start = before >= 0 ? Math.max(0, before - limit) : findCursor(list, query.get('after')) + 1;
  const data = list.data.slice(start, before >= 0 ? before : start + limit);
  const cursors = {start_cursor: cursorOf(data[0]), end_cursor: cursorOf(data.at(-1))};
  return {...body, page_info: {...body.page_info, count: data.length, ...cursors}, data};
}
