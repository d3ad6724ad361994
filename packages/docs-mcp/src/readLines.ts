import {setImmediate} from 'node:timers/promises';

const NEWLINE = 0x0a;

/**
 * Reads a stream line by line, including line breaks. Discards lines that are too long as they arrive, because their
 * start alone can't be answered.
 *
 * @param onTooLong called once for each line longer than `limit` bytes
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  limit: number,
  onTooLong: () => void,
): AsyncGenerator<Buffer> {
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
      if (length > limit) onTooLong();
      else yield Buffer.concat(parts);
      parts = [];
      length = 0;
      // Yields to the event loop, so that pending requests are handled.
      await setImmediate();
    }
  }
}
