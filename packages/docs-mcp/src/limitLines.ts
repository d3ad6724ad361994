import {Transform, type TransformCallback} from 'node:stream';

const NEWLINE = 0x0a;

/**
 * Passes on the lines that come in, and leaves out those that are too long. What is left out is never kept in memory.
 *
 * @param max maximum length of a line, in bytes
 * @param onLong called once for each line that is left out
 */
export function limitLines(max: number, onLong: () => void): Transform {
  let kept: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    const wasLong = length > max;
    length += part.length;
    if (length <= max) kept.push(part);
    else if (!wasLong) {
      kept = [];
      onLong();
    }
  };
  const end = (stream: Transform): void => {
    if (length <= max) stream.push(Buffer.concat(kept));
    kept = [];
    length = 0;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        add(chunk.subarray(start, at + 1));
        end(this);
        start = at + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
      done();
    },
    flush(done: TransformCallback) {
      end(this);
      done();
    },
  });
}
