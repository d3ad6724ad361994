import {describe, expect, it} from '@jest/globals';
import {findWordedFigures, formatWordedFigure, parseNumber} from './wordedFigures';

const PAGE = 'docs/a/index.mdx';
const find = (source: string): string[] => findWordedFigures(source, PAGE).map(({typed}) => typed);

it.each([
  ['half a', 0.5],
  ['half an', 0.5],
  ['a quarter of a', 0.25],
  ['ninety', 90],
  ['forty-five', 45],
  ['seven', 7],
  ['three hundred', 300],
  ['many', NaN],
])('parseNumber reads %s', (words, value) => {
  expect(parseNumber(words)).toBe(value);
});

describe('findWordedFigures', () => {
  it.each([
    ['After half a minute, the workflow times out.', 'half a minute'],
    ['The timeout of HTTP workflows is at most ninety seconds.', 'ninety seconds'],
    ['A step has a quarter of a gigabyte of memory.', 'a quarter of a gigabyte'],
    ['The body can have half a megabyte.', 'half a megabyte'],
    ['The longest run ends after up to forty-five minutes.', 'forty-five minutes'],
  ])('finds %j', (source, typed) => {
    expect(find(source)).toEqual([typed]);
  });

  it.each([
    'Wait half a minute, and try again.',
    'It takes five minutes to read.',
    'The API of Slack has a timeout of three seconds. {/* figure-ok: of Slack */}',
    '```text\nThe timeout is half a minute.\n```',
    'A thirty-day month.',
  ])('ignores %j', (source) => {
    expect(find(source)).toEqual([]);
  });

  it('suggests the matching figure', () => {
    const [found] = findWordedFigures('The longest timeout is at most half a minute.', PAGE);
    expect(found && formatWordedFigure(PAGE, found)).toMatch(
      /^docs\/a\/index\.mdx:1: warning "half a minute" is a figure in words.*%limits\.\w+%/,
    );
  });
});
