import {expect, it} from '@jest/globals';
import {getCurrentHeading} from './trackHeadings';

const tops = [100, 400, 400, 900, 1000];
const reading = {tops, line: 0, atEnd: false, named: -1};

it.each([
  [99, -1],
  [100, 0],
  [400, 2],
  [899, 2],
  [5000, 4],
])('returns at %i heading %i', (line, expected) => expect(getCurrentHeading({...reading, line})).toBe(expected));

it('returns the last heading at the end of the page', () => {
  expect(getCurrentHeading({...reading, line: 450, atEnd: true})).toBe(4);
});

it("returns the heading in the URL if it can't scroll up to the line", () => {
  expect(getCurrentHeading({...reading, line: 450, atEnd: true, named: 3})).toBe(3);
});

it("doesn't return a heading in the URL that was passed", () => {
  expect(getCurrentHeading({...reading, line: 950, atEnd: true, named: 0})).toBe(4);
});

it('returns nothing on a page without headings', () => {
  expect(getCurrentHeading({...reading, tops: [], atEnd: true})).toBe(-1);
});
