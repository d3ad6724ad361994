import {describe, expect, it} from '@jest/globals';
import {findRemarks, readSentences} from './readSentences';

describe('readSentences', () => {
  it('splits at the ends of sentences, not at abbreviations and versions', () => {
    const sentences = readSentences('It runs on Node.js 20, e.g. X1. X2 is the other. See v1.2.');
    expect(sentences.map(({text, words}) => [text, words])).toEqual([
      ['It runs on Node.js 20, e.g. X1.', 7],
      ['X2 is the other.', 4],
      ['See v1.2.', 2],
    ]);
  });
});

it('ends a sentence at a number', () => {
  const sentences = readSentences('It remembers 100. An item costs 5. Then it stops.');
  expect(sentences.map(({text}) => text)).toEqual(['It remembers 100.', 'An item costs 5.', 'Then it stops.']);
});

describe('findRemarks', () => {
  it('finds repeated words and wrong articles', () => {
    expect(findRemarks('Open the the app as an user.')).toEqual([
      {offset: 5, words: 'the the', suggestion: '"the"'},
      {offset: 20, words: 'an', suggestion: '"a"'},
    ]);
  });

  it('leaves the words before code alone', () => {
    expect(findRemarks('Pass a X1 or an X2.')).toEqual([]);
  });
});
