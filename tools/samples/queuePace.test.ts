import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {extractBlocks} from './extractBlocks';

const PAGE = 'docs/workflows/concurrency-and-throttling/index.mdx';
const source = readFileSync(join(import.meta.dirname, '..', '..', PAGE), 'utf8');

const readNumber = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]?.replaceAll('_', ''));

/** Times in seconds of the events sent to a workflow: one every `gap`, in runs that start every `interval`. */
function createArrivals(gap: number, perRun: number, interval: number, runs: number): number[] {
  return Array.from({length: runs * perRun}, (_, index) => {
    const run = Math.floor(index / perRun);
    return run * interval + (index - run * perRun) * gap;
  });
}

/** Returns how many events a workflow with the default queue of 100 loses. Times are in seconds. */
function countLost(arrivals: readonly number[], concurrency: number, seconds: number): number {
  const starts: number[] = [];
  let lost = 0;
  for (const arrival of arrivals) {
    const waiting = starts.filter((start) => start > arrival).length;
    if (waiting >= 100) lost += 1;
    else starts.push(Math.max(arrival, (starts.at(-concurrency) ?? -seconds) + seconds));
  }
  return lost;
}

describe('events that are released slowly', () => {
  const code = extractBlocks(PAGE, source).blocks.find(({meta}) => meta.title === 'release')?.code ?? '';
  const gap = readNumber(code, /GAP_MS = ([\d_]+)/) / 1000;
  const most = readNumber(code, /MAX_EVENTS = ([\d_]+)/);
  const reserve = readNumber(code, /RESERVE_MS = ([\d_]+)/) / 1000;
  const perRun = Math.min(most, Math.floor((600 - reserve) / gap));

  it('fit into the default queue of the workflow on the page', () => {
    expect(perRun).toBeGreaterThan(100);
    expect(countLost(createArrivals(gap, perRun, 720, 10), 2, 3)).toBe(0);
  });

  it("wouldn't fit if they were sent faster than they're handled", () => {
    expect(countLost(createArrivals(0.2, 2900, 720, 1), 2, 3)).toBeGreaterThan(2000);
  });
});

describe('a throttle that spreads the starts', () => {
  const [, limit, interval] =
    /\| Throttle limit \| (\d+) events? \|\n\| Interval \| (\d+) seconds \|/.exec(source) ?? [];

  /**
   * Returns the maximum number of calls in 60 seconds, if each execution makes two and the first `slow` ones are late.
   */
  function countMostCalls(starts: readonly number[], slow: number, delay: number): number {
    const calls = starts.flatMap((start, index) => [0, 0.5].map((at) => start + at + (index < slow ? delay : 0)));
    return Math.max(...calls.map((from) => calls.filter((call) => call >= from && call < from + 60).length));
  }

  it('stays below 60 calls a minute, even after slow starts', () => {
    expect(Number(limit)).toBe(1);
    const starts = Array.from({length: 100}, (_, index) => index * Number(interval));
    for (const slow of [1, 7, 20]) expect(countMostCalls(starts, slow, 20)).toBeLessThan(60);
  });

  it("wouldn't if the same number could start at once", () => {
    const starts = Array.from({length: 84}, (_, index) => Math.floor(index / 28) * 60);
    expect(countMostCalls(starts, 28, 4)).toBeGreaterThan(60);
  });
});
