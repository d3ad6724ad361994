import {describe, expect, it} from '@jest/globals';
import {findOverweight, findRaised, formatWeights, type Budget, type Budgets} from './compareBudgets';

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

  const raise = (style: Budget): Budgets => ({front: {...BUDGETS.front, style}});

  it('goes down without a word', () => {
    expect(findRaised(raise(19_000), BUDGETS)).toEqual({explained: [], problems: []});
  });

  it.each<[string, Budget]>([
    ['no reason', 20_001],
    ['an empty reason', {bytes: 20_001, reason: ' '}],
  ])('is not raised with %s', (_, style) => {
    expect(findRaised(raise(style), BUDGETS)).toEqual({
      explained: [],
      problems: [
        expect.stringMatching(
          /^front: the budget of style went from 20000 to 20001 without a new reason; .*"reason": "…"/,
        ),
      ],
    });
  });

  it('is not raised twice with the same reason', () => {
    const reason = 'Tables can be sorted on paper';
    const {explained, problems} = findRaised(raise({bytes: 20_002, reason}), raise({bytes: 20_001, reason}));
    expect([explained.length, problems.length]).toEqual([0, 1]);
  });

  it('is raised with a reason, which is printed', () => {
    expect(findRaised(raise({bytes: 20_400, reason: 'Tables can be sorted'}), BUDGETS)).toEqual({
      explained: ['front: the budget of style went from 20000 to 20400: Tables can be sorted'],
      problems: [],
    });
  });

  it('holds at the raised figure', () => {
    const raised = raise({bytes: 20_400, reason: 'Tables can be sorted'});
    expect(findOverweight({front: {...BUDGETS.front, style: 20_400}}, raised)).toEqual([]);
    expect(findOverweight({front: {...BUDGETS.front, style: 20_401}}, raised)).toHaveLength(1);
  });

  it('is shown beside what was measured', () => {
    expect(formatWeights({front: {...BUDGETS.front, script: 151_200}}, BUDGETS)).toContain('151.2 (+1.2)');
  });
});
