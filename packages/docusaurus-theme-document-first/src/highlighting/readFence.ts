/** What a fence says about its block, besides the language. The rest of the line is for the sample runner. */
export type Fence = {
  readonly title: string | undefined;
  readonly marked: ReadonlySet<number>;
};

const QUOTED = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;
const RANGE = /\{([\d,\s-]+)\}/;

function readRange(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, to - from + 1) || 0}, (_, index) => from + index);
  });
}

/** Reads `title="file.mjs" {1,3-5}` out of the line after the language. */
export function readFence(meta: string): Fence {
  const quoted = [...meta.matchAll(QUOTED)];
  const title = quoted.find(([, name]) => name === 'title');
  const range = RANGE.exec(meta.replace(QUOTED, ''))?.[1];
  return {title: title?.[2] ?? title?.[3], marked: new Set(range ? readRange(range) : [])};
}
