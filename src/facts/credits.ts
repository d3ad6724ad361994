import {billing} from './billing';
import {toBaseUnits} from 'docusaurus-plugin-facts/facts';
import {formatCount} from '.';

const CREDIT_SECONDS = billing.baseCreditSeconds.value;
const MEGABYTE = 1024 ** 2;
const MEMORY_UNIT = toBaseUnits(billing.baseCreditMemory) / MEGABYTE;
const INTERVAL_MINUTES = billing.warmWorkersInterval.value;

/** The memory one credit pays for, in MB: memory is bought in this unit. */
export const memoryUnitMb = MEMORY_UNIT;

/** How many units of memory a workflow has. */
function countMemoryUnits(memoryMb: number): number {
  return memoryMb / MEMORY_UNIT;
}

/** How many credits of time a run uses, rounded up. */
function countTimeUnits(seconds: number): number {
  return Math.ceil(seconds / CREDIT_SECONDS);
}

/** Credits of one execution: time rounded up to whole units, times units of memory. */
export function creditsPerRun(seconds: number, memoryMb: number): number {
  return countTimeUnits(seconds) * countMemoryUnits(memoryMb);
}

/** Credits of dedicated workers that run for some minutes. Every started interval counts. */
export function creditsOfDedicatedWorkers(minutes: number, memoryMb: number, workers = 1): number {
  const intervals = Math.max(workers > 0 ? 1 : 0, Math.ceil(minutes / INTERVAL_MINUTES));
  const perInterval = billing.warmWorkersCreditsPerInterval.value * countMemoryUnits(memoryMb);
  return intervals * perInterval * workers;
}

/** A plan that can be bought, or Free. */
export type Plan = 'free' | 'pro' | 'team';

/**
 * What an estimate is made from: one workflow, and what the rest of the workspace uses. Memory is in MB; runs are
 * counted in a day or a month.
 */
export interface Workload {
  readonly plan: Plan;
  readonly members: number;
  readonly memoryMb: number;
  readonly seconds: number;
  readonly runs: number;
  readonly per: 'day' | 'month';
  readonly workers: number;
  /** Credits that the other workflows and sources of the workspace use in a month. They share price and allowance. */
  readonly otherCredits: number;
}

/** One line of arithmetic: what it works out, how, and the result. */
interface ArithmeticLine {
  readonly label: string;
  readonly sum: string;
  readonly result: string;
}

/** What a workload needs and costs in a month of 30 days. */
export interface Estimate {
  readonly creditsPerRun: number;
  readonly creditsPerDay: number;
  readonly creditsPerMonth: number;
  readonly extraCredits: number;
  readonly cost: number;
  /** On Free, how many runs of a day fit; absent when all do. */
  readonly runsThatFit?: number;
  readonly lines: readonly ArithmeticLine[];
}

/** An estimate counts a month as this many days. */
export const DAYS_IN_MONTH = 30;
const MINUTES_IN_DAY = 24 * 60;
const INTERVALS_IN_DAY = MINUTES_IN_DAY / billing.warmWorkersInterval.value;

/** Writes an amount of money with cents. */
export function formatCents(dollars: number): string {
  const fixed = {minimumFractionDigits: 2, maximumFractionDigits: 2};
  return `$${dollars.toLocaleString('en-GB', fixed)}`;
}

function plural(count: number, word: string): string {
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;
}

const credits = (count: number) => plural(count, 'credit');

function describeRun({seconds, memoryMb}: Workload): ArithmeticLine {
  const time = `${formatCount(seconds)} s ÷ ${billing.baseCreditSeconds.value} s, rounded up`;
  const memory = `${formatCount(memoryMb)}MB ÷ ${billing.baseCreditMemory.value}MB`;
  const units = `${countTimeUnits(seconds)} × ${countMemoryUnits(memoryMb)}`;
  const result = credits(creditsPerRun(seconds, memoryMb));
  return {label: 'One run', sum: `(${time}) × (${memory}) = ${units}`, result};
}

function describeRuns({runs, per}: Workload, perRun: number, total: number): ArithmeticLine {
  const sum = `${plural(runs, 'run')} × ${credits(perRun)}`;
  if (per === 'month') return {label: 'Runs in a month', sum, result: credits(total)};
  return {
    label: `Runs in ${DAYS_IN_MONTH} days`,
    sum: `${sum} × ${DAYS_IN_MONTH} days`,
    result: credits(total),
  };
}

function describeWorkers({workers, memoryMb}: Workload, total: number): ArithmeticLine[] {
  if (workers === 0) return [];
  const each = `${billing.warmWorkersCreditsPerInterval.value} credits × ${countMemoryUnits(memoryMb)}`;
  const sum = `${plural(workers, 'worker')} × ${each} × ${INTERVALS_IN_DAY} intervals × ${DAYS_IN_MONTH} days`;
  return [{label: 'Dedicated workers', sum, result: credits(total)}];
}

function describeOthers({otherCredits}: Workload): ArithmeticLine[] {
  if (otherCredits === 0) return [];
  return [{label: 'Other workflows', sum: 'Credits in a month, as entered', result: credits(otherCredits)}];
}

function describeFree(perRun: number, perDay: number, left: number, runsThatFit?: number): ArithmeticLine[] {
  const limit = billing.dailyCredits.value;
  const use = `${credits(perDay)} of ${formatCount(limit)} a day`;
  if (runsThatFit === undefined) {
    return [{label: 'Daily limit', sum: use, result: 'all runs fit'}];
  }
  const sum = `${use}; ${formatCount(left)} ÷ ${perRun}, rounded down`;
  return [{label: 'Daily limit', sum, result: `${plural(runsThatFit, 'run')} a day`}];
}

function describeBill(workload: Workload, total: number, extra: number, cost: number) {
  const isTeam = workload.plan === 'team';
  const price = isTeam ? billing.teamMonthlyPrice.value : billing.proMonthlyPrice.value;
  const included = billing.includedMonthlyCredits.value;
  const each = `$${billing.extraCreditPrice.value}`;
  const base = isTeam ? `$${price} × ${plural(workload.members, 'member')}` : `$${price}`;
  const extraCost = formatCents(extra * billing.extraCreditPrice.value);
  return [
    {
      label: 'Extra credits',
      sum: `${formatCount(total)} − ${formatCount(included)} included`,
      result: credits(extra),
    },
    {label: 'Price of extra credits', sum: `${formatCount(extra)} × ${each}`, result: extraCost},
    {label: 'Total for the month', sum: `${base} + ${extraCost}`, result: formatCents(cost)},
  ] satisfies ArithmeticLine[];
}

function costOf({plan, members}: Workload, extra: number): number {
  if (plan === 'free') return 0;
  const base = plan === 'team' ? billing.teamMonthlyPrice.value * members : billing.proMonthlyPrice.value;
  return base + extra * billing.extraCreditPrice.value;
}

/** Works out the credits and the cost of a workload, line by line. */
export function estimateCredits(workload: Workload): Estimate {
  const {plan, runs, per, seconds, memoryMb, workers, otherCredits} = workload;
  const perRun = creditsPerRun(seconds, memoryMb);
  const runsPerMonth = per === 'day' ? runs * DAYS_IN_MONTH : runs;
  const runsPerDay = per === 'day' ? runs : Math.ceil(runs / DAYS_IN_MONTH);
  const ofWorkers = creditsOfDedicatedWorkers(DAYS_IN_MONTH * MINUTES_IN_DAY, memoryMb, workers);
  const total = runsPerMonth * perRun + ofWorkers + otherCredits;
  const othersPerDay = Math.ceil(otherCredits / DAYS_IN_MONTH);
  const perDay = runsPerDay * perRun + ofWorkers / DAYS_IN_MONTH + othersPerDay;
  const extra = plan === 'free' ? 0 : Math.max(0, total - billing.includedMonthlyCredits.value);
  const overLimit = plan === 'free' && perDay > billing.dailyCredits.value;
  const left = Math.max(0, billing.dailyCredits.value - othersPerDay);
  const runsThatFit = overLimit ? Math.floor(left / perRun) : undefined;
  const cost = costOf(workload, extra);
  const lines = [
    describeRun(workload),
    describeRuns(workload, perRun, runsPerMonth * perRun),
    ...describeWorkers(workload, ofWorkers),
    ...describeOthers(workload),
    ...(plan === 'free' ? describeFree(perRun, perDay, left, runsThatFit) : describeBill(workload, total, extra, cost)),
  ];
  return {
    creditsPerRun: perRun,
    creditsPerDay: perDay,
    creditsPerMonth: total,
    extraCredits: extra,
    cost,
    lines,
    ...(runsThatFit !== undefined && {runsThatFit}),
  };
}
