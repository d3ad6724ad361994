/** What the benchmark and the comparison of engines both measure. */
import {brotliCompressSync} from 'node:zlib';

/** Size over the network, in KB of 1,024 bytes, compressed with brotli. */
export function kilobytes(content: string): number {
  return brotliCompressSync(content).length / 1024;
}

/** Sizes of the two tiers of an index, in KB: what the first word needs, and the words and places of the rest. */
export function tierSizes(core: string, files: ReadonlyMap<string, string>): {first: number; words: number} {
  const further = [...files].filter(([name]) => /words|places/.test(name));
  return {
    first: kilobytes(files.get(core) ?? ''),
    words: further.reduce((sum, [, content]) => sum + kilobytes(content), 0),
  };
}

/** Median and 99th percentile, in the unit of the times. */
export function spread(times: readonly number[]): {median: number; high: number} {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {median: at(0.5), high: at(0.99)};
}
