import {translate} from '@docusaurus/Translate';
import {getFigure, formatCount, getMegabytes, getSeconds} from './figures';

const CREDIT_SECONDS = getSeconds('billing.baseCreditSeconds');

/** Memory that one credit pays for, in MB. Memory is billed in multiples of it. */
export const MEMORY_UNIT = getMegabytes('billing.baseCreditMemory');

function getMemoryUnits(memory: number): number {
  return memory / MEMORY_UNIT;
}

/** Returns the number of time units of a run, rounded up. */
function getTimeCredits(seconds: number): number {
  return Math.ceil(seconds / CREDIT_SECONDS);
}

/** Returns the credits of an execution: time units, rounded up, times memory units. */
export function getCreditsPerRun(seconds: number, memory: number): number {
  return getTimeCredits(seconds) * getMemoryUnits(memory);
}

/** A plan that readers can choose. */
export type Plan = 'free' | 'pro' | 'team';

/**
 * Input of an estimate: one workflow, and the usage of the rest of the workspace. Memory is in MB, and runs are counted
 * per day or month.
 */
export interface Workload {
  readonly plan: Plan;
  readonly members: number;
  readonly memory: number;
  readonly seconds: number;
  readonly runs: number;
  readonly per: 'day' | 'month';
  readonly workers: number;
  /** Monthly credits used by other workflows and sources of the workspace, which share its price and allowance. */
  readonly others: number;
}

/** A line of the calculation: what is calculated, how, and the result. */
interface ArithmeticLine {
  readonly label: string;
  readonly sum: string;
  readonly result: string;
}

/** Credits and cost of a workload in a month of 30 days. */
export interface Estimate {
  readonly creditsPerMonth: number;
  readonly cost: number;
  /** On the Free plan, how many runs a day are covered. Missing if all are. */
  readonly runsThatFit?: number;
  readonly lines: readonly ArithmeticLine[];
}

/** Number of days in a month for estimates. */
export const DAYS_IN_MONTH = 30;
const INTERVALS_IN_DAY = (24 * 60 * 60) / getSeconds('billing.warmWorkersInterval');

/** Formats an amount of money with cents. */
export const formatCents = (dollars: number): string =>
  dollars.toLocaleString('en-US', {style: 'currency', currency: 'USD'});

/** Selects the plural form of a message, such as `run|runs`: `selectMessage` of Docusaurus's `usePluralForm`. */
type SelectMessage = (count: number, forms: string) => string;

function createCountFormatters(select: SelectMessage) {
  const createPlural =
    (forms: string) =>
    (count: number): string =>
      select(count, forms).replace('{count}', formatCount(count));
  return {
    credits: createPlural(translate({id: 'site.credits.credits', message: '{count} credit|{count} credits'})),
    runs: createPlural(translate({id: 'site.credits.countRuns', message: '{count} run|{count} runs'})),
    workers: createPlural(translate({id: 'site.credits.countWorkers', message: '{count} worker|{count} workers'})),
    members: createPlural(translate({id: 'site.credits.countMembers', message: '{count} member|{count} members'})),
  };
}
type CountFormatters = ReturnType<typeof createCountFormatters>;

function createRunLine({seconds, memory}: Workload, {credits}: CountFormatters): ArithmeticLine {
  const time = translate(
    {id: 'site.credits.roundedUp', message: '{sum}, rounded up'},
    {sum: `${formatCount(seconds)} s ÷ ${CREDIT_SECONDS} s`},
  );
  const space = `${formatCount(memory)}MB ÷ ${MEMORY_UNIT}MB`;
  const units = `${getTimeCredits(seconds)} × ${getMemoryUnits(memory)}`;
  const result = credits(getCreditsPerRun(seconds, memory));
  const label = translate({id: 'site.credits.oneRun', message: 'One run'});
  return {label, sum: `(${time}) × (${space}) = ${units}`, result};
}

const formatDaysOfMonth = (): string =>
  translate({id: 'site.credits.days', message: '{count} days'}, {count: DAYS_IN_MONTH});

function createRunsLine(
  workload: Workload,
  {credits, runs}: CountFormatters,
  perRun: number,
  total: number,
): ArithmeticLine {
  const sum = `${runs(workload.runs)} × ${credits(perRun)}`;
  if (workload.per === 'month') {
    const label = translate({id: 'site.credits.runsInMonth', message: 'Runs in a month'});
    return {label, sum, result: credits(total)};
  }
  const label = translate({id: 'site.credits.runsIn', message: 'Runs in {days}'}, {days: formatDaysOfMonth()});
  return {label, sum: `${sum} × ${formatDaysOfMonth()}`, result: credits(total)};
}

function createWorkersLines(workload: Workload, {credits, workers}: CountFormatters, total: number): ArithmeticLine[] {
  if (workload.workers === 0) return [];
  const each = `${credits(getFigure('billing.warmWorkersCreditsPerInterval'))} × ${getMemoryUnits(workload.memory)}`;
  const intervals = translate({id: 'site.credits.intervals', message: '{count} intervals'}, {count: INTERVALS_IN_DAY});
  const label = translate({id: 'site.credits.workers', message: 'Dedicated workers'});
  return [
    {
      label,
      sum: `${workers(workload.workers)} × ${each} × ${intervals} × ${formatDaysOfMonth()}`,
      result: credits(total),
    },
  ];
}

function createOthersLines({others}: Workload, {credits}: CountFormatters): ArithmeticLine[] {
  if (others === 0) return [];
  return [
    {
      label: translate({id: 'site.credits.otherWorkflows', message: 'Other workflows'}),
      sum: translate({id: 'site.credits.asEntered', message: 'Credits in a month, as entered'}),
      result: credits(others),
    },
  ];
}

/** Calculates which part of a day the Free plan covers. */
function estimateFreePlan(
  {others}: Workload,
  {credits, runs}: CountFormatters,
  perRun: number,
  perDay: number,
): Omit<Estimate, 'creditsPerMonth'> {
  const limit = getFigure('billing.dailyCredits');
  const label = translate({id: 'site.credits.dailyLimit', message: 'Daily limit'});
  const sum = translate(
    {id: 'site.credits.ofLimit', message: '{credits} of {limit} a day'},
    {credits: credits(perDay), limit: formatCount(limit)},
  );
  if (perDay <= limit)
    return {cost: 0, lines: [{label, sum, result: translate({id: 'site.credits.allFit', message: 'all runs fit'})}]};
  const left = Math.max(0, limit - getCreditsPerDay(others));
  const runsThatFit = Math.floor(left / perRun);
  const rounded = translate(
    {id: 'site.credits.roundedDown', message: '{sum}, rounded down'},
    {sum: `${formatCount(left)} ÷ ${perRun}`},
  );
  const result = translate({id: 'site.credits.aDay', message: '{runs} a day'}, {runs: runs(runsThatFit)});
  return {cost: 0, runsThatFit, lines: [{label, sum: `${sum}; ${rounded}`, result}]};
}

function estimatePaidPlan(
  {plan, members: count}: Workload,
  {credits, members}: CountFormatters,
  total: number,
): Omit<Estimate, 'creditsPerMonth'> {
  const isTeam = plan === 'team';
  const price = getFigure(isTeam ? 'billing.teamMonthlyPrice' : 'billing.proMonthlyPrice');
  const included = getFigure('billing.includedMonthlyCredits');
  const each = getFigure('billing.extraCreditPrice');
  const extra = Math.max(0, total - included);
  const cost = price * (isTeam ? count : 1) + extra * each;
  const base = isTeam ? `$${price} × ${members(count)}` : `$${price}`;
  const extraCost = formatCents(extra * each);
  const lines = [
    {
      label: translate({id: 'site.credits.extra', message: 'Additional credits'}),
      sum: translate(
        {id: 'site.credits.included', message: '{total} − {included} included'},
        {total: formatCount(total), included: formatCount(included)},
      ),
      result: credits(extra),
    },
    {
      label: translate({id: 'site.credits.extraPrice', message: 'Price of additional credits'}),
      sum: `${formatCount(extra)} × $${each}`,
      result: extraCost,
    },
    {
      label: translate({id: 'site.credits.total', message: 'Total for the month'}),
      sum: `${base} + ${extraCost}`,
      result: formatCents(cost),
    },
  ];
  return {cost, lines};
}

const getCreditsPerDay = (perMonth: number): number => Math.ceil(perMonth / DAYS_IN_MONTH);

/** Calculates the credits and cost of a workload, line by line. */
export function estimateCredits(workload: Workload, selectMessage: SelectMessage): Estimate {
  const {plan, runs, per, seconds, memory, workers, others} = workload;
  const perRun = getCreditsPerRun(seconds, memory);
  const [runsPerDay, runsPerMonth] = per === 'day' ? [runs, runs * DAYS_IN_MONTH] : [getCreditsPerDay(runs), runs];
  const perInterval = getFigure('billing.warmWorkersCreditsPerInterval') * getMemoryUnits(memory);
  const workersPerDay = workers * INTERVALS_IN_DAY * perInterval;
  const workersPerMonth = workersPerDay * DAYS_IN_MONTH;
  const total = runsPerMonth * perRun + workersPerMonth + others;
  const perDay = runsPerDay * perRun + workersPerDay + getCreditsPerDay(others);
  const counts = createCountFormatters(selectMessage);
  const result =
    plan === 'free' ? estimateFreePlan(workload, counts, perRun, perDay) : estimatePaidPlan(workload, counts, total);
  return {
    ...result,
    creditsPerMonth: total,
    lines: [
      createRunLine(workload, counts),
      createRunsLine(workload, counts, perRun, runsPerMonth * perRun),
      ...createWorkersLines(workload, counts, workersPerMonth),
      ...createOthersLines(workload, counts),
      ...result.lines,
    ],
  };
}
