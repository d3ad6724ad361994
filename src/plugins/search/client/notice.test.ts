import {describe, expect, it} from '@jest/globals';
import {groupHits} from './groupHits';
import type {SearchHit} from '../engine/types';
import {describeAnswer, failureNotice, noticeOf} from './notice';

const HIT: SearchHit = {
  url: '/docs/limits/#memory',
  pageUrl: '/docs/limits/',
  pageTitle: 'Limits <all>',
  heading: 'Memory',
  titleHtml: '<mark>Memory</mark>',
  snippetHtml: 'up to <mark>10GB</mark>',
};

describe('hits by page', () => {
  it('keep the order of the pages, also where hosted search does not group them', () => {
    const hits = [HIT, {...HIT, pageUrl: '/docs/pricing/'}, {...HIT, url: '/docs/limits/#disk'}];
    expect(groupHits(hits).map(({pageUrl, hits: own}) => [pageUrl, own.length])).toEqual([
      ['/docs/limits/', 2],
      ['/docs/pricing/', 1],
    ]);
  });
});

describe('what is announced', () => {
  const answer = (pageCount: number, shown = 0): Parameters<typeof describeAnswer>[0] => ({
    hits: Array.from({length: shown}, () => HIT),
    pageCount,
    suggestions: [],
  });

  it('says how many results are shown and in how many pages there are some, or that nothing was found', () => {
    expect(describeAnswer(answer(0), ' cron ')).toBe('Nothing found for “cron”.');
    expect(describeAnswer(answer(1, 1), 'cron')).toBe('1 result shown. Found in one page.');
    expect(describeAnswer(answer(12, 8), 'cron')).toBe('8 results shown. Found in 12 pages.');
  });

  it('is nothing before there is an answer or a query', () => {
    expect(describeAnswer(null, 'cron')).toBe('');
    expect(describeAnswer(answer(12), ' ')).toBe('');
  });
});

describe('the line below the query', () => {
  it('is silent about answers as they should be', () => {
    expect(noticeOf({reason: null})).toBeNull();
  });

  it.each(['refused', 'unreachable', 'slow'] as const)('says that hosted search is %s', (reason) => {
    expect(noticeOf({reason})?.text).toContain('these results come from this site itself');
  });

  it.each(['missing', 'unreachable', 'damaged'] as const)('says what to do about a part that is %s', (kind) => {
    expect(failureNotice(kind)).toMatchObject({tone: 'alert', text: expect.stringContaining('retry')});
  });
});
