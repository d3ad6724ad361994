import {describe, expect, it} from '@jest/globals';
import {findOverweight, findRaised, formatWeights, type Budget, type Budgets} from './compareBudgets';

const BUDGETS = {front: {html: 10_000, script: 150_000, style: 20_000, font: 15_000, application: 140_000}};

const REASON = 'Tables can be sorted';
const GROWN = 'front: the budget of style went from 20000 to 20001';

const raise = (style: Budget): Budgets => ({front: {...BUDGETS.front, style}});

describe('the budget of a page', () => {
  it.each<[string, number, Budget, string[]]>([
    ['holds at its limit', 20_000, 20_000, []],
    ['is broken by one byte', 20_001, 20_000, ['front: style weighs 20001 bytes, 1 over its budget of 20000']],
    ['holds at a raised figure', 20_001, {bytes: 20_001, reason: REASON}, []],
  ])('%s', (_, style, budget, problems) => {
    expect(findOverweight({front: {...BUDGETS.front, style}}, raise(budget))).toEqual(problems);
  });

  it('has to be there', () => {
    expect(findOverweight({guide: BUDGETS.front}, BUDGETS)[0]).toMatch(/^guide: no budget/);
  });

  it.each<[string, Budget, Budget, string[], number]>([
    ['goes down without a word', 19_000, 20_000, [], 0],
    ['is not raised without a reason', 20_001, 20_000, [], 1],
    ['is not raised with an empty reason', {bytes: 20_001, reason: ' '}, 20_000, [], 1],
    ['is not raised twice for one reason', {bytes: 20_002, reason: REASON}, {bytes: 20_001, reason: REASON}, [], 1],
    ['is raised for a reason', {bytes: 20_001, reason: REASON}, 20_000, [`${GROWN}: ${REASON}`], 0],
  ])('%s', (_, now, before, explained, problems) => {
    const found = findRaised(raise(now), raise(before));
    expect([found.explained, found.problems.length]).toEqual([explained, problems]);
  });

  it('tells what to write for a raise', () => {
    const [problem] = findRaised(raise(20_001), BUDGETS).problems;
    expect(problem).toMatch(new RegExp(`^${GROWN} without a new reason; .*"reason": "…"`));
  });

  it('is shown beside what was measured', () => {
    expect(formatWeights({front: {...BUDGETS.front, script: 151_200}}, BUDGETS)).toContain('151.2 (+1.2)');
  });
});
