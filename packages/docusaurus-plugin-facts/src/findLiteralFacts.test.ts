import {describe, expect, it} from '@jest/globals';
import {createLiteralFactFinder} from './findLiteralFacts';
import {facts} from '../tests/facts';

const findLiteralFacts = createLiteralFactFinder(facts, {
  nouns: {'limits.berths': 'berths'},
  durations: {'limits.tow': 'tow'},
  before: {'names.engine': 'Engine'},
  texts: /port\.example/g,
  afterLabel: ['names.port'],
});

const namesIn = (source: string, version: 'new' | 'old' = 'new'): string[] =>
  findLiteralFacts(source, version).map(({names}) => names.join('|'));

it.each([
  [
    {nouns: {'limits.bertsh': 'berths'}},
    /"nouns" has "limits\.bertsh", which isn't a fact; did you mean "limits\.berths"\?/,
  ],
  [{before: {engine: 'Engine'}}, /"before" has "engine", which isn't a fact; .*the names are in the yard/],
  [{durations: 'tow'}, /"durations" is "tow"; allowed: an object with the name of a fact and its words/],
])('createLiteralFactFinder rejects invalid hints: %j', (hints, message) => {
  expect(() => createLiteralFactFinder(facts, hints as never)).toThrow(message);
});

describe('findLiteralFacts', () => {
  it.each([
    ['A hold of 512KB fits.', 'limits.hold'],
    ['A hold of 512 kB fits.', 'limits.hold'],
    ['a 30-second tow', 'limits.tow'],
    ['Costs $19 a month.', 'prices.month'],
    ['at most 1,024 berths', 'limits.berths'],
    ['at most 1024 berths', 'limits.berths'],
    ['runs on Engine 3.9.', 'names.engine'],
    ['call https://port.example/v1', 'names.home'],
    ['write to anna@port.example', 'names.port'],
  ])('finds the figure in %p', (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  it.each([
    'every 30 seconds',
    'order 1024',
    'a tow of 130 seconds',
    '2.512KB',
    '$190 and $19.50',
    'Engine 3.91',
    'up to %limits.hold%',
    '1024 apples',
  ])('ignores %p', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('returns the line and column, including front matter', () => {
    expect(findLiteralFacts('---\ntitle: Up to 512KB\n---\n\nText and 10GB.', 'new')).toEqual([
      {line: 2, column: 14, typed: '512KB', names: ['limits.hold']},
      {line: 5, column: 10, typed: '10GB', names: ['limits.holdMax']},
    ]);
  });

  it('only finds sizes and custom texts in code blocks', () => {
    expect(namesIn('```bash\ncurl https://port.example\necho "$19, a tow of 30 seconds"\n```')).toEqual(['names.home']);
  });

  it('finds facts of a single version', () => {
    expect(namesIn('holds of 64KB', 'old')).toEqual(['limits.hold']);
    expect(namesIn('holds of 64KB', 'new')).toEqual([]);
  });

  it('is disabled by a comment with a reason', () => {
    expect(namesIn('512KB of sand {/* figure-ok: sand */}')).toEqual([]);
    expect(namesIn('512KB of sand {/* figure-ok: */}')).toEqual(['limits.hold']);
    expect(namesIn('{/* figure-ok: sand */}\n512KB\n512KB\n\n512KB')).toEqual(['limits.hold']);
    expect(namesIn('{/* figure-ok: sand */}\n\n```js\n512KB\n\n512KB\n```\n512KB')).toEqual(['limits.hold']);
  });
});
