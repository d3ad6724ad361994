interface Page {
  readonly page_info: Readonly<Record<string, unknown>>;
  readonly data: readonly {readonly id?: string}[];
}

function isPage(body: unknown): body is Page {
  return typeof body === 'object' && body !== null && 'page_info' in body && 'data' in body && Array.isArray(body.data);
}

function findCursor({data}: Page, cursor: string | null): number {
  return cursor === null ? -1 : data.findIndex(({id}) => id === cursor);
}

/** The part of a listed example that a request asks for with `limit`, `after` and `before`. */
export function cutPage(body: unknown, query: URLSearchParams): unknown {
  if (!isPage(body) || !['limit', 'after', 'before'].some((name) => query.has(name))) return body;
  const limit = Number(query.get('limit') ?? body.data.length);
  const before = findCursor(body, query.get('before'));
  const start = before >= 0 ? Math.max(0, before - limit) : findCursor(body, query.get('after')) + 1;
  const data = body.data.slice(start, before >= 0 ? before : start + limit);
  const cursors = {start_cursor: data[0]?.id ?? null, end_cursor: data.at(-1)?.id ?? null};
  return {...body, page_info: {...body.page_info, count: data.length, ...cursors}, data};
}
