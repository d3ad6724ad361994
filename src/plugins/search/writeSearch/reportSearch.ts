import {brotliCompressSync} from 'node:zlib';

function kilobytes(contents: readonly string[]): string {
  const bytes = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Tells how much the embedded index weighs, compressed. */
export function reportSearch(files: ReadonlyMap<string, string>): void {
  const named = (part: string): string[] =>
    [...files].filter(([name]) => name.includes(part)).map(([, content]) => content);
  console.log(
    `[search] latest, brotli: titles ${kilobytes(named('latest-titles'))}, ` +
      `words ${kilobytes([...named('latest-words'), ...named('latest-places')])}, texts ${kilobytes(named('latest-text'))}`,
  );
}
