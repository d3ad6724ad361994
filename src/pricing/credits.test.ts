import {describe, expect, it} from '@jest/globals';
import {billing} from '../facts/billing';
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

  it('includes 20,000 credits in a paid plan', () => {
    const small: Workload = {...workload, memoryMb: 256, runs: 20_000, per: 'month'};
    expect(estimateCredits(small)).toMatchObject({extraCredits: 0, cost: billing.proMonthlyPrice.value});
  });

  it('charges Team by member, with one shared allowance', () => {
    expect(estimateCredits({...workload, plan: 'team', members: 4}).cost).toBe(4 * billing.teamMonthlyPrice.value + 20);
  });

  it('adds dedicated workers', () => {
    const estimate = estimateCredits({...workload, memoryMb: 256, runs: 0, workers: 1});
    expect(estimate).toMatchObject({creditsPerMonth: 21_600, extraCredits: 1600});
    expect(estimate.cost).toBeCloseTo(billing.proMonthlyPrice.value + 0.32, 10);
    expect(estimate.lines.map(({label}) => label)).toContain('Dedicated workers');
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

  it('leaves the runs of one workflow on Free what the others do not use', () => {
    const busy: Workload = {...workload, plan: 'free', runs: 288, memoryMb: 512, otherCredits: 900};
    expect(estimateCredits(busy)).toMatchObject({creditsPerDay: 606, runsThatFit: 35});
    expect(estimateCredits({...busy, otherCredits: 6000})).toMatchObject({runsThatFit: 0});
  });

  it('fits a poll every 15 minutes into Free', () => {
    const poll: Workload = {...workload, plan: 'free', memoryMb: 256, runs: 96};
    const estimate = estimateCredits(poll);
    expect(estimate).toMatchObject({creditsPerDay: 96, cost: 0});
    expect(estimate.runsThatFit).toBeUndefined();
  });

  it('says how many runs a day fit where the daily limit bites', () => {
    const busy: Workload = {...workload, plan: 'free', runs: 288, memoryMb: 512};
    expect(estimateCredits(busy)).toMatchObject({creditsPerDay: 576, runsThatFit: 50});
  });
});
