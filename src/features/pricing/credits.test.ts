import {describe, expect, it} from '@jest/globals';
import {getFigure} from './figures';
import {getCreditsPerRun, estimateCredits, type Estimate, type Workload} from './credits';

/** Calculates an estimate with English messages, which have two plural forms. */
const estimate = (workload: Workload): Estimate =>
  estimateCredits(workload, (count, forms) => forms.split('|').at(count === 1 ? 0 : 1) ?? '');

it.each([
  [1, 256, 1],
  [30, 256, 1],
  [35, 256, 2],
  [60, 256, 2],
  [5, 1024, 4],
  [61, 512, 6],
])('charges a run of %d s at %dMB with %d credits', (seconds, memory, expected) => {
  expect(getCreditsPerRun(seconds, memory)).toBe(expected);
});

describe('an estimate', () => {
  const workload: Workload = {
    plan: 'pro',
    members: 1,
    memory: 512,
    seconds: 3,
    runs: 2000,
    per: 'day',
    workers: 0,
    others: 0,
  };
  const [pro, team] = [getFigure('billing.proMonthlyPrice'), getFigure('billing.teamMonthlyPrice')];

  it('contains its calculation', () => {
    const {lines} = estimate({...workload, plan: 'team', members: 2, workers: 1, others: 9000});
    expect(lines.map(({label, sum, result}) => `${label}: ${sum} = ${result}`)).toEqual([
      'One run: (3 s ÷ 30 s, rounded up) × (512MB ÷ 256MB) = 1 × 2 = 2 credits',
      'Runs in 30 days: 2,000 runs × 2 credits × 30 days = 120,000 credits',
      'Dedicated workers: 1 worker × 5 credits × 2 × 144 intervals × 30 days = 43,200 credits',
      'Other workflows: Credits in a month, as entered = 9,000 credits',
      'Additional credits: 172,200 − 20,000 included = 152,200 credits',
      'Price of additional credits: 152,200 × $0.0002 = $30.44',
      `Total for the month: $${team} × 2 members + $30.44 = $${team * 2 + 30}.44`,
    ]);
  });

  it.each<[what: string, change: Partial<Workload>, expected: Partial<Estimate>]>([
    ['works out the workload of the pricing page', {}, {creditsPerMonth: 120_000, cost: 39}],
    ['includes 20,000 credits in a paid plan', {memory: 256, runs: 20_000, per: 'month'}, {cost: pro}],
    ['charges Team by member, with one shared allowance', {plan: 'team', members: 4}, {cost: 4 * team + 20}],
    ['adds dedicated workers', {memory: 256, runs: 0, workers: 1}, {creditsPerMonth: 21_600, cost: pro + 0.32}],
    ['includes credits once for several workflows', {memory: 256, runs: 500, others: 120_000}, {cost: 42}],
    [
      'limits a workflow on Free to the credits that others leave',
      {plan: 'free', runs: 288, others: 900},
      {runsThatFit: 35},
    ],
    ['leaves no credits if other workflows use all of them', {plan: 'free', runs: 288, others: 6000}, {runsThatFit: 0}],
    ['fits a poll every 15 minutes into Free', {plan: 'free', memory: 256, runs: 96}, {cost: 0}],
    ['shows how many runs per day the daily limit allows', {plan: 'free', runs: 288}, {runsThatFit: 50}],
  ])('%s', (_what, change, {runsThatFit, ...expected}) => {
    const found = estimate({...workload, ...change});
    expect(found).toMatchObject(expected);
    expect(found.runsThatFit).toBe(runsThatFit);
  });
});
