const LINE_BREAK = 10;

/** Reads the output of `git cat-file --batch`: a line with name, type and size, the content, a line break. */
export function parseBlobs(output: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(LINE_BREAK, at);
    if (end < 0) break;
    const [name = '', , size] = output.subarray(at, end).toString().split(' ');
    if (size === undefined) {
      at = end + 1;
      continue;
    }
    const start = end + 1;
    const stop = start + Number(size);
    texts.set(name, output.subarray(start, stop).toString());
    at = stop + 1;
  }
  return texts;
}
