import {setImmediate} from 'node:timers/promises';

const NEWLINE = 0x0a;

/**
 * Reads a stream line by line, including line breaks. Discards lines longer than `limit` bytes as they arrive,
 * because an incomplete message is useless, and yields `null` for each.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer | null> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length;) {
      const found = chunk.indexOf(NEWLINE, start);
      const end = found < 0 ? chunk.length : found + 1;
      length += end - start;
      if (length > limit) parts = [];
      else parts.push(chunk.subarray(start, end));
      start = end;
      if (found < 0) continue;
      yield length > limit ? null : Buffer.concat(parts);
      parts = [];
      length = 0;
      // Yields to the event loop, so that pending requests are handled.
      await setImmediate();
    }
  }
}
