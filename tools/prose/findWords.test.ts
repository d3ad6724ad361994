import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findSlips, findWords} from './findWords';
import {parsePage, readBlocks} from './readBlocks';
import {RULES} from './rules';

const find = (source: string) => findWords(readBlocks(source));

/** The rows of the table of the style guide. */
function readPairs(): [string, string][] {
  const pairs: [string, string][] = [];
  visit(parsePage(readFileSync(join(import.meta.dirname, 'STYLE.md'), 'utf8')), 'tableRow', ({children}) => {
    pairs.push([toString(children[0]), toString(children[1])]);
  });
  return pairs.slice(1);
}

describe('findWords', () => {
  it('says where a wording is and what to write', () => {
    expect(find('# Title\n\nYou simply call it.')).toEqual([
      {offset: 13, words: 'simply', suggestion: 'leave "simply" out', level: 'error'},
    ]);
  });

  it.each(RULES.map((rule) => [rule.example, rule] as const))('has a rule for: %s', (example, rule) => {
    const level = rule.level ?? 'error';
    expect(findWords(readBlocks(example), [rule])).toMatchObject([{suggestion: rule.suggestion, level}]);
  });

  it.each(readPairs())('finds what the style guide replaces: %s', (instead, write) => {
    expect(find(instead)).not.toEqual([]);
    expect(find(write)).toEqual([]);
  });

  it.each([
    'The email server forwards an email; the mail server does not.',
    'Replace the value by hand.',
    'CI stands for continuous integration.',
    'A provider stands in for the app.',
    'Of course it retries.',
    'Based on the plan, the limit differs.',
    'Attach a text file.',
    'There are so many requests that the queue fills up.',
    'Test the step with one of your own addresses.',
    'It pays the credits of its own run.',
  ])('leaves good English alone: %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('findSlips', () => {
  it('finds a repeated word across markup', () => {
    expect(findSlips(readBlocks('Open the [the app](/app/).'))).toMatchObject([{offset: 5, words: 'the the'}]);
  });
});
