import {describe, expect, it} from '@jest/globals';
import {figure} from './figures';
import {
  creditsOfDedicatedWorkers,
  creditsPerRun,
  estimateCredits as estimateIn,
  type Estimate,
  type Workload,
} from './credits';

/** The estimate in English, which has two forms of each message. */
const estimateCredits = (workload: Workload): Estimate =>
  estimateIn(workload, (count, forms) => forms.split('|').at(count === 1 ? 0 : 1) ?? '');

describe('creditsPerRun', () => {
  it.each([
    ['5 runs of 1 s at 256MB', 5, 1, 256, 5],
    ['2 runs of 35 s at 256MB', 2, 35, 256, 4],
    ['1 run of 5 s at 512MB', 1, 5, 512, 2],
    ['1 run of 5 s at 1024MB', 1, 5, 1024, 4],
    ['1 run of 61 s at 512MB', 1, 61, 512, 6],
    ['1 run of 60 s at 256MB', 1, 60, 256, 2],
    ['1 run of 65 s at 256MB', 1, 65, 256, 3],
    ['1 run of exactly 30 s', 1, 30, 256, 1],
    ['no run', 0, 5, 256, 0],
  ])('charges %s', (_scenario, runs, seconds, memoryMb, expected) => {
    expect(runs * creditsPerRun(seconds, memoryMb)).toBe(expected);
  });
});

describe('creditsOfDedicatedWorkers', () => {
  it('charges a day at 256MB', () => {
    expect(creditsOfDedicatedWorkers(24 * 60, 256)).toBe(720);
  });

  it('charges at least one interval, and in proportion to memory and workers', () => {
    expect(creditsOfDedicatedWorkers(1, 256)).toBe(5);
    expect(creditsOfDedicatedWorkers(0, 256)).toBe(5);
    expect(creditsOfDedicatedWorkers(11, 512, 3)).toBe(60);
    expect(creditsOfDedicatedWorkers(60, 256, 0)).toBe(0);
  });
});

describe('estimateCredits', () => {
  const workload: Workload = {
    plan: 'pro',
    members: 1,
    memoryMb: 512,
    seconds: 3,
    runs: 2000,
    per: 'day',
    workers: 0,
    otherCredits: 0,
  };

  it('works out the real workload of the pricing page', () => {
    const estimate = estimateCredits(workload);
    expect(estimate).toMatchObject({
      creditsPerRun: 2,
      creditsPerDay: 4000,
      creditsPerMonth: 120_000,
      extraCredits: 100_000,
      cost: 39,
    });
    expect(estimate.lines.map(({result}) => result)).toEqual([
      '2 credits',
      '120,000 credits',
      '100,000 credits',
      '$20.00',
      '$39.00',
    ]);
  });

  const [proMonthlyPrice, teamMonthlyPrice] = ['billing.proMonthlyPrice', 'billing.teamMonthlyPrice'].map(figure) as [
    number,
    number,
  ];

  it.each<[what: string, change: Partial<Workload>, expected: Partial<Estimate>]>([
    [
      'includes 20,000 credits in a paid plan',
      {memoryMb: 256, runs: 20_000, per: 'month'},
      {extraCredits: 0, cost: proMonthlyPrice},
    ],
    [
      'charges Team by member, with one shared allowance',
      {plan: 'team', members: 4},
      {cost: 4 * teamMonthlyPrice + 20},
    ],
    [
      'adds dedicated workers',
      {memoryMb: 256, runs: 0, workers: 1},
      {creditsPerMonth: 21_600, extraCredits: 1600, cost: proMonthlyPrice + 0.32},
    ],
    [
      'leaves the runs of one workflow on Free what the others do not use',
      {plan: 'free', runs: 288, otherCredits: 900},
      {creditsPerDay: 606, runsThatFit: 35},
    ],
    ['leaves none where the others use all', {plan: 'free', runs: 288, otherCredits: 6000}, {runsThatFit: 0}],
    ['fits a poll every 15 minutes into Free', {plan: 'free', memoryMb: 256, runs: 96}, {creditsPerDay: 96, cost: 0}],
    [
      'says how many runs a day fit where the daily limit bites',
      {plan: 'free', runs: 288},
      {creditsPerDay: 576, runsThatFit: 50},
    ],
  ])('%s', (_what, change, {runsThatFit, ...expected}) => {
    const estimate = estimateCredits({...workload, ...change});
    expect(estimate).toMatchObject(expected);
    expect(estimate.runsThatFit).toBe(runsThatFit);
  });

  it('counts the price and the included credits of a plan once for several workflows', () => {
    const first = estimateCredits(workload);
    const second: Workload = {...workload, memoryMb: 256, runs: 500};
    const both = estimateCredits({...second, otherCredits: first.creditsPerMonth});
    expect(both).toMatchObject({creditsPerMonth: 135_000, extraCredits: 115_000});
    expect(both.cost).toBeCloseTo(42, 10);
    expect(first.cost + estimateCredits(second).cost).toBeCloseTo(58, 10);
    expect(both.lines.map(({label, result}) => `${label}: ${result}`)).toContain('Other workflows: 120,000 credits');
  });
});
