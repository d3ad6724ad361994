import {describe, expect, it} from '@jest/globals';
import {getFigure, getSeconds} from '../figures';
import {type CalculatorFields, parseWorkload, defaultFields, parseFields, serializeFields} from './useCalculator';

const getMessages = (change: Partial<CalculatorFields>) => parseWorkload({...defaultFields, ...change}).errors;

describe('fields in the URL', () => {
  it("can be read back, and other parameters don't change", () => {
    const fields: CalculatorFields = {...defaultFields, plan: 'team', members: '3', memory: 'x'};
    const search = serializeFields(fields, '?utm=a');
    expect(search).toContain('utm=a');
    expect(parseFields(search)).toEqual(fields);
  });

  it('fall back for an unknown plan or period', () => {
    expect(parseFields('?plan=constructor&per=year&runs=7')).toEqual({...defaultFields, runs: '7'});
  });
});

describe('parseWorkload', () => {
  it('accepts valid fields, thousands separators and fractions of a second', () => {
    expect(parseWorkload({...defaultFields, runs: '10,000', seconds: '0.5'})).toMatchObject({
      errors: {},
      workload: {runs: 10_000, seconds: 0.5, memory: 512, members: 1},
    });
  });

  const [free, paid] = [getSeconds('limits.freeExecutionMax'), getSeconds('limits.workflowExecutionMax')];
  const most = getFigure('billing.teamMemberLimit');

  it.each([
    [{memory: '300'}, 'memory', /multiple of 256, from 256 to 10240/],
    [{memory: '20480'}, 'memory', /from 256 to 10240/],
    [{memory: ''}, 'memory', /steps of 256MB/],
    [{seconds: `${free + 1}`, plan: 'free'}, 'seconds', `On Free, a run stops after ${free} seconds`],
    [{seconds: `${paid + 1}`}, 'seconds', `up to ${paid}`],
    [{seconds: '0'}, 'seconds', /more than 0/],
    [{seconds: 'three'}, 'seconds', /more than 0/],
    [{runs: '-1'}, 'runs', /whole number/],
    [{runs: '1.5'}, 'runs', /whole number/],
    [{workers: '1', plan: 'free'}, 'workers', /need Pro or Team/],
    [{members: `${most + 1}`, plan: 'team'}, 'members', `up to ${most} members`],
    [{members: '0', plan: 'team'}, 'members', `from 1 to ${most}`],
  ] as const)('rejects %j with a message for %s', (change, field, message) => {
    expect(getMessages(change)[field]).toMatch(message);
  });

  it('ignores members on other plans, and reports all invalid fields at once', () => {
    expect(getMessages({members: '99'})).toEqual({});
    expect(Object.keys(getMessages({runs: 'x', memory: 'x'}))).toEqual(['memory', 'runs']);
  });
});
