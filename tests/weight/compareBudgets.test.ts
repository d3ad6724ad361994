import {describe, expect, it} from '@jest/globals';
import {findOverweight, findRaised, formatWeights} from './compareBudgets';

const BUDGETS = {front: {html: 10_000, script: 150_000, style: 20_000, font: 15_000, application: 140_000}};

describe('the budget of a page', () => {
  it('holds at its limit', () => {
    expect(findOverweight(BUDGETS, BUDGETS)).toEqual([]);
  });

  it('is broken by one byte, and says where', () => {
    const measured = {front: {...BUDGETS.front, script: 150_001}};
    expect(findOverweight(measured, BUDGETS)).toEqual([
      'front: script weighs 150001 bytes, 1 over its budget of 150000',
    ]);
  });

  it('has to be there', () => {
    expect(findOverweight({guide: BUDGETS.front}, BUDGETS)[0]).toMatch(/^guide: no budget/);
  });

  it('goes down, and neither up nor away', () => {
    expect(findRaised({front: {...BUDGETS.front, html: 9000}}, BUDGETS)).toEqual([]);
    expect(findRaised({front: {...BUDGETS.front, style: 20_001}}, BUDGETS)).toEqual([
      'front: the budget of style went from 20000 to 20001; budgets only go down',
    ]);
    expect(findRaised({}, BUDGETS)[0]).toMatch(/is gone/);
  });

  it('is shown beside what was measured', () => {
    expect(formatWeights({front: {...BUDGETS.front, script: 151_200}}, BUDGETS)).toContain('151.2 (+1.2)');
  });
});
