import {brotliCompressSync} from 'node:zlib';
import {createEngine, type WholeIndex} from 'docusaurus-theme-search/engine';

/** What a file takes on its way. */
export const kilobytesOf = (file: unknown): number => brotliCompressSync(JSON.stringify(file)).length / 1000;

/** Kilobytes of the parts that are fetched while a query is typed letter by letter, as in the box. */
export async function fetchTyped({index, parts}: WholeIndex, query: string): Promise<number> {
  const read = new Set<number>();
  const engine = createEngine(index, async (at) => {
    read.add(at);
    return parts[at] ?? [];
  });
  const ask = (length: number): Promise<unknown> =>
    engine.search(
      {query: query.slice(0, length), limit: 8, perPage: 2, snippetLength: 160},
      undefined,
      () => length === query.length,
    );
  for (let length = 1; length <= query.length; length += 1) await ask(length);
  return [...read].reduce((sum, at) => sum + kilobytesOf(parts[at]), 0);
}
