import {expect, it} from '@jest/globals';
import {addListedPages, findOverweight, formatWeights} from './compareBudgets';

const BUDGETS = {front: {html: 10_000, script: 150_000, style: 20_000, font: 15_000, application: 140_000}};

it.each<[string, number, string[]]>([
  ['passes at its limit', 20_000, []],
  ['fails by one byte', 20_001, ['front: style weighs 20001 bytes, 1 over its budget of 20000']],
])('%s', (_, style, problems) => {
  expect(findOverweight({front: {...BUDGETS.front, style}}, BUDGETS)).toEqual(problems);
});

it('reports a page without a budget', () => {
  expect(findOverweight({guide: BUDGETS.front}, BUDGETS)[0]).toMatch(/^guide: no budget/);
});

it('the application budget grows with the number of pages', () => {
  const [none, one, hundred] = [0, 1, 100].map((count) => addListedPages(BUDGETS, count).front);
  expect(none).toEqual(BUDGETS.front);
  const listed = (one?.application ?? 0) - BUDGETS.front.application;
  expect(listed).toBeGreaterThan(0);
  expect(hundred).toEqual({...BUDGETS.front, application: BUDGETS.front.application + 100 * listed});
});

it('formats weights with their distance from the budget', () => {
  expect(formatWeights({front: {...BUDGETS.front, script: 151_200}}, BUDGETS)).toContain('151.2 (+1.2)');
});
