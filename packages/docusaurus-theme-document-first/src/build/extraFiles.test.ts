import {describe, expect, it} from '@jest/globals';
import {loadAheadTags} from './extraFiles';

describe('loadAheadTags', () => {
  const readRules = (loadAhead: 'prerender' | 'prefetch' | 'none'): string[] =>
    loadAheadTags('/docs/', loadAhead).flatMap(({innerHTML}) => Object.keys(JSON.parse(innerHTML ?? '{}') as object));

  it.each([
    ['prerender', ['prefetch', 'prerender']],
    ['prefetch', ['prefetch']],
    ['none', []],
  ] as const)('writes the rules of %s', (loadAhead, rules) => {
    expect(readRules(loadAhead)).toEqual(rules);
  });

  it('asks early for readers with a mouse alone, whom the document script names', () => {
    const [{innerHTML = ''} = {}] = loadAheadTags('/docs/', 'prefetch');
    type Rule = {eagerness: string; where: {and: {selector_matches?: string}[]}};
    const {prefetch} = JSON.parse(innerHTML) as {prefetch: Rule[]};
    const selectors = prefetch.map(({eagerness, where}) => [eagerness, where.and.at(-1)?.selector_matches ?? null]);
    expect(selectors).toEqual([
      ['moderate', null],
      ['eager', expect.stringContaining(':root[data-load-ahead]')],
      ['immediate', expect.stringContaining('pagination-nav__link--next')],
    ]);
  });
});
