import {setImmediate} from 'node:timers/promises';

const NEWLINE = 0x0a;

/**
 * Reads the lines of a stream, each whole and with its end. A line that is too long is thrown away while it arrives, because
 * its start alone cannot be answered.
 *
 * @param onTooLong is called once for each line that is longer than `limit` bytes
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
      // What was read is answered meanwhile.
      await setImmediate();
    }
  }
}
