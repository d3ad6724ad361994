/** @jest-environment jsdom */
import Translate from '@docusaurus/Translate';
import {describe, expect, it} from '@jest/globals';
import {render} from '@testing-library/react';
import {groupHits, type SearchHit} from '../engine/answer';
import {Alternatives, describeAnswer, describeForSpeech, failureNotice, noticeOf, selectPlural} from './messages';

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
    expect(describeAnswer(answer(0), ' cron ', 'en')).toBe('Nothing found for “cron”.');
    expect(describeAnswer(answer(1, 1), 'cron', 'en')).toBe('1 result shown. Found in one page.');
    expect(describeAnswer(answer(12, 8), 'cron', 'en')).toBe('8 results shown. Found in 12 pages.');
  });

  it('names the first result for screen readers, and what is unusual', () => {
    const notice = noticeOf({reason: 'slow'});
    expect(describeForSpeech(answer(1, 1), 'memory', null, 'en')).toBe(
      '1 result shown. Found in one page. Enter opens “Memory”.',
    );
    expect(describeForSpeech(answer(0), 'cron', notice, 'en')).toMatch(
      /^Nothing found for “cron”\. The search service/,
    );
    expect(describeForSpeech(null, 'cron', null, 'en')).toBe('');
  });

  it.each([
    ['en', 1, 'a'],
    ['en', 0, 'b'],
    ['fr', 0, 'a'],
    ['pl', 1, 'a'],
    ['pl', 3, 'b'],
    ['pl', 5, 'c'],
    ['ja', 7, 'a'],
  ])('takes the plural form of %s for %d', (locale, count, form) => {
    expect(selectPlural(count, 'a|b|c', locale)).toBe(form);
  });

  it('is nothing before there is an answer or a query', () => {
    expect(describeAnswer(null, 'cron', 'en')).toBe('');
    expect(describeAnswer(answer(12), ' ', 'en')).toBe('');
  });
});

describe('the line below the query', () => {
  it('is silent about answers as they should be', () => {
    expect(noticeOf({reason: null})).toBeNull();
  });

  it.each(['refused', 'unreachable', 'slow'] as const)('says that hosted search is %s', (reason) => {
    expect(noticeOf({reason})?.text).toContain('these results come from this site itself');
  });

  it.each([
    ['missing', /a file of it is missing.*retry/],
    ['unreachable', /no connection.*retry/],
    ['damaged', /its index is damaged.*retry/],
  ] as const)('says that a part is %s, and what to do', (kind, text) => {
    expect(failureNotice(kind)).toMatchObject({tone: 'alert', text: expect.stringMatching(text)});
  });

  it('says on the development server that search needs a build, which is no failure', () => {
    expect(failureNotice('unbuilt')).toMatchObject({tone: 'quiet', text: expect.stringContaining('needs a build')});
  });
});

it.each([
  ['en', 'Start from one, two, or three.'],
  ['de', 'Start from one, two oder three.'],
])('joins links within a sentence as %s does', (locale, text) => {
  const links = ['one', 'two', 'three'].map((name) => (
    <a key={name} href={`/${name}/`}>
      {name}
    </a>
  ));
  const {container} = render(
    <Translate id="test" values={{links: <Alternatives links={links} locale={locale} />}}>
      {'Start from {links}.'}
    </Translate>,
  );
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('a')).toHaveLength(3);
});
