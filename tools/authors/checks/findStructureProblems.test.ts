import {expect, it} from '@jest/globals';
import {parsePage} from '../../prose/readBlocks';
import {findStructureProblems} from './findStructureProblems';

const find = (source: string): string[] =>
  findStructureProblems(parsePage(source), source).map(({message}) => message.split(';')[0] ?? '');

it.each([
  ['It opens on Monday 2 June 2026.', '"Monday 2 June 2026" is a Tuesday'],
  ['It opens on Sunday, 1 January 2023, and closes on Friday, 30 June 2022.', '"Friday, 30 June 2022" is a Thursday'],
  ['It closes on 29 February 2026.', '"29 February 2026" isn\'t a day'],
  ['It closes on 31 June 2026.', '"31 June 2026" isn\'t a day'],
])('finds a wrong day in %j', (source, message) => {
  expect(find(source)).toEqual([message]);
});

it.each([
  'On Monday 1 June 2026, Friday, 30 June 2023 and 29 February 2024.',
  'Between 1–3 June 2026, and yesterday 2 June 2026.',
  'Birthday 2 June 2026',
  'Version 1.31 June 2026 has no `31 June 2026`.',
])('accepts the days in %j', (source) => {
  expect(find(source)).toEqual([]);
});
