import {translate} from '@docusaurus/Translate';
import {figure, formatCount, inMegabytes, inSeconds} from './figures';

const CREDIT_SECONDS = inSeconds('billing.baseCreditSeconds');
const MEMORY_UNIT = inMegabytes('billing.baseCreditMemory');
const INTERVAL_MINUTES = inSeconds('billing.warmWorkersInterval') / 60;

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
  const perInterval = figure('billing.warmWorkersCreditsPerInterval') * countMemoryUnits(memoryMb);
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
const INTERVALS_IN_DAY = MINUTES_IN_DAY / INTERVAL_MINUTES;

/** Writes an amount of money with cents. */
export function formatCents(dollars: number): string {
  const fixed = {minimumFractionDigits: 2, maximumFractionDigits: 2};
  return `$${dollars.toLocaleString('en-GB', fixed)}`;
}

/** Chooses a form of a message, such as `run|runs`, for a number: `selectMessage` of Docusaurus's `usePluralForm`. */
type SelectMessage = (count: number, forms: string) => string;

/** Numbers of things in words. */
function createCounts(select: SelectMessage) {
  const inForms =
    (forms: string) =>
    (count: number): string =>
      select(count, forms).replace('{count}', formatCount(count));
  return {
    credits: inForms(translate({id: 'site.credits.credits', message: '{count} credit|{count} credits'})),
    runs: inForms(translate({id: 'site.credits.countRuns', message: '{count} run|{count} runs'})),
    workers: inForms(translate({id: 'site.credits.countWorkers', message: '{count} worker|{count} workers'})),
    members: inForms(translate({id: 'site.credits.countMembers', message: '{count} member|{count} members'})),
  };
}
type Counts = ReturnType<typeof createCounts>;

function describeRun({seconds, memoryMb}: Workload, {credits}: Counts): ArithmeticLine {
  const time = translate(
    {id: 'site.credits.roundedUp', message: '{sum}, rounded up'},
    {sum: `${formatCount(seconds)} s ÷ ${CREDIT_SECONDS} s`},
  );
  const memory = `${formatCount(memoryMb)}MB ÷ ${MEMORY_UNIT}MB`;
  const units = `${countTimeUnits(seconds)} × ${countMemoryUnits(memoryMb)}`;
  const result = credits(creditsPerRun(seconds, memoryMb));
  const label = translate({id: 'site.credits.oneRun', message: 'One run'});
  return {label, sum: `(${time}) × (${memory}) = ${units}`, result};
}

const daysOfMonth = (): string => translate({id: 'site.credits.days', message: '{count} days'}, {count: DAYS_IN_MONTH});

function describeRuns(workload: Workload, {credits, runs}: Counts, perRun: number, total: number): ArithmeticLine {
  const sum = `${runs(workload.runs)} × ${credits(perRun)}`;
  if (workload.per === 'month') {
    const label = translate({id: 'site.credits.runsInMonth', message: 'Runs in a month'});
    return {label, sum, result: credits(total)};
  }
  const label = translate({id: 'site.credits.runsIn', message: 'Runs in {days}'}, {days: daysOfMonth()});
  return {label, sum: `${sum} × ${daysOfMonth()}`, result: credits(total)};
}

function describeWorkers(workload: Workload, {credits, workers}: Counts, total: number): ArithmeticLine[] {
  if (workload.workers === 0) return [];
  const each = `${credits(figure('billing.warmWorkersCreditsPerInterval'))} × ${countMemoryUnits(workload.memoryMb)}`;
  const intervals = translate({id: 'site.credits.intervals', message: '{count} intervals'}, {count: INTERVALS_IN_DAY});
  const label = translate({id: 'site.credits.workers', message: 'Dedicated workers'});
  return [
    {label, sum: `${workers(workload.workers)} × ${each} × ${intervals} × ${daysOfMonth()}`, result: credits(total)},
  ];
}

function describeOthers({otherCredits}: Workload, {credits}: Counts): ArithmeticLine[] {
  if (otherCredits === 0) return [];
  return [
    {
      label: translate({id: 'site.credits.otherWorkflows', message: 'Other workflows'}),
      sum: translate({id: 'site.credits.asEntered', message: 'Credits in a month, as entered'}),
      result: credits(otherCredits),
    },
  ];
}

function describeFree(
  {credits, runs}: Counts,
  perRun: number,
  perDay: number,
  left: number,
  runsThatFit?: number,
): ArithmeticLine[] {
  const limit = formatCount(figure('billing.dailyCredits'));
  const label = translate({id: 'site.credits.dailyLimit', message: 'Daily limit'});
  const sum = translate(
    {id: 'site.credits.ofLimit', message: '{credits} of {limit} a day'},
    {credits: credits(perDay), limit},
  );
  if (runsThatFit === undefined)
    return [{label, sum, result: translate({id: 'site.credits.allFit', message: 'all runs fit'})}];
  const rounded = translate(
    {id: 'site.credits.roundedDown', message: '{sum}, rounded down'},
    {sum: `${formatCount(left)} ÷ ${perRun}`},
  );
  const result = translate({id: 'site.credits.aDay', message: '{runs} a day'}, {runs: runs(runsThatFit)});
  return [{label, sum: `${sum}; ${rounded}`, result}];
}

function describeBill(
  workload: Workload,
  {credits, members}: Counts,
  total: number,
  extra: number,
  cost: number,
): ArithmeticLine[] {
  const isTeam = workload.plan === 'team';
  const price = isTeam ? figure('billing.teamMonthlyPrice') : figure('billing.proMonthlyPrice');
  const included = formatCount(figure('billing.includedMonthlyCredits'));
  const each = `$${figure('billing.extraCreditPrice')}`;
  const base = isTeam ? `$${price} × ${members(workload.members)}` : `$${price}`;
  const extraCost = formatCents(extra * figure('billing.extraCreditPrice'));
  return [
    {
      label: translate({id: 'site.credits.extra', message: 'Extra credits'}),
      sum: translate(
        {id: 'site.credits.included', message: '{total} − {included} included'},
        {total: formatCount(total), included},
      ),
      result: credits(extra),
    },
    {
      label: translate({id: 'site.credits.extraPrice', message: 'Price of extra credits'}),
      sum: `${formatCount(extra)} × ${each}`,
      result: extraCost,
    },
    {
      label: translate({id: 'site.credits.total', message: 'Total for the month'}),
      sum: `${base} + ${extraCost}`,
      result: formatCents(cost),
    },
  ];
}

function costOf({plan, members}: Workload, extra: number): number {
  if (plan === 'free') return 0;
  const base = plan === 'team' ? figure('billing.teamMonthlyPrice') * members : figure('billing.proMonthlyPrice');
  return base + extra * figure('billing.extraCreditPrice');
}

/** Works out the credits and the cost of a workload, line by line. */
export function estimateCredits(workload: Workload, selectMessage: SelectMessage): Estimate {
  const {plan, runs, per, seconds, memoryMb, workers, otherCredits} = workload;
  const perRun = creditsPerRun(seconds, memoryMb);
  const runsPerMonth = per === 'day' ? runs * DAYS_IN_MONTH : runs;
  const runsPerDay = per === 'day' ? runs : Math.ceil(runs / DAYS_IN_MONTH);
  const ofWorkers = creditsOfDedicatedWorkers(DAYS_IN_MONTH * MINUTES_IN_DAY, memoryMb, workers);
  const total = runsPerMonth * perRun + ofWorkers + otherCredits;
  const othersPerDay = Math.ceil(otherCredits / DAYS_IN_MONTH);
  const perDay = runsPerDay * perRun + ofWorkers / DAYS_IN_MONTH + othersPerDay;
  const extra = plan === 'free' ? 0 : Math.max(0, total - figure('billing.includedMonthlyCredits'));
  const overLimit = plan === 'free' && perDay > figure('billing.dailyCredits');
  const left = Math.max(0, figure('billing.dailyCredits') - othersPerDay);
  const runsThatFit = overLimit ? Math.floor(left / perRun) : undefined;
  const cost = costOf(workload, extra);
  const counts = createCounts(selectMessage);
  const lines = [
    describeRun(workload, counts),
    describeRuns(workload, counts, perRun, runsPerMonth * perRun),
    ...describeWorkers(workload, counts, ofWorkers),
    ...describeOthers(workload, counts),
    ...(plan === 'free'
      ? describeFree(counts, perRun, perDay, left, runsThatFit)
      : describeBill(workload, counts, total, extra, cost)),
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
