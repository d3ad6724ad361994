import {expect, it} from '@jest/globals';
import {createLoadAheadTags} from './extraFiles';

const readRules = (loadAhead: 'prerender' | 'prefetch' | 'none'): string[] =>
  createLoadAheadTags('/docs/', loadAhead).flatMap(({innerHTML}) =>
    Object.keys(JSON.parse(innerHTML ?? '{}') as object),
  );

it.each([
  ['prerender', ['prefetch', 'prerender']],
  ['prefetch', ['prefetch']],
  ['none', []],
] as const)('createLoadAheadTags returns speculation rules for %s', (loadAhead, rules) => {
  expect(readRules(loadAhead)).toEqual(rules);
});
