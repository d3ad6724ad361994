import {describe, expect, it} from '@jest/globals';
import {addCounts, countPage, findMissedTargets, toMetrics} from './measure';

const PAGE = `# A title of many words that does not count

Set a timeout. A request that hangs keeps the step running and uses credits.

- A list item.

| Plan | Credits |
| --- | --- |
| Free | 100 |
`;

describe('countPage', () => {
  it('judges running prose, and weighs tables against all prose', () => {
    expect(countPage(PAGE)).toEqual({sentences: 2, sentenceWords: 14, shortSentences: 1, words: 20, tableWords: 3});
  });

  it('copes with a page without prose', () => {
    expect(toMetrics(countPage('# Title'))).toEqual({mean: 0, short: 0, tables: 0});
  });
});

describe('addCounts', () => {
  it('weighs pages by their sentences', () => {
    const short = countPage('One two.');
    const long = countPage('One two three four five six seven eight. '.repeat(3));
    expect(toMetrics(addCounts([short, long]))).toMatchObject({mean: 6.5, short: 0.25});
  });
});

describe('findMissedTargets', () => {
  it('accepts the edges', () => {
    expect(findMissedTargets({mean: 13, short: 0.12, tables: 0.5})).toEqual([]);
    expect(findMissedTargets({mean: 19, short: 0, tables: 0})).toEqual([]);
  });

  it('says what is missed, and by how much', () => {
    expect(findMissedTargets({mean: 12.94, short: 0.2, tables: 0})).toEqual([
      'The mean sentence has 12.9 words; the target is 13 to 19.',
      '20.0% of sentences have fewer than 7 words; the target is at most 12.0%.',
    ]);
    expect(findMissedTargets({mean: 20, short: 0, tables: 0})).toHaveLength(1);
  });
});
